import Framewright

extension GameFrames {
    /// Places the parts as documented. Lengths are those of a screen of 414 x 736; horizontal ones scale with the
    /// width, and the board grows with the height.
    ///
    /// In the report the labels begin at the screen's edge, and 24 points are free beside the header and 54 beside
    /// the buttons below the board; on other screens everything keeps 24 points from both edges.
    mutating func placeAsDocumented(_ screen: Rect, _ safe: Rect) {
        let side = Self.documentedSide(screen, safe)
        let top = max(safe.minY + 112, min(screen.midY - side / 2, safe.maxY - side - 60))
        self[.board] = Rect(x: screen.midX - side / 2, y: top, width: side, height: side)
        placeHeader(screen, top: min(max(safe.minY + 30, 50), top - 96))
        placeFooter(screen, safe, below: top + side)
    }

    /// Returns the side of the board.
    static func documentedSide(_ screen: Rect, _ safe: Rect) -> Double {
        min(max(260, screen.height * 260 / 736), screen.width - 60, safe.height - 240)
    }

    private mutating func placeHeader(_ screen: Rect, top: Double) {
        let columns = screen.size.holdsDocumentedFrames ? HeaderColumns.documented : HeaderColumns(in: screen)
        func put(_ part: GamePart, _ column: HeaderColumns.Column, _ y: Double, _ height: Double) {
            self[part] = Rect(x: column.x, y: top + y, width: column.width, height: height)
        }
        put(.step, columns.labels, 0, 30)
        put(.time, columns.labels, 50, 30)
        put(.score, columns.score, 0, 80)
        put(.rank, columns.buttons, 5, 25)
        put(.exit, columns.buttons, 45, 25)
        put(.pause, columns.pause, 5, 65)
    }

    /// Places the buttons below the board, documented 102 points below it and 106 above the screen's bottom. On
    /// narrower screens the buttons keep their width as long as possible, and the gap in the middle narrows.
    private mutating func placeFooter(_ screen: Rect, _ safe: Rect, below board: Double) {
        let scale = DocumentedScale(screen)
        let room = screen.maxY - board
        let y = min(board + (room - 30) * 102 / 208, safe.maxY - 38)
        let lefts = scale.isDocumented ? [30.0, 100, 230, 300] : [24, 94, 260, 330]
        let widened = min(60, (scale.x(390) - scale.x(24) - 30 * scale.unit) / 4) - 60 * scale.unit
        let growth = scale.isDocumented ? 0 : max(0, widened)
        for (index, part) in [GamePart.undo, .reset, .pk, .color].enumerated() {
            // The outer two buttons keep their outer edges, the inner two their distance from them.
            let shift = [0, growth, -2 * growth, -growth][index]
            self[part] = Rect(x: scale.x(lefts[index]) + shift, y: y, width: 60 * scale.unit + growth, height: 30)
        }
    }
}

/// The columns of the header, from left to right.
private struct HeaderColumns {
    struct Column {
        let x: Double
        let width: Double
    }

    let labels, score, buttons, pause: Column

    static let documented = HeaderColumns(
        labels: Column(x: 0, width: 110), score: Column(x: 130, width: 100), buttons: Column(x: 250, width: 65),
        pause: Column(x: 325, width: 65))

    private init(labels: Column, score: Column, buttons: Column, pause: Column) {
        (self.labels, self.score, self.buttons, self.pause) = (labels, score, buttons, pause)
    }

    /// The documented columns between the margins. On a narrow screen the score and the gaps give way first: long
    /// numbers and "Continue" need their widths.
    init(in screen: Rect) {
        let room = screen.width - 2 * DocumentedScale.margin
        let unit = room / 390
        let widths = (label: min(110, max(99, 114 * unit)), button: max(46, 65 * unit), pause: max(57, 65 * unit))
        let gap = max(7, 20 * unit - 6)
        let left = screen.minX + DocumentedScale.margin
        let right = left + room
        labels = Column(x: left, width: widths.label)
        pause = Column(x: right - widths.pause, width: widths.pause)
        buttons = Column(x: pause.x - gap * 0.6 - widths.button, width: widths.button)
        let scoreLeft = left + widths.label + gap
        score = Column(x: scoreLeft, width: buttons.x - gap - scoreLeft)
    }
}

/// Converts documented horizontal positions to another screen: the part between the margins is stretched, the margins
/// are fixed.
private struct DocumentedScale {
    let isDocumented: Bool
    let unit: Double
    private let left: Double

    static let margin = 24.0

    init(_ screen: Rect) {
        isDocumented = screen.size.holdsDocumentedFrames
        unit = (screen.width - 2 * Self.margin) / (414 - 2 * Self.margin)
        left = screen.minX + Self.margin
    }

    func x(_ documented: Double) -> Double { left + (documented - Self.margin) * unit }
}
