/// The bidirectional classes of UAX #9, with two-letter names.
enum BidiClass: String, Sendable, CaseIterable {
    case leftToRight = "L_"
    case rightToLeft = "R_"
    case arabicLetter = "AL"
    case europeanNumber = "EN"
    case europeanSeparator = "ES"
    case europeanTerminator = "ET"
    case arabicNumber = "AN"
    case commonSeparator = "CS"
    case nonspacingMark = "NM"
    case boundaryNeutral = "BN"
    case paragraphSeparator = "B_"
    case segmentSeparator = "S_"
    case whitespace = "WS"
    case otherNeutral = "ON"
    case leftToRightEmbedding = "LE"
    case leftToRightOverride = "LO"
    case rightToLeftEmbedding = "RE"
    case rightToLeftOverride = "RO"
    case popDirectionalFormat = "PF"
    case leftToRightIsolate = "LI"
    case rightToLeftIsolate = "RI"
    case firstStrongIsolate = "FI"
    case popDirectionalIsolate = "PI"

    private static let table = CodePointMap<BidiClass>(UnicodeTable.bidiRuns)

    init(_ scalar: Unicode.Scalar) { self = Self.table[scalar] }
}

extension BidiClass {
    /// True if rule X9 removes the character.
    var isRemoved: Bool {
        switch self {
        case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride,
            .popDirectionalFormat, .boundaryNeutral:
            true
        default: false
        }
    }

    var startsIsolate: Bool {
        self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
    }

    var isIsolateControl: Bool { startsIsolate || self == .popDirectionalIsolate }

    /// True if rules N1 and N2 resolve the character by its context.
    var isNeutral: Bool {
        switch self {
        case .paragraphSeparator, .segmentSeparator, .whitespace, .otherNeutral: true
        default: isIsolateControl
        }
    }

    /// True if the character can require reordering. A left-to-right text without such characters needs none.
    var mayReorder: Bool {
        switch self {
        case .rightToLeft, .arabicLetter, .arabicNumber, .rightToLeftEmbedding, .rightToLeftOverride,
            .rightToLeftIsolate:
            true
        default: false
        }
    }

    /// The embedding level of a strong character (P2), or nil for others.
    var strongLevel: UInt8? {
        switch self {
        case .leftToRight: 0
        case .rightToLeft, .arabicLetter: 1
        default: nil
        }
    }
}

/// The paired brackets of BidiBrackets.txt, each pair with a number. Canonically equivalent pairs have the same
/// number.
enum BidiBracket: Hashable, Sendable {
    case none
    case opening(UInt32)
    case closing(UInt32)

    init(_ scalar: Unicode.Scalar) { self = scalar.value < 0x80 ? Self.ascii(scalar) : Self.all[scalar.value] ?? .none }

    private static func ascii(_ scalar: Unicode.Scalar) -> BidiBracket {
        switch scalar {
        case "(": .opening(0x28)
        case ")": .closing(0x28)
        case "[": .opening(0x5B)
        case "]": .closing(0x5B)
        case "{": .opening(0x7B)
        case "}": .closing(0x7B)
        default: .none
        }
    }

    /// U+2329 and U+232A are canonically equivalent to U+3008 and U+3009.
    private static let all: [UInt32: BidiBracket] = {
        var all: [UInt32: BidiBracket] = [:]
        for pair in UnicodeTable.bracketsRuns.split(whereSeparator: \.isWhitespace) {
            let ends = pair.split(separator: "-").compactMap { UInt32($0, radix: 16) }
            let number = ends[0] == 0x2329 ? 0x3008 : ends[0]
            all[ends[0]] = .opening(number)
            all[ends[1]] = .closing(number)
        }
        return all
    }()
}
