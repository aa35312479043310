/// What a grapheme cluster means for line breaking: the part of Unicode's line breaking algorithm (UAX #14) that screens
/// in Latin, Chinese and Japanese need. Pair rules for Thai, Hebrew, numbers with signs and URLs are not there yet: such
/// text breaks at its spaces, and inside a word only when the word alone is too long.
enum LineBreakClass: UInt8 {
    case space
    /// U+200B: nothing to see, and a line may end here.
    case zeroWidthSpace
    /// Holds on to both neighbours: no-break spaces, the word joiner, quotation marks.
    case glue
    case hyphen
    case ideograph
    case opening
    /// Never starts a line, even after spaces.
    case closing
    /// Never starts a line that follows on without a space: small kana, sound marks, the middle dot.
    case nonStarter
    case digit
    case other

    /// Hangul counts as `other`, so Korean wraps at its spaces, as iOS does in labels.
    init(_ cluster: Character) {
        guard let scalar = cluster.unicodeScalars.first else {
            self = .other
            return
        }
        switch scalar {
        case "a"..."z", "A"..."Z": self = .other
        case "0"..."9": self = .digit
        case " ": self = .space
        default: self = Self.listed[scalar] ?? Self.ranged(scalar)
        }
    }

    private static func ranged(_ scalar: Unicode.Scalar) -> LineBreakClass {
        if scalar.properties.isEmojiPresentation { return .ideograph }
        if scalar.properties.generalCategory == .decimalNumber { return .digit }
        if ideographs.contains(where: { $0.contains(scalar.value) }) { return .ideograph }
        return scalar.properties.isWhitespace ? .space : .other
    }

    /// CJK radicals to Katakana, Bopomofo's supplement to the unified ideographs, Yi, compatibility ideographs, full-width
    /// letters, half-width kana, the supplementary ideographic planes.
    private static let ideographs: [ClosedRange<UInt32>] = [
        0x2E80...0x312F, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xF900...0xFAFF, 0xFF01...0xFF60,
        0xFF66...0xFF9F, 0x20000...0x3FFFD,
    ]

    private static let listed: [Unicode.Scalar: LineBreakClass] = {
        let table: [(LineBreakClass, String)] = [
            (.zeroWidthSpace, "\u{200B}"),
            (.glue, "\u{A0}\u{202F}\u{2007}\u{2060}\u{FEFF}\"'“”‘’«»‹›"),
            (.hyphen, "-\u{2010}\u{2012}–—"),
            (.opening, "([{¡¿（［｛｟「『【〔〖〘〚〈《｢‚„"),
            (.closing, ")]}!?,.:;/。、，．！？：；）］｝｠」』】〕〗〙〛〉》｣｡､…‥%％‰°"),
            (.nonStarter, "・･ー～〜ゝゞヽヾ々〻ｰﾞﾟ゛゜ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"),
            (.nonStarter, "ㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯ"),
        ]
        var listed: [Unicode.Scalar: LineBreakClass] = [:]
        for (kind, characters) in table {
            for scalar in characters.unicodeScalars { listed[scalar] = kind }
        }
        return listed
    }()
}

/// What may happen between a grapheme cluster and the one before it.
enum Boundary: UInt8 {
    /// One glyph shows both, or the paragraph starts here: no line ever does.
    case joined
    /// A line may break here when a word alone is too long for it.
    case cluster
    /// A line may break here.
    case word
}

extension [LineBreakClass] {
    /// True where a line may break between cluster `index - 1` and cluster `index`.
    func mayBreak(before index: Int) -> Bool {
        guard index > 0 else { return false }
        switch (self[index - 1], self[index]) {
        case (_, .space), (_, .closing), (_, .zeroWidthSpace): return false
        case (.space, _), (.zeroWidthSpace, _): return true
        case (.glue, _), (_, .glue), (.opening, _), (_, .nonStarter), (_, .hyphen): return false
        case (.hyphen, .digit): return false
        case (.hyphen, _): return index > 1 && self[index - 2] != .space
        case (.ideograph, _), (_, .ideograph): return true
        case (.nonStarter, _): return true
        case (.closing, .opening): return index > 1 && self[index - 2] == .ideograph
        default: return false
        }
    }
}
