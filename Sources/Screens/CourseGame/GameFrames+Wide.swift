import Framewright

/// The arrangements the document does not have.
extension GameFrames {
    private static let margin = 20.0

    /// Two columns above and below the board.
    mutating func placeInColumns(_ safe: Rect, _ typeScale: Double) {
        let area = safe.inset(by: EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
        let gaps = 3 * 14.0
        let side = min(area.width, max(area.height * 0.42, area.height - gaps - Panel.height * typeScale))
        placeInColumns(area, Panel(x: area.minX, width: area.width, unit: typeScale), side: side, gap: 14)
    }

    /// The same for a tablet: the columns in line with the board's sides.
    mutating func placeInWideColumns(_ safe: Rect, _ typeScale: Double) {
        let scale = min(2, safe.width / 480)
        let edge = Self.margin * scale
        let area = safe.inset(by: EdgeInsets(top: edge / 2, leading: edge, bottom: edge / 2, trailing: edge))
        let gap = 14 * scale
        let wanted = area.height - 3 * gap - Panel.height * scale * typeScale
        let side = min(area.width, max(area.height * 0.5, wanted))
        let panel = Panel(x: area.midX - side / 2, width: side, unit: scale * typeScale)
        placeInColumns(area, panel, side: side, gap: gap)
    }

    /// A panel's unit is the largest it may have.
    private mutating func placeInColumns(_ area: Rect, _ panel: Panel, side: Double, gap: Double) {
        let unit = max(0.5, min(panel.unit, (area.height - 3 * gap - side) / Panel.height))
        let spare = max(0, area.height - 3 * gap - side - Panel.height * unit) / 2
        let panel = Panel(x: panel.x, width: panel.width, unit: unit)
        let top = area.minY + spare
        panel.placeLabels(at: top, in: &self)
        panel.placeButtons(at: top + Panel.labels * unit + gap, in: &self)
        let board = top + (Panel.labels + Panel.buttons) * unit + 2 * gap
        self[.board] = Rect(x: area.midX - side / 2, y: board, width: side, height: side)
        panel.placeTools(at: board + side + gap, in: &self)
    }

    /// Two columns beside the board: labels in line with its top, tools in line with its bottom.
    mutating func placeBeside(_ safe: Rect, _ typeScale: Double) {
        let edge = max(12, min(40, safe.height * 0.03))
        let area = safe.inset(by: EdgeInsets(top: edge, leading: edge + 4, bottom: edge, trailing: edge + 4))
        let least = min(area.width * 0.5, max(220 * min(typeScale, 1.6), area.width * (typeScale > 1.4 ? 0.36 : 0.27)))
        let gap = max(16, min(48, area.width * 0.04))
        let side = max(120, min(area.height, area.width - gap - least))
        let room = area.width - side - gap
        let unit = max(0.5, min(2, side / 420, room / 185) * typeScale)
        let fitting = min(max(unit, min(1, room / 200)), (side - 24) / Panel.height)
        let width = min(room, 300 * max(fitting, 1))
        let left = area.midX - (side + gap + width) / 2
        let top = area.midY - side / 2
        self[.board] = Rect(x: left, y: top, width: side, height: side)
        let panel = Panel(x: left + side + gap, width: width, unit: fitting)
        let spare = side - Panel.height * fitting
        panel.placeLabels(at: top, in: &self)
        panel.placeButtons(at: top + Panel.labels * fitting + spare / 2, in: &self)
        panel.placeTools(at: top + side - Panel.tools * fitting, in: &self)
    }

    /// One row above and one below the board, in line with its sides.
    mutating func placeInLine(_ screen: Rect, _ safe: Rect) {
        let unit = min(2, safe.width / 480)
        let (header, button, gap) = (80 * unit, 34 * unit, 24 * max(1, unit))
        let side = min(safe.width - 4 * Self.margin, safe.height - header - button - 4 * gap)
        let group = header + side + button + 2 * gap
        let top = max(safe.minY + gap, min(screen.midY - side / 2 - gap - header, safe.maxY - gap - group))
        let left = safe.midX - side / 2
        self[.board] = Rect(x: left, y: top + header + gap, width: side, height: side)
        let row = Row(x: left, width: side, gap: 12 * unit)
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

/// Cells of equal width.
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

    private var row: Row { Row(x: x, width: width, gap: 10 * unit) }

    func placeLabels(at top: Double, in frames: inout GameFrames) {
        place([.step, .time], [.score], at: top, height: Self.labels, in: &frames)
    }

    func placeButtons(at top: Double, in frames: inout GameFrames) {
        place([.rank, .exit], [.pause], at: top, height: Self.buttons, in: &frames)
    }

    func placeTools(at top: Double, in frames: inout GameFrames) {
        place([.undo, .pk], [.reset, .color], at: top, height: Self.tools, in: &frames)
    }

    /// The first parts below each other in the first column, the others in the second.
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
