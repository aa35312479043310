/// The guided brocade: every piece has one correct cell.
///
/// Guarantee: each piece is either in the bar or in one cell, and no cell contains two. Pieces and cells are numbered
/// from 0 in the same order, row by row from the top left, so the brocade is complete when every cell contains the
/// piece with its number.
public struct BrocadePuzzle: Hashable, Sendable {
    /// The size of the brocade.
    public let size: BrocadeSize
    /// The pieces not yet placed.
    public private(set) var bar: PiecesBar
    /// The piece in each cell, row by row.
    public private(set) var cells: [Int?]

    /// The result of dropping a piece.
    public enum Drop: Hashable, Sendable {
        /// The piece is in this cell now.
        case placed(cell: Int)
        /// The piece is back where the drag began.
        case returned
    }

    /// Creates a puzzle with all pieces in the bar, shuffled so that no piece is at the position of its number.
    public init(size: BrocadeSize, seed: UInt64) {
        self.size = size
        bar = PiecesBar(items: shuffled(size.pieceCount, seed: seed))
        cells = Array(repeating: nil, count: size.pieceCount)
    }

    /// Creates a puzzle in progress. Throws unless each piece occurs exactly once.
    public init(size: BrocadeSize, cells: [Int?], bar: [Int]) throws(ModelError) {
        guard cells.count == size.pieceCount else {
            throw .pieces("\(cells.count) cells where \(size.pieceCount) are needed")
        }
        var isSeen = Array(repeating: false, count: size.pieceCount)
        for piece in cells.compactMap(\.self) + bar {
            guard isSeen.indices.contains(piece) else { throw .pieces("a piece of number \(piece)") }
            guard !isSeen[piece] else { throw .pieces("piece \(piece) twice") }
            isSeen[piece] = true
        }
        if let missing = isSeen.firstIndex(of: false) { throw .pieces("piece \(missing) missing") }
        self.size = size
        self.cells = cells
        self.bar = PiecesBar(items: bar)
    }

    /// True if every cell contains its own piece. Then no piece can be moved.
    public var isWon: Bool { cells.indices.allSatisfy { cells[$0] == $0 } }

    /// Drops a piece from the bar with its centre at a point.
    ///
    /// It snaps to the nearest cell. It returns to the bar if that cell is occupied, or if the point is more than half
    /// a cell outside the left half.
    @discardableResult
    public mutating func drop(fromBar item: Int, at center: BrocadePoint) -> Drop {
        precondition(bar.items.indices.contains(item), "no item \(item) in the bar")
        guard isNear(center), let cell = nearestCell(to: center), cells[cell] == nil else { return .returned }
        cells[cell] = bar.items.remove(at: item)
        return .placed(cell: cell)
    }

    /// Drops a piece from a cell with its centre at a point. It snaps to the nearest cell of the left half at any
    /// distance. It returns to its cell if the nearest cell is occupied, including by the piece itself.
    @discardableResult
    public mutating func drop(fromCell cell: Int, at center: BrocadePoint) -> Drop {
        guard !isWon, let piece = piece(in: cell) else { return .returned }
        guard let target = nearestCell(to: center), cells[target] == nil else { return .returned }
        (cells[cell], cells[target]) = (nil, piece)
        return .placed(cell: target)
    }

    /// Moves a cell's piece to the end of the bar, as a long press does. Returns false if there is none or the brocade
    /// is complete.
    @discardableResult
    public mutating func remove(fromCell cell: Int) -> Bool {
        guard !isWon, let piece = piece(in: cell) else { return false }
        cells[cell] = nil
        bar.items.append(piece)
        return true
    }

    /// Shows a page of the bar, see `PiecesBar.show(page:)`.
    public mutating func turnBar(page: Int) { bar.turn(page: page) }

    /// Ends a scroll of the bar, see `PiecesBar.settle(atItem:)`.
    public mutating func settleBar(atItem offset: Double) { bar.settle(atItem: offset) }

    /// Returns the centre of a cell.
    public func center(ofCell cell: Int) -> BrocadePoint {
        BrocadePoint(x: Double(cell % size.columns) + 0.5, y: Double(cell / size.columns) + 0.5)
    }

    /// Returns the cell of the left half that a piece with that centre covers most. Returns nil for NaN.
    public func nearestCell(to center: BrocadePoint) -> Int? {
        guard !center.x.isNaN && !center.y.isNaN else { return nil }
        let column = Int(min(max(center.x, 0), Double(size.columns) - 0.5))
        let row = Int(min(max(center.y, 0), Double(size.rows) - 0.5))
        return row * size.columns + column
    }

    private func isNear(_ center: BrocadePoint) -> Bool {
        (-0.5...Double(size.columns) + 0.5).contains(center.x) && (-0.5...Double(size.rows) + 0.5).contains(center.y)
    }

    private func piece(in cell: Int) -> Int? {
        precondition(cells.indices.contains(cell), "no cell \(cell)")
        return cells[cell]
    }
}

/// Returns the numbers from 0 in random order, none in its own place: Sattolo's shuffle ("An algorithm to generate a
/// random cyclic permutation", 1986).
private func shuffled(_ count: Int, seed: UInt64) -> [Int] {
    var generator = SeededGenerator(seed: seed)
    var order = Array(0..<count)
    for index in 1..<count { order.swapAt(index, generator.next(in: 0...index - 1)) }
    return order
}
