import Framewright

extension GameFrames {
    /// The documented arrangement. Its lengths are those of a screen of 414 x 736; across, they are shares of the width,
    /// and the board grows with the height.
    ///
    /// The report leaves the last 24 points beside the header free and 54 beside the buttons below the board; on other
    /// widths than its own the buttons end where the header does.
    mutating func placeAsDocumented(_ screen: Rect, _ safe: Rect) {
        let side = min(max(260, screen.height * 260 / 736), screen.width - 60, safe.height - 240)
        let top = max(safe.minY + 112, min(screen.midY - side / 2, safe.maxY - side - 60))
        self[.board] = Rect(x: screen.midX - side / 2, y: top, width: side, height: side)
        placeHeader(screen, top: min(max(safe.minY + 30, 50), top - 96))
        placeFooter(screen, safe, below: top + side)
    }

    private mutating func placeHeader(_ screen: Rect, top: Double) {
        let unit = screen.width / 414
        func put(_ part: GamePart, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
            self[part] = Rect(x: screen.minX + x * unit, y: top + y, width: width * unit, height: height)
        }
        put(.step, 0, 0, 110, 30)
        put(.time, 0, 50, 110, 30)
        put(.score, 130, 0, 100, 80)
        put(.rank, 250, 5, 65, 25)
        put(.exit, 250, 45, 65, 25)
        put(.pause, 325, 5, 65, 65)
    }

    /// Documented: 102 points below the board and 106 above the screen's end.
    private mutating func placeFooter(_ screen: Rect, _ safe: Rect, below board: Double) {
        let unit = screen.width / 414
        let room = screen.maxY - board
        let y = min(board + (room - 30) * 102 / 208, safe.maxY - 38)
        let isDocumented = screen.width == 414
        let lefts = isDocumented ? [30.0, 100, 230, 300] : [24, 94, 260, 330]
        for (part, left) in zip([GamePart.undo, .reset, .pk, .color], lefts) {
            self[part] = Rect(x: screen.minX + left * unit, y: y, width: 60 * unit, height: 30)
        }
    }
}
