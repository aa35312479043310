import Framewright

/// The lengths of the web game, documented for a board of 500 points and, on screens up to 520 points wide, of 280.
struct WebMeasures {
    enum Width: String {
        case wide, narrow
    }

    /// A line's font size as a share of its proposed height, so that no line is clipped.
    nonisolated static let lineShare = 0.8
    /// The introduction's font size as a share of its proposed height, in which six lines fit.
    nonisolated static let introductionShare = 0.135
    /// A button's title, 18 points in 40.
    nonisolated static let buttonShare = 0.45
    /// From this growth of text on, title and scores stand in rows of their own on a narrow screen, and "New Game"
    /// takes more of its row from the introduction. Boxes grow less than other text.
    nonisolated static let growth = (rows: 1.2, mostOfBox: 1.5)
    /// Returns the minimum padding beside the number in a score box, relative to the box's height. It is constant in
    /// points as the box grows with the text.
    nonisolated static func leastPadding(_ textGrowth: Double) -> Double {
        9 / min(max(1, textGrowth), growth.mostOfBox)
    }
    /// The height of a score box: 25 points, and 15 above and below.
    nonisolated static let boxHeight = 55.0

    let board: Double
    /// The font sizes of title and text.
    let title: Double
    let body: Double
    /// The padding beside the number in a score box.
    let boxPadding: Double
    /// The additional height at which "+N" begins in narrow boxes, where it would otherwise cover the score.
    let gainLift: Double
    /// The gaps between the rows title, introduction and board.
    let gaps: (introduction: Double, board: Double)
    /// The minimum space at the sides, and the documented space above.
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
    /// The height of "New Game", no more than its title needs where the width limits it.
    func button(growth: Double) -> Double { min(body * growth, 0.08 * board) / Self.buttonShare }
    /// The widest that "New Game" and the introduction are, as shares of the board's side.
    nonisolated static func rowShares(growth: Double) -> (button: Double, introduction: Double) {
        growth >= Self.growth.rows ? (0.46, 0.53) : (0.42, 0.57)
    }

    /// The height proposed to the introduction.
    var introductionLimit: Double { body / Self.introductionShare }
}
