/// The guided brocade: every piece has one right cell, row by row from the top left.
///
/// Guarantee: each piece is either in the bar or in one cell, and no cell holds two. Pieces and cells count from 0 in
/// the same order, so the brocade is done when every cell holds the piece of its own number.
public struct BrocadePuzzle: Hashable, Sendable {
    /// How finely it is cut.
    public let size: BrocadeSize
    /// The pieces not yet placed.
    public private(set) var bar: PiecesBar
    /// For every cell, row by row, the piece in it.
    public private(set) var cells: [Int?]

    /// What came of letting a piece go.
    public enum Drop: Hashable, Sendable {
        /// It lies in this cell now.
        case placed(cell: Int)
        /// It is back where the drag began.
        case returned
    }

    /// All pieces in the bar, in an order in which none is at its own number's place.
    public init(size: BrocadeSize, seed: UInt64) {
        self.size = size
        bar = PiecesBar(items: shuffled(size.pieceCount, seed: seed))
        cells = Array(repeating: nil, count: size.pieceCount)
    }

    /// A brocade found under way. Throws unless each piece is there exactly once.
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

    /// Every cell holds its own piece. Nothing moves any more.
    public var isWon: Bool { cells.indices.allSatisfy { cells[$0] == $0 } }

    /// Lets go of a piece from the bar with its centre at a point.
    ///
    /// It snaps to the nearest cell. It goes back to its place in the bar when that cell is taken, or when the point is
    /// more than half a cell outside the left half.
    @discardableResult
    public mutating func drop(fromBar item: Int, at center: BrocadePoint) -> Drop {
        precondition(bar.items.indices.contains(item), "no item \(item) in the bar")
        guard isNear(center), let cell = nearestCell(to: center), cells[cell] == nil else { return .returned }
        cells[cell] = bar.items.remove(at: item)
        return .placed(cell: cell)
    }

    /// Lets go of a piece from a cell with its centre at a point: it snaps to the nearest cell of the left half, however
    /// far, and leaves its own free; it goes back when that cell is taken, its own included.
    @discardableResult
    public mutating func drop(fromCell cell: Int, at center: BrocadePoint) -> Drop {
        guard !isWon, let piece = piece(in: cell) else { return .returned }
        guard let target = nearestCell(to: center), cells[target] == nil else { return .returned }
        (cells[cell], cells[target]) = (nil, piece)
        return .placed(cell: target)
    }

    /// A long press on a cell: its piece goes to the end of the bar. False if there is none, or the brocade is done.
    @discardableResult
    public mutating func remove(fromCell cell: Int) -> Bool {
        guard !isWon, let piece = piece(in: cell) else { return false }
        cells[cell] = nil
        bar.items.append(piece)
        return true
    }

    /// Turns the bar's pages, as `PiecesBar.show(page:)`.
    public mutating func show(page: Int) { bar.show(page: page) }

    /// Ends a scroll of the bar, as `PiecesBar.settle(atItem:)`.
    public mutating func settleBar(atItem offset: Double) { bar.settle(atItem: offset) }

    /// The centre of a cell.
    public func center(ofCell cell: Int) -> BrocadePoint {
        BrocadePoint(x: Double(cell % size.columns) + 0.5, y: Double(cell / size.columns) + 0.5)
    }

    /// The cell of the left half that a piece with that centre covers most; nil for NaN.
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

/// Sattolo's shuffle ("An algorithm to generate a random cyclic permutation", 1986): one cycle through all, so none
/// stays.
private func shuffled(_ count: Int, seed: UInt64) -> [Int] {
    var generator = SeededGenerator(seed: seed)
    var order = Array(0..<count)
    for index in 1..<count { order.swapAt(index, generator.next(in: 0...index - 1)) }
    return order
}
