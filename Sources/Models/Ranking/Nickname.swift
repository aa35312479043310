/// A player's name in a ranking, in any script.
///
/// Guarantee: 1 to 20 characters (grapheme clusters), white space at neither end, something visible, no control
/// character. Two names are equal when Unicode calls them canonically equivalent: a composed é is a decomposed é.
public struct Nickname: Hashable, Sendable {
    /// The name as it is shown.
    public let text: String

    /// In characters as a reader counts them.
    public static let maximumLength = 20
    /// Thrice what 20 of the longest emoji need. Without it, one character could be a megabyte of accents.
    public static let maximumScalars = 640

    /// Trims white space and line breaks from both ends.
    public init(_ text: String) throws(ModelError) {
        let trimmed = trimmed(text)
        guard trimmed.contains(where: isVisible) else { throw .emptyNickname }
        guard trimmed.unicodeScalars.count <= Self.maximumScalars, trimmed.count <= Self.maximumLength else {
            throw .longNickname(trimmed)
        }
        guard !trimmed.unicodeScalars.contains(where: isControl) else { throw .controlCharacter(trimmed) }
        self.text = trimmed
    }

    /// For text that keeps the guarantee by the way it was made.
    init(trusted text: String) { self.text = text }
}

extension Nickname: Comparable {
    /// By the Unicode scalars of the lower-case letters; names that differ in case only, by their own scalars.
    ///
    /// No language's alphabet, and the same on every machine: "Zoe" before "Änne" before "中". Lower case is each
    /// scalar's own mapping (Unicode Character Database), whatever its neighbours. Scalars are those of the composed
    /// form (NFC), which is how `String` compares.
    public static func < (left: Nickname, right: Nickname) -> Bool {
        let (folded, otherFolded) = (left.folded, right.folded)
        return folded == otherFolded ? left.text < right.text : folded < otherFolded
    }

    private var folded: String { text.unicodeScalars.map(\.properties.lowercaseMapping).joined() }
}

extension Nickname: CustomStringConvertible {
    /// The name as it is shown.
    public var description: String { text }
}

/// Without white space and line breaks at either end.
func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
}

/// Not made of scalars alone that leave no trace, such as a zero-width space.
private func isVisible(_ character: Character) -> Bool {
    !character.isWhitespace && character.unicodeScalars.contains { !$0.properties.isDefaultIgnorableCodePoint }
}

/// Line separators included, which Unicode does not count as control characters.
func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
}
