/// How text is fitted into the space proposed to it.
public struct ParagraphStyle: Hashable, Sendable {
    /// At most this many lines; nil for as many as it takes; values below 1 count as 1.
    public var lineLimit: Int?
    /// At least as high as this many lines of the first font; never more than 1,000 of them.
    public var reservedLineCount: Int
    /// Where shorter lines sit inside the text's own bounds, not inside the proposal.
    public var alignment: TextAlignment
    /// How far text that does not fit may shrink before it is cut, 0 to 1. Steps are 64ths, the last one this value
    /// itself (never below 1/64).
    public var minimumScaleFactor: Double
    /// Lets characters of text that does not fit move together, until it is 1/1.05 as long, before it shrinks.
    public var allowsTightening: Bool
    /// Points between lines, besides their own height and leading; not scaled; negative values count as 0.
    public var lineSpacing: Double
    /// What gives way when shrinking is not enough.
    public var truncation: Truncation
    /// False for text that ends with its last whole character instead of an ellipsis.
    public var hasEllipsis = true
    /// The direction of paragraphs without a letter, and which side is leading. Paragraphs with letters have the direction
    /// of their first one.
    public var layoutDirection: WritingDirection
    /// Nil for the measurer's own.
    public var locale: Locale?

    /// Which part of a text that does not fit is replaced by an ellipsis.
    public enum Truncation: Hashable, Sendable, CaseIterable {
        case head
        case tail
        case middle
    }

    /// By default all lines are shown, at full size.
    public init(
        lineLimit: Int? = nil, reservedLineCount: Int = 1, alignment: TextAlignment = .leading,
        minimumScaleFactor: Double = 1, allowsTightening: Bool = false, lineSpacing: Double = 0,
        truncation: Truncation = .tail, layoutDirection: WritingDirection = .leftToRight, locale: Locale? = nil
    ) {
        self.lineLimit = lineLimit
        self.reservedLineCount = reservedLineCount
        self.alignment = alignment
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
        self.lineSpacing = lineSpacing
        self.truncation = truncation
        self.layoutDirection = layoutDirection
        self.locale = locale
    }
}

/// Where the lines of a text sit that are shorter than its longest one.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    case leading
    case center
    case trailing
}

extension ParagraphStyle {
    /// The factors to try after 1, largest first.
    var smallerScales: [Double] {
        guard minimumScaleFactor < 1 else { return [] }
        let smallest = max(minimumScaleFactor, 1.0 / 64)
        return (1...63).reversed().map { Double($0) / 64 }.filter { $0 > smallest } + [smallest]
    }

    var largestLineCount: Int { max(1, lineLimit ?? .max) }

    var smallestLineCount: Int { min(max(1, reservedLineCount), 1_000) }

    /// 0 for anything that is not a positive number.
    var gap: Double { lineSpacing > 0 && lineSpacing.isFinite ? lineSpacing : 0 }
}
