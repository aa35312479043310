/// The line breaking classes of UAX #14 after rule LB1, with their two-letter names.
///
/// Some classes are subdivided for specific rules: opening and closing quotation marks (`QI`, `QF`, LB15a to LB19),
/// wide brackets (`OW`, `CW`, LB30) and unassigned pictographs (`XP`, LB30b). The hyphen U+2010 has the class `HH`,
/// as in Unicode 17 and later (LB20a).
enum LineBreakClass: String, Sendable, CaseIterable {
    case mandatoryBreak = "BK"
    case carriageReturn = "CR"
    case lineFeed = "LF"
    case nextLine = "NL"
    case combiningMark = "CM"
    case zeroWidthJoiner = "ZJ"
    case zeroWidthSpace = "ZW"
    case wordJoiner = "WJ"
    case glue = "GL"
    case space = "SP"
    case breakOpportunityBeforeAndAfter = "B2"
    case breakAfter = "BA"
    case breakBefore = "BB"
    case hyphen = "HY"
    case unambiguousHyphen = "HH"
    case contingentBreak = "CB"
    case closePunctuation = "CL"
    case closeParenthesis = "CP"
    case wideCloseParenthesis = "CW"
    case exclamation = "EX"
    case inseparable = "IN"
    case nonStarter = "NS"
    case openPunctuation = "OP"
    case wideOpenPunctuation = "OW"
    /// Quotation marks that are neither initial nor final, such as the typewriter's.
    case quotation = "QU"
    case initialQuotation = "QI"
    case finalQuotation = "QF"
    case infixNumericSeparator = "IS"
    case numeric = "NU"
    case postfixNumeric = "PO"
    case prefixNumeric = "PR"
    case symbolsAllowingBreakAfter = "SY"
    case alphabetic = "AL"
    /// Letters of Thai, Lao, Khmer and Burmese, whose words can only be found with a dictionary. There is none, so
    /// they are treated as alphabetic.
    case complexContext = "SA"
    case hebrewLetter = "HL"
    case ideographic = "ID"
    case emojiBase = "EB"
    case emojiModifier = "EM"
    case unassignedPictograph = "XP"
    case hangulLV = "H2"
    case hangulLVT = "H3"
    case jamoLeading = "JL"
    case jamoVowel = "JV"
    case jamoTrailing = "JT"
    case regionalIndicator = "RI"

    private static let table = CodePointMap<LineBreakClass>(UnicodeTable.lineBreakRuns)

    /// Returns the class of a character. The table does not distinguish Hangul syllables with and without a final
    /// consonant: every 28th has none.
    init(_ scalar: Unicode.Scalar) {
        let listed = Self.table[scalar]
        self = listed == .hangulLV && (scalar.value - 0xAC00) % 28 != 0 ? .hangulLVT : listed
    }
}

extension LineBreakClass {
    /// True if breaks between two such classes depend only on the pair.
    var isSimple: Bool {
        switch self {
        case .alphabetic, .numeric, .ideographic, .space: true
        default: false
        }
    }

    /// True if a line must end after the character.
    var endsLine: Bool {
        switch self {
        case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
        default: false
        }
    }

    /// True if the character attaches to the preceding one (LB9).
    var isCombining: Bool { self == .combiningMark || self == .zeroWidthJoiner }

    /// True if combining marks cannot attach to the character (LB9).
    var refusesMarks: Bool { endsLine || self == .space || self == .zeroWidthSpace }

    /// True if a quotation mark or hyphen after the character begins a word, as at the start of a text (LB15a,
    /// LB20a).
    var beginsWords: Bool { endsLine || self == .space || self == .zeroWidthSpace || self == .glue }

    /// True if a closing quotation mark before the character stays with the preceding text (LB15b).
    var endsQuotes: Bool {
        switch self {
        case .space, .glue, .wordJoiner, .exclamation, .infixNumericSeparator, .symbolsAllowingBreakAfter: true
        case .zeroWidthSpace: true
        default: isQuotation || isClosing || endsLine
        }
    }

    var isQuotation: Bool { self == .quotation || self == .initialQuotation || self == .finalQuotation }
    var isLetter: Bool { self == .alphabetic || self == .hebrewLetter || self == .complexContext }
    var isOpening: Bool { self == .openPunctuation || self == .wideOpenPunctuation }
    var isParenthesisClosing: Bool { self == .closeParenthesis || self == .wideCloseParenthesis }
    var isClosing: Bool { self == .closePunctuation || isParenthesisClosing }
    var isSign: Bool { self == .prefixNumeric || self == .postfixNumeric }

    var isIdeographOrEmoji: Bool {
        switch self {
        case .ideographic, .emojiBase, .emojiModifier, .unassignedPictograph: true
        default: false
        }
    }

    var isHangul: Bool {
        switch self {
        case .hangulLV, .hangulLVT, .jamoLeading, .jamoVowel, .jamoTrailing: true
        default: false
        }
    }
}
