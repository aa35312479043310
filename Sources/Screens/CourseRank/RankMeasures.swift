import Framewright

/// Lengths of the rank screen: the documented ones, all grown by 1.5 on a screen that is regular both ways, so that the
/// table can be read from a tablet's distance. Rows grow further with the size the person wants text in; columns keep their
/// widths, so that no number becomes smaller.
struct RankMeasures {
    /// What screen there is.
    enum Kind {
        case phone
        /// A phone on its side: the title is no higher than a bar.
        case low
        case tablet
    }

    let kind: Kind
    let textScale: Double

    private var scale: Double { kind == .tablet ? 1.5 : 1 }

    /// At least so much is free above the title: a phone's status bar.
    var top: Double { kind == .low ? 4 : 20 }
    var titleSize: Double { kind == .low ? 30 : 45 * scale }
    var titleHeight: Double { kind == .low ? 40 : 60 * scale }
    /// The title bar and the headers share this much.
    var titleOverlap: Double { kind == .low ? 0 : 10 * scale }
    var back: Size { Size(width: 60 * scale * max(1, textScale), height: 20 * scale * max(1, textScale)) }
    /// The platform's default for buttons, as the report sets no font for them.
    var backSize: Double { 18 * scale * max(1, textScale) }
    var headerSize: Double { 18 * scale * max(1, textScale) }
    /// Free beside the table, on each side.
    var marginShare: Double { kind == .tablet ? 0.05 : 0 }
    /// A score further from its name than this is hard to follow; wider screens centre the table.
    var tableWidth: Double { 620 * scale * max(1, textScale) }
    var rankWidth: Double { 75 * scale }
    var rowHeight: Double { 30 * scale * max(1, textScale) }
    /// The platform's default for labels.
    var fontSize: Double { 17 * scale * textScale }
    var inset: Double { 8 * scale }
    /// Texts that are too long for their column shrink, to 8 points at least.
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
    /// Points of body text (Apple's Human Interface Guidelines, Typography).
    fileprivate var bodySize: Double {
        [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][rawValue]
    }
}
