extension Board2048 {
    /// Returns the effect of a swipe before a new tile appears. Returns nil if nothing would move.
    ///
    /// Tiles slide as far as they can, and two equal tiles that collide merge into one of twice the value: first those
    /// nearest to the side swiped to. A tile made in this swipe does not merge again. Tiles of `maximumValue` do not
    /// merge.
    public func move(_ direction: SwipeDirection) -> Move2048? {
        guard canMove(direction) else { return nil }
        var pull = Pull(board: self)
        for number in 0..<dimension { pull.take(SwipeLine(number, towards: direction, dimension: dimension)) }
        let settled = Board2048(trusted: pull.cells, dimension: dimension)
        return Move2048(
            direction: direction, before: self, settled: settled, after: settled, tiles: pull.tiles,
            merges: pull.merges, spawned: nil)
    }

    /// Returns true if a swipe would move anything.
    public func canMove(_ direction: SwipeDirection) -> Bool {
        (0..<dimension).contains { isLoose(SwipeLine($0, towards: direction, dimension: dimension)) }
    }

    /// Returns true if a tile in the line has a gap or an equal tile before it.
    private func isLoose(_ line: SwipeLine) -> Bool {
        var last = cells[line.start]
        for step in 1..<dimension {
            let value = cells[line[step]]
            if value != 0 && (last == 0 || merges(value, last)) { return true }
            last = value
        }
        return false
    }

    /// Returns true if two neighbouring tiles can merge.
    func merges(_ value: Int, _ other: Int) -> Bool {
        value == other && value < Self.maximumValue(dimension: dimension)
    }

    /// Returns the board with `value` in an empty cell.
    func placing(_ value: Int, at index: Int) -> Board2048 {
        var cells = cells
        cells[index] = value
        return Board2048(trusted: cells, dimension: dimension)
    }
}

/// A swipe in progress, which processes one line at a time.
private struct Pull {
    private let board: Board2048
    private(set) var cells: [Int]
    private(set) var tiles: [Move2048.Tile] = []
    private(set) var merges: [Move2048.Merge] = []

    init(board: Board2048) {
        self.board = board
        cells = Array(repeating: 0, count: board.cells.count)
        tiles.reserveCapacity(board.cells.count)
    }

    mutating func take(_ line: SwipeLine) {
        var place = line.start
        var partner: Int?
        for step in 0..<board.dimension where board.cells[line[step]] != 0 {
            let value = board.cells[line[step]]
            if let waiting = partner, board.merges(value, tiles[waiting].value) {
                merge(waiting, with: line[step])
                partner = nil
            } else {
                cells[place] = value
                partner = tiles.count
                tiles.append(Move2048.Tile(value: value, origin: line[step], destination: place, isMerging: false))
                place += line.stride
            }
        }
    }

    private mutating func merge(_ waiting: Int, with origin: Int) {
        let (value, cell) = (tiles[waiting].value, tiles[waiting].destination)
        tiles[waiting].isMerging = true
        tiles.append(Move2048.Tile(value: value, origin: origin, destination: cell, isMerging: true))
        merges.append(Move2048.Merge(cell: cell, value: value * 2, near: tiles[waiting].origin, far: origin))
        cells[cell] = value * 2
    }
}

/// The cells of a row or column in the order of a swipe: the first is at the side swiped to.
private struct SwipeLine {
    /// The index of the first cell.
    let start: Int
    /// The difference of the indices of consecutive cells.
    let stride: Int

    /// Creates line `number`, counted from the top or left.
    init(_ number: Int, towards direction: SwipeDirection, dimension: Int) {
        switch direction {
        case .up: (start, stride) = (number, dimension)
        case .right: (start, stride) = ((number + 1) * dimension - 1, -1)
        case .down: (start, stride) = (dimension * (dimension - 1) + number, -dimension)
        case .left: (start, stride) = (number * dimension, 1)
        }
    }

    subscript(step: Int) -> Int { start + step * stride }
}
