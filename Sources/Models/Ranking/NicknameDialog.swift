/// The dialog that asks for a name before a score is ranked.
public struct NicknameDialog: Hashable, Sendable {
    /// What the field holds.
    public private(set) var text = ""

    /// As it opens, with an empty field.
    public init() {}

    /// What is kept of a longer text: enough for any name and the white space around it, and no megabyte.
    public static let maximumScalars = 2 * Nickname.maximumScalars

    /// Replaces what the field holds.
    public mutating func type(_ text: String) {
        let scalars = text.unicodeScalars
        self.text =
            scalars.count > Self.maximumScalars
            ? String(String.UnicodeScalarView(scalars.prefix(Self.maximumScalars))) : text
    }

    /// The name as it would be ranked; nil while there is none in the field.
    public var nickname: Nickname? { try? Nickname(text) }

    /// Why Confirm does nothing, if so. An empty field is `ModelError.emptyNickname`, which no one need be told.
    public var problem: ModelError? {
        do {
            _ = try Nickname(text)
            return nil
        } catch {
            return error
        }
    }

    /// The field holds a name.
    public var canConfirm: Bool { nickname != nil }
}
