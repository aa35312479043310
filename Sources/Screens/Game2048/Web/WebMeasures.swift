import Framewright

/// Lengths of the web game, documented for a board of 500 points and, on screens up to 520 points wide, of 280.
struct WebMeasures {
    enum Width: String {
        case wide, narrow
    }

    /// A line's font as a share of the height it is offered, so that no line is cut.
    nonisolated static let lineShare = 0.8
    /// The introduction's font as a share of the height it is offered, which has room for six lines.
    nonisolated static let introductionShare = 0.135
    /// A button's title, 18 points in 40; in two lines as much air is left above and below.
    nonisolated static func buttonShare(lines: Int) -> Double { lines > 1 ? 0.34 : 0.45 }
    /// From this growth of text on title and scores stand in rows of their own on a narrow screen, where "New Game" takes two
    /// lines then. Boxes grow less than other text.
    nonisolated static let growth = (rows: 1.2, mostOfBox: 1.5)
    /// Beside the number in a box of score. A box that grows with the text keeps it, in points.
    nonisolated static func leastPadding(_ textGrowth: Double) -> Double {
        9 / min(max(1, textGrowth), growth.mostOfBox)
    }
    /// A box of score: 25 points, and 15 above and below.
    nonisolated static let boxHeight = 55.0

    let board: Double
    /// Font sizes.
    let title: Double
    let body: Double
    /// Beside the number in a box.
    let boxPadding: Double
    /// How much higher than documented "+N" begins in narrow boxes, in which it would hide the score.
    let gainLift: Double
    /// Between rows: title, introduction, board.
    let gaps: (introduction: Double, board: Double)
    /// The least air around everything, and the documented one above.
    let margin: (side: Double, top: Double)

    init(_ width: Width, theme: Theme) {
        let size = { (name: String, otherwise: Double) in
            theme.dimension("size.game2048Web.\(width.rawValue).\(name)") ?? otherwise
        }
        switch width {
        case .wide:
            (board, title, body, boxPadding, gainLift) = (500, size("title", 80), size("body", 18), 25, 0)
            (gaps, margin) = ((0, 40), (10, 80))
        case .narrow:
            (board, title, body, boxPadding, gainLift) = (280, size("title", 27), size("body", 15), 10, 40)
            (gaps, margin) = ((10, 17), (20, 20))
        }
    }

    var titleHeight: Double { title / Self.lineShare }
    var headingHeight: Double { max(titleHeight, Self.boxHeight) }
    /// The height of "New Game".
    func button(growth: Double, lines: Int) -> Double { body * growth / Self.buttonShare(lines: lines) }

    /// What the introduction is offered.
    var introductionLimit: Double { body / Self.introductionShare }
}
