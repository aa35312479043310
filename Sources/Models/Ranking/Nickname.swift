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
    /// By the Unicode scalars of the lower-case letters, Latin ones without their accents; names that differ in case and
    /// accents only, by their own scalars.
    ///
    /// No language's alphabet, and the same on every machine: "Änne" before "Zoe" before "中". Lower case is each
    /// scalar's own mapping (Unicode Character Database), whatever its neighbors. Scalars are those of the composed
    /// form (NFC), which is how `String` compares.
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

/// "o" for "ö" and "ø": a small Latin letter without what its Unicode name has "with" it. Other scalars as they are.
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
