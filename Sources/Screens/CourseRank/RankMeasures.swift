import Framewright

/// The lengths of the rank screen in points: the documented ones, times 1.5 if both size classes are regular, for a
/// tablet's viewing distance. Rows grow further with the text size; columns keep their widths, so that no number
/// becomes smaller.
struct RankMeasures {
    /// The kinds of screens.
    enum Kind {
        case phone
        /// A phone in landscape: the title is no higher than a bar.
        case low
        case tablet
    }

    let kind: Kind
    let textScale: Double

    private var scale: Double { kind == .tablet ? 1.5 : 1 }

    /// The minimum space above the title: a phone's status bar.
    var top: Double { kind == .low ? 4 : 20 }
    var titleSize: Double { kind == .low ? 30 : 45 * scale }
    var titleHeight: Double { kind == .low ? 40 : 60 * scale }
    /// The overlap of the title bar and the headers.
    var titleOverlap: Double { kind == .low ? 0 : 10 * scale }
    var back: Size { Size(width: 60 * scale * max(1, textScale), height: 20 * scale * max(1, textScale)) }
    /// The font size of the back button: the platform's default for buttons, because the report sets none.
    var backSize: Double { 18 * scale * max(1, textScale) }
    /// As large as "Rank" with its arrow has room for in its column, all three alike.
    var headerSize: Double { min(18 * max(1, textScale), 21.5) * scale }
    /// Free beside the table, on each side.
    var marginShare: Double { kind == .tablet ? 0.05 : 0 }
    /// The maximum width of the table. Longer distances between name and score are hard to follow; wider screens
    /// centre the table.
    var tableWidth: Double { 620 * scale * max(1, textScale) }
    var rankWidth: Double { 75 * scale }
    var rowHeight: Double { 30 * scale * max(1, textScale) }
    /// The platform's default font size for labels.
    var fontSize: Double { 17 * scale * textScale }
    var inset: Double { 8 * scale }
    /// The minimum scale factor of text too long for its column: it shrinks to 8 points at least.
    var smallestScale: Double { min(1, 8 / fontSize) }
}

extension EnvironmentValues {
    var rankMeasures: RankMeasures {
        let isTablet = horizontalSizeClass == .regular && verticalSizeClass == .regular
        return RankMeasures(
            kind: isTablet ? .tablet : verticalSizeClass == .compact ? .low : .phone,
            textScale: min(dynamicTypeSize.bodySize / 17, isTablet ? 2 : 1.5))
    }
}

extension DynamicTypeSize {
    /// The size of body text, in points (Apple's Human Interface Guidelines, Typography).
    fileprivate var bodySize: Double {
        [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][rawValue]
    }
}
