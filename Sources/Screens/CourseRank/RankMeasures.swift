import Framewright

/// Lengths of the rank screen: the documented ones, all grown by 1.4 on a screen that is regular both ways, so that the
/// table can be read from a tablet's distance. The table grows further with the size the person wants text in, as far as
/// three columns leave room.
struct RankMeasures {
    let scale: Double
    let textScale: Double

    var titleSize: Double { 45 * scale }
    var titleHeight: Double { 60 * scale }
    /// The title bar and the headers share this much.
    var titleOverlap: Double { 10 * scale }
    var back: Size { Size(width: 60 * scale, height: 20 * scale) }
    /// The largest size at which a line fits the height of `back`.
    var backSize: Double { 16 * scale }
    /// A score further from its name than this is hard to follow; wider screens centre the table.
    var tableWidth: Double { 620 * scale * max(1, textScale) }
    var rankWidth: Double { 75 * scale * max(1, textScale) }
    var rowHeight: Double { 30 * scale * max(1, textScale) }
    /// The platform's default.
    var fontSize: Double { 17 * scale * textScale }
    var inset: Double { 8 * scale }
}

extension EnvironmentValues {
    var rankMeasures: RankMeasures {
        let isRegular = horizontalSizeClass == .regular && verticalSizeClass == .regular
        return RankMeasures(
            scale: isRegular ? 1.4 : 1, textScale: min(dynamicTypeSize.bodySize / 17, isRegular ? 2 : 1.5))
    }
}

extension DynamicTypeSize {
    /// Points of body text (Apple's Human Interface Guidelines, Typography).
    fileprivate var bodySize: Double {
        [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][rawValue]
    }
}
