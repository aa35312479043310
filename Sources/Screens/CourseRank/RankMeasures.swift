import Framewright

/// Lengths of the rank screen: the documented ones, all grown by 1.4 on a screen that is regular both ways, so that the
/// table can be read from a tablet's distance.
struct RankMeasures {
    let scale: Double

    var titleSize: Double { 45 * scale }
    var titleHeight: Double { 60 * scale }
    /// The title bar and the headers share this much.
    var titleOverlap: Double { 10 * scale }
    var back: Size { Size(width: 60 * scale, height: 20 * scale) }
    /// The largest size at which a line fits the height of `back`.
    var backSize: Double { 16 * scale }
    /// A score further from its name than this is hard to follow; wider screens centre the table.
    var tableWidth: Double { 620 * scale }
    var rankWidth: Double { 75 * scale }
    var rowHeight: Double { 30 * scale }
    /// The platform's default.
    var fontSize: Double { 17 * scale }
    var inset: Double { 8 * scale }
}

extension EnvironmentValues {
    var rankMeasures: RankMeasures {
        RankMeasures(scale: horizontalSizeClass == .regular && verticalSizeClass == .regular ? 1.4 : 1)
    }
}
