import Framewright

/// Lengths of the rank screen: the documented ones, all grown by 1.6 on a screen that is regular both ways, so that the
/// table can be read from a tablet's distance. The table grows further with the size the person wants text in, as far as
/// three columns leave room.
struct RankMeasures {
    /// What screen there is.
    enum Kind {
        case phone
        /// A phone on its side: the title is no higher than a bar.
        case low
        case tablet
    }

    /// How high a row is and how large its text.
    struct Row {
        let height: Double
        let fontSize: Double

        /// No number is set in less than 10 points.
        var smallestScale: Double { max(0.4, 10 / fontSize) }
    }

    let kind: Kind
    let textScale: Double

    private var scale: Double { kind == .tablet ? 1.6 : 1 }

    /// At least so much is free above the title: a phone's status bar.
    var top: Double { kind == .low ? 4 : 20 }
    var titleSize: Double { kind == .low ? 30 : 45 * scale }
    var titleHeight: Double { kind == .low ? 40 : 60 * scale }
    /// The title bar and the headers share this much.
    var titleOverlap: Double { kind == .low ? 0 : 10 * scale }
    var back: Size { Size(width: 60 * scale * max(1, textScale), height: 20 * scale * max(1, textScale)) }
    /// The largest size at which a line fits the height of `back`.
    var backSize: Double { 16 * scale * max(1, textScale) }
    /// Free beside the table, on each side.
    var marginShare: Double { kind == .tablet ? 0.05 : 0 }
    /// A score further from its name than this is hard to follow; wider screens centre the table.
    var tableWidth: Double { 620 * scale * max(1, textScale) }
    var rankWidth: Double { 75 * scale * max(1, textScale) }
    var rowHeight: Double { 30 * scale * max(1, textScale) }
    /// The platform's default.
    var fontSize: Double { 17 * scale * textScale }
    var inset: Double { 8 * scale }
    /// The largest score has 16 digits: text as people usually have it shrinks them, larger text breaks them.
    var scoreLines: Int { textScale > 1.2 ? 2 : 1 }

    /// A tablet has room to show the three best larger where rows are in the order of their scores, and all rows of a short
    /// list; less so where all text is large.
    func row(ofRank rank: Int, of count: Int, byScore: Bool) -> Row {
        guard kind == .tablet else { return Row(height: rowHeight, fontSize: fontSize) }
        let best = [1: (height: 2.2, text: 1.6), 2: (height: 1.9, text: 1.4), 3: (height: 1.6, text: 1.2)]
        let growth = byScore ? best[rank] ?? (height: 1, text: 1) : (height: 1, text: 1)
        // Seven rows, with the best, are as many as fill a tablet on its side.
        let room = textScale > 1.2 ? 1 : min(1.7, max(1, 16 / (Double(count) + 2)))
        let share = 1 / max(1, textScale)
        return Row(
            height: rowHeight * room * (1 + (growth.height - 1) * share),
            fontSize: fontSize * (0.4 + 0.6 * room) * (1 + (growth.text - 1) * share))
    }
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
