/// The dialog that asks for a name before a score is ranked.
public struct NicknameDialog: Hashable, Sendable {
    /// The text in the field.
    public private(set) var text = ""

    /// Creates the dialog with an empty field.
    public init() {}

    /// The maximum number of Unicode scalars in the field: enough for any name with surrounding white space.
    public static let maximumScalars = 2 * Nickname.maximumScalars

    /// Replaces the text in the field.
    public mutating func type(_ text: String) {
        let scalars = text.unicodeScalars
        self.text =
            scalars.count > Self.maximumScalars
            ? String(String.UnicodeScalarView(scalars.prefix(Self.maximumScalars))) : text
    }

    /// The name that would be ranked. Nil if the text is not a name.
    public var nickname: Nickname? { try? Nickname(text) }

    /// The reason that Confirm is disabled, if any. Screens need not display `ModelError.emptyNickname`, the error of
    /// an empty field.
    public var problem: ModelError? {
        do {
            _ = try Nickname(text)
            return nil
        } catch {
            return error
        }
    }

    /// True if the field contains a valid name.
    public var canConfirm: Bool { nickname != nil }
}
