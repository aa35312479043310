/// How text is fitted into the space proposed to it.
public struct ParagraphStyle: Hashable, Sendable {
    /// At most this many lines; nil for as many as it takes; values below 1 count as 1.
    public var lineLimit: Int?
    /// Where shorter lines sit inside the text's own bounds, not inside the proposal.
    public var alignment: TextAlignment
    /// How far text that does not fit may shrink before it is cut, 0 to 1. Steps are 64ths, the last one this value
    /// itself (never below 1/64).
    public var minimumScaleFactor: Double
    /// Points between lines, besides their own height; not scaled; negative values count as 0.
    public var lineSpacing: Double
    /// What gives way when shrinking is not enough.
    public var truncation: Truncation

    /// Which part of a text that does not fit is replaced by an ellipsis.
    public enum Truncation: Hashable, Sendable {
        case tail
    }

    /// By default all lines are shown, at full size.
    public init(
        lineLimit: Int? = nil, alignment: TextAlignment = .leading, minimumScaleFactor: Double = 1,
        lineSpacing: Double = 0, truncation: Truncation = .tail
    ) {
        self.lineLimit = lineLimit
        self.alignment = alignment
        self.minimumScaleFactor = minimumScaleFactor
        self.lineSpacing = lineSpacing
        self.truncation = truncation
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

    /// 0 for anything that is not a positive number.
    var gap: Double { lineSpacing > 0 && lineSpacing.isFinite ? lineSpacing : 0 }
}
