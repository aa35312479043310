/// The parameters by which text is fitted into a proposed size.
public struct ParagraphStyle: Hashable, Sendable {
    /// The maximum number of lines, or nil for no limit. Values below 1 count as 1.
    public var lineLimit: Int?
    /// The minimum height, as a number of lines in the first font; at most 1,000.
    public var reservedLineCount: Int
    /// The alignment of shorter lines inside the text's own bounds, not the proposal.
    public var alignment: TextAlignment
    /// The factor down to which text that does not fit may shrink before it is truncated, 0 to 1. It shrinks in steps
    /// of 1/64; the last step is this value itself (at least 1/64).
    public var minimumScaleFactor: Double
    /// True if the characters of text that does not fit may be moved together before it shrinks, to a length of at
    /// least 1/1.05.
    public var allowsTightening: Bool
    /// The additional space between lines in points, which is not scaled. Negative values count as 0.
    public var lineSpacing: Double
    /// The part of the text that is replaced if shrinking is not sufficient.
    public var truncation: Truncation
    /// True to mark the truncation by an ellipsis. If false, truncated text ends with its last whole character.
    public var hasEllipsis = true
    /// The direction of paragraphs without strong characters, which also determines the leading edge. Other
    /// paragraphs have the direction of their first strong character.
    public var layoutDirection: WritingDirection
    /// The locale, or nil for that of the measurer.
    public var locale: Locale?

    /// The part of truncated text that the ellipsis replaces.
    public enum Truncation: Hashable, Sendable, CaseIterable {
        /// The beginning.
        case head
        /// The end.
        case tail
        /// The middle.
        case middle
    }

    /// Creates a style. By default all lines are shown at full size.
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

/// The alignment of lines that are shorter than the longest one.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    /// At the leading edge.
    case leading
    /// Centred.
    case center
    /// At the trailing edge.
    case trailing
}

extension ParagraphStyle {
    /// The scale factors to try after 1, in descending order.
    var smallerScales: [Double] {
        guard minimumScaleFactor < 1 else { return [] }
        let smallest = max(minimumScaleFactor, 1.0 / 64)
        return (1...63).reversed().map { Double($0) / 64 }.filter { $0 > smallest } + [smallest]
    }

    var largestLineCount: Int { max(1, lineLimit ?? .max) }

    var smallestLineCount: Int { min(max(1, reservedLineCount), 1_000) }

    /// The line spacing, or 0 unless it is a positive finite number.
    var gap: Double { lineSpacing > 0 && lineSpacing.isFinite ? lineSpacing : 0 }
}
