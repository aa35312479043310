import Framewright

/// The arrangements that are not documented.
extension GameFrames {
    private static let margin = 20.0

    /// Returns the side of the board between two columns of labels and buttons: at least the documented side,
    /// independent of the text size.
    static func sideBetweenColumns(_ screen: Rect, _ safe: Rect) -> Double {
        min(safe.width - 32, max(documentedSide(screen, safe), safe.height * 0.47))
    }

    /// Places two columns above and below the board, for larger text on a phone. Their height is the part that the
    /// board leaves free.
    mutating func placeInColumns(_ screen: Rect, safe: Rect, typeScale: Double) {
        let area = safe.inset(by: EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
        let (side, gap) = (Self.sideBetweenColumns(screen, safe), 14.0)
        let unit = max(0.5, min(typeScale, (area.height - 3 * gap - side) / Panel.height))
        let panel = Panel(x: area.minX, width: area.width, unit: unit)
        let top = area.minY + max(0, area.height - 3 * gap - side - Panel.height * unit) / 2
        panel.placeLabels(at: top, in: &self)
        panel.placeButtons(at: top + Panel.labels * unit + gap, in: &self)
        let board = top + (Panel.labels + Panel.buttons) * unit + 2 * gap
        self[.board] = Rect(x: area.midX - side / 2, y: board, width: side, height: side)
        panel.placeTools(at: board + side + gap, in: &self)
    }

    /// Places two columns beside the board, between its top and its bottom; beside a large board they are closer
    /// together. Larger text does not shrink the board.
    mutating func placeBeside(_ safe: Rect, _ typeScale: Double) {
        let edge = max(12, min(40, safe.height * 0.03))
        let area = safe.inset(by: EdgeInsets(top: edge, leading: edge + 4, bottom: edge, trailing: edge + 4))
        let least = min(area.width * 0.5, max(220, area.width * 0.31))
        let gap = max(16, min(48, area.width * 0.04))
        let side = max(120, min(area.height, area.width - gap - least))
        let room = area.width - side - gap
        let usual = max(0.5, min(1.6, max(side / 420, min(1, room / 200)), room / 185))
        let unit = min(usual * max(1, typeScale), (side - 24) / Panel.height)
        let width = min(room, 300 * max(unit, 1))
        let left = area.midX - (side + gap + width) / 2
        let top = area.midY - side / 2
        self[.board] = Rect(x: left, y: top, width: side, height: side)
        let panel = Panel(x: left + side + gap, width: width, unit: unit)
        let spare = min((side - Panel.height * unit) / 2, 64 * unit)
        var y = area.midY - Panel.height * unit / 2 - spare
        panel.placeLabels(at: y, in: &self)
        y += Panel.labels * unit + spare
        panel.placeButtons(at: y, in: &self)
        panel.placeTools(at: y + Panel.buttons * unit + spare, in: &self)
    }

    /// Places one row above and one below the board, aligned with its sides. Larger text does not shrink the board.
    mutating func placeInLine(_ safe: Rect, _ typeScale: Double) {
        let usual = max(1, min(1.4, safe.width / 640))
        // Header and buttons with the four gaps around the board.
        let lengths = (header: 80.0, button: 34.0, gap: 24.0)
        let needed = lengths.header + lengths.button + 4 * lengths.gap
        let side = min(safe.width - 4 * Self.margin, safe.height - needed * usual * 1.4)
        let unit = min(usual * max(1, typeScale), (safe.height - side) / needed)
        let (header, button, gap) = (lengths.header * unit, lengths.button * unit, lengths.gap * unit)
        let top = safe.midY - (header + side + button + 2 * gap) / 2
        let left = safe.midX - side / 2
        self[.board] = Rect(x: left, y: top + header + gap, width: side, height: side)
        let row = Row(x: left, width: side, gap: 12 * usual)
        self[.step] = row.cell(0, of: 4, y: top, height: button)
        self[.time] = row.cell(0, of: 4, y: top + header - button, height: button)
        self[.score] = row.cell(1, of: 4, y: top, height: header)
        self[.rank] = row.cell(2, of: 4, y: top, height: button)
        self[.exit] = row.cell(2, of: 4, y: top + header - button, height: button)
        self[.pause] = row.cell(3, of: 4, y: top, height: header)
        for (index, part) in [GamePart.undo, .reset, .pk, .color].enumerated() {
            self[part] = row.cell(index, of: 4, y: top + header + side + 2 * gap, height: button)
        }
    }
}

/// A row of cells of equal width.
private struct Row {
    let x: Double
    let width: Double
    let gap: Double

    func cell(_ index: Int, of count: Int, y: Double, height: Double) -> Rect {
        let cell = (width - gap * Double(count - 1)) / Double(count)
        return Rect(x: x + (cell + gap) * Double(index), y: y, width: cell, height: height)
    }
}

/// Labels, buttons and tools in two columns. Heights are documented ones times `unit`.
private struct Panel {
    let x: Double
    let width: Double
    let unit: Double

    static let labels = 80.0
    static let buttons = 70.0
    static let tools = 70.0
    static let height = labels + buttons + tools

    private var row: Row { Row(x: x, width: width, gap: 0.04 * width) }

    func placeLabels(at top: Double, in frames: inout GameFrames) {
        place([.step, .time], [.score], at: top, height: Self.labels, in: &frames)
    }

    func placeButtons(at top: Double, in frames: inout GameFrames) {
        place([.rank, .exit], [.pause], at: top, height: Self.buttons, in: &frames)
    }

    func placeTools(at top: Double, in frames: inout GameFrames) {
        place([.undo, .pk], [.reset, .color], at: top, height: Self.tools, in: &frames)
    }

    /// Places the first parts below each other in the first column, the others in the second.
    private func place(
        _ first: [GamePart], _ second: [GamePart], at top: Double, height: Double, in frames: inout GameFrames
    ) {
        for (column, parts) in [first, second].enumerated() {
            let count = Double(parts.count)
            let cell = (height * unit - 10 * unit * (count - 1)) / count
            for (index, part) in parts.enumerated() {
                frames[part] = row.cell(column, of: 2, y: top + (cell + 10 * unit) * Double(index), height: cell)
            }
        }
    }
}
