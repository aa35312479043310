import Framewright

extension GameFrames {
    /// The documented arrangement. Its lengths are those of a screen of 414 x 736; across, they are shares of the width,
    /// and the board grows with the height.
    ///
    /// The report begins the labels at the screen's edge and leaves the last 24 points beside the header free, and 54
    /// beside the buttons below the board; on other screens everything keeps 24 points from both edges.
    mutating func placeAsDocumented(_ screen: Rect, _ safe: Rect) {
        let side = min(max(260, screen.height * 260 / 736), screen.width - 60, safe.height - 240)
        let top = max(safe.minY + 112, min(screen.midY - side / 2, safe.maxY - side - 60))
        self[.board] = Rect(x: screen.midX - side / 2, y: top, width: side, height: side)
        placeHeader(screen, top: min(max(safe.minY + 30, 50), top - 96))
        placeFooter(screen, safe, below: top + side)
    }

    private mutating func placeHeader(_ screen: Rect, top: Double) {
        let scale = DocumentedScale(screen)
        func put(_ part: GamePart, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
            self[part] = Rect(x: scale.x(x), y: top + y, width: width * scale.unit, height: height)
        }
        let (left, width, score) = scale.isDocumented ? (0.0, 110.0, 130.0) : (24, 100, 137)
        // "Continue" needs its documented width: score and the buttons beside it give way.
        let widened = scale.isDocumented ? 0 : max(0, min(65 * (1 - scale.unit), 9))
        put(.step, left, 0, width, 30)
        put(.time, left, 50, width, 30)
        put(.score, score, 0, 100, 80)
        put(.rank, 250, 5, 65, 25)
        put(.exit, 250, 45, 65, 25)
        put(.pause, 325, 5, 65, 65)
        self[.score].size.width -= widened / 2
        for part in [GamePart.rank, .exit] {
            self[part].origin.x -= widened / 2
            self[part].size.width -= widened / 2
        }
        self[.pause].origin.x -= widened
        self[.pause].size.width += widened
    }

    /// Documented: 102 points below the board and 106 above the screen's end. On narrower screens the buttons keep their
    /// width as long as there is room, and the gap in the middle narrows.
    private mutating func placeFooter(_ screen: Rect, _ safe: Rect, below board: Double) {
        let scale = DocumentedScale(screen)
        let room = screen.maxY - board
        let y = min(board + (room - 30) * 102 / 208, safe.maxY - 38)
        let lefts = scale.isDocumented ? [30.0, 100, 230, 300] : [24, 94, 260, 330]
        let widened = min(60, (scale.x(390) - scale.x(24) - 30 * scale.unit) / 4) - 60 * scale.unit
        let growth = scale.isDocumented ? 0 : max(0, widened)
        for (index, part) in [GamePart.undo, .reset, .pk, .color].enumerated() {
            // The outer two keep their outer edges, the inner two their distance from them.
            let shift = [0, growth, -2 * growth, -growth][index]
            self[part] = Rect(x: scale.x(lefts[index]) + shift, y: y, width: 60 * scale.unit + growth, height: 30)
        }
    }
}

/// Documented lengths across on another screen: what lies between the margins is stretched, the margins stay.
private struct DocumentedScale {
    let isDocumented: Bool
    let unit: Double
    private let left: Double

    private static let margin = 24.0

    init(_ screen: Rect) {
        isDocumented = screen.size.holdsDocumentedFrames
        unit = (screen.width - 2 * Self.margin) / (414 - 2 * Self.margin)
        left = screen.minX + Self.margin
    }

    func x(_ documented: Double) -> Double { left + (documented - Self.margin) * unit }
}
