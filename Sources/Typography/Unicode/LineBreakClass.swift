/// What a character means for line breaking: the classes of UAX #14 after rule LB1, by their two letters there.
///
/// Rules divide some of them: quotes that open or close (`QI`, `QF`, LB15a to LB19), brackets that are wide (`OW`, `CW`, LB30), and
/// pictographs to come (`XP`, LB30b). The hyphen U+2010 has the class `HH`, as from Unicode 17 on (LB20a).
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
    /// Of no side: the quote of typewriters.
    case quotation = "QU"
    case initialQuotation = "QI"
    case finalQuotation = "QF"
    case infixNumericSeparator = "IS"
    case numeric = "NU"
    case postfixNumeric = "PO"
    case prefixNumeric = "PR"
    case symbolsAllowingBreakAfter = "SY"
    case alphabetic = "AL"
    /// Thai, Lao, Khmer and Burmese letters: words are found with a dictionary, which is not here, so these are letters.
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

    /// Syllables with and without a final consonant take turns, every 28th without: the table does not list them.
    init(_ scalar: Unicode.Scalar) {
        let listed = Self.table[scalar]
        self = listed == .hangulLV && (scalar.value - 0xAC00) % 28 != 0 ? .hangulLVT : listed
    }
}

extension LineBreakClass {
    /// What only a pair's two classes decide about, among each other.
    var isSimple: Bool {
        switch self {
        case .alphabetic, .numeric, .ideographic, .space: true
        default: false
        }
    }

    /// The break must come after it.
    var endsLine: Bool {
        switch self {
        case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
        default: false
        }
    }

    /// Attaches to what it follows (LB9).
    var isCombining: Bool { self == .combiningMark || self == .zeroWidthJoiner }

    /// What combining marks cannot attach to (LB9).
    var refusesMarks: Bool { endsLine || self == .space || self == .zeroWidthSpace }

    /// A quote or a hyphen behind it begins a word, as at the start of a text (LB15a, LB20a).
    var beginsWords: Bool { endsLine || self == .space || self == .zeroWidthSpace || self == .glue }

    /// What closes a quotation stays with what is before it where this follows (LB15b).
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
