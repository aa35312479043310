import Framewright

/// Lengths of the web game, documented for a board of 500 points and, on screens up to 520 points wide, of 280.
struct WebMeasures {
    enum Width: String {
        case wide, narrow
    }

    /// A line's font as a share of the height it is offered, so that no line is cut.
    nonisolated static let lineShare = 0.8
    /// The introduction's font as a share of its three lines.
    nonisolated static let introductionShare = 0.27
    /// A button's title, 18 points in 40.
    nonisolated static let buttonShare = 0.45
    /// A box of score: 25 points, and 15 above and below.
    nonisolated static let boxHeight = 55.0

    let board: Double
    /// Font sizes.
    let title: Double
    let body: Double
    /// Beside the number in a box.
    let boxPadding: Double
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
            (board, title, body, boxPadding) = (500, size("title", 80), size("body", 18), 25)
            (gaps, margin) = ((0, 40), (10, 80))
        case .narrow:
            (board, title, body, boxPadding) = (280, size("title", 27), size("body", 15), 10)
            (gaps, margin) = ((10, 17), (20, 20))
        }
    }

    var titleHeight: Double { title / Self.lineShare }
    var headingHeight: Double { max(titleHeight, Self.boxHeight) }
    var button: Double { body / Self.buttonShare }
    /// Three lines.
    var introductionLimit: Double { body / Self.introductionShare }
}
