/// A player's name in a ranking, in any script.
///
/// Guarantee: 1 to 20 characters (grapheme clusters), no white space at either end, at least one visible character, no
/// control character. Two names are equal if they are canonically equivalent in Unicode: a composed é equals a
/// decomposed é.
public struct Nickname: Hashable, Sendable {
    /// The name as displayed.
    public let text: String

    /// The maximum number of characters (grapheme clusters).
    public static let maximumLength = 20
    /// The maximum number of Unicode scalars: three times the number for 20 of the longest emoji. Without a limit, one
    /// character could contain any number of accents.
    public static let maximumScalars = 640

    /// Creates a name, without white space and line breaks at both ends.
    public init(_ text: String) throws(ModelError) {
        let trimmed = trimmed(text)
        guard trimmed.contains(where: isVisible) else { throw .emptyNickname }
        guard trimmed.unicodeScalars.count <= Self.maximumScalars, trimmed.count <= Self.maximumLength else {
            throw .longNickname(trimmed)
        }
        guard !trimmed.unicodeScalars.contains(where: isControl) else { throw .controlCharacter(trimmed) }
        self.text = trimmed
    }

    /// Creates a name from text that is known to be valid.
    init(trusted text: String) { self.text = text }
}

extension Nickname: Comparable {
    /// Compares the Unicode scalars of the lower-case names, without the accents of Latin letters. Names that differ
    /// only in case and accents are compared by their own scalars.
    ///
    /// Not the order of any language, but the same on every machine: "Änne" before "Zoe" before "中". Lower case is each
    /// scalar's own mapping (Unicode Character Database), regardless of context. Scalars are those of the composed form
    /// (NFC), as in comparisons of `String`.
    public static func < (left: Nickname, right: Nickname) -> Bool {
        let (folded, otherFolded) = (left.folded, right.folded)
        return folded == otherFolded ? left.text < right.text : folded < otherFolded
    }

    private var folded: String {
        var folded = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.lazy.flatMap(\.properties.lowercaseMapping.unicodeScalars) {
            let isAccent = scalar.properties.generalCategory == .nonspacingMark && folded.last?.isASCII == true
            if !isAccent { folded.append(plain(scalar)) }
        }
        return String(folded)
    }
}

/// Returns the base letter of a small Latin letter, such as "o" for "ö" and "ø": the one before "WITH" in its Unicode
/// name. Returns other scalars unchanged.
private func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let latin: [ClosedRange<UInt32>] = [0xE0...0x24F, 0x1E00...0x1EFF]
    guard latin.contains(where: { $0.contains(scalar.value) }), let name = scalar.properties.name else { return scalar }
    let words = name.split(separator: " ")
    guard words.count > 4, words[...3].dropLast() == ["LATIN", "SMALL", "LETTER"], words[4] == "WITH" else {
        return scalar
    }
    guard words[3].count == 1, let letter = words[3].lowercased().unicodeScalars.first else { return scalar }
    return letter
}

extension Nickname: CustomStringConvertible {
    /// The name as displayed.
    public var description: String { text }
}

/// Returns the text without white space and line breaks at both ends.
func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
}

/// Returns false for a character of ignorable scalars only, such as a zero-width space.
private func isVisible(_ character: Character) -> Bool {
    !character.isWhitespace && character.unicodeScalars.contains { !$0.properties.isDefaultIgnorableCodePoint }
}

/// Returns true for control characters, and for line separators, which Unicode does not count as such.
func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
}
