import FramewrightModels
import Testing

struct Board2048Tests {
    /// A 4x4 board without tiles.
    static let empty = blank(dimension: 4)

    @Test(arguments: [Int.min, -1, 0, 2, 9, Int.max])
    func `a board has 3 to 8 rows`(dimension: Int) {
        #expect(throws: ModelError.boardDimension(dimension)) { try Board2048(dimension: dimension, cells: []) }
    }

    @Test(arguments: 3...8)
    func `an empty board of every dimension is valid`(dimension: Int) throws {
        let board = try Board2048(dimension: dimension, cells: Array(repeating: 0, count: dimension * dimension))
        #expect(
            board.total == 0 && board.maximum == 0 && board.emptyCells.count == dimension * dimension && !board.isLost)
    }

    @Test(arguments: [0, 8, 10, 16])
    func `a board needs a value for every cell`(count: Int) {
        #expect(throws: ModelError.boardCellCount(count, expected: 9)) {
            try Board2048(dimension: 3, cells: Array(repeating: 0, count: count))
        }
    }

    @Test(arguments: [1, -2, 3, 6, 2047, 262_144, Int.min, Int.max, 1 << 62])
    func `an invalid cell value is reported with its position`(value: Int) {
        var cells = Array(repeating: 0, count: 16)
        cells[6] = value
        #expect(throws: ModelError.boardValue(value, row: 1, column: 2, maximum: 131_072)) {
            try Board2048(dimension: 4, cells: cells)
        }
    }

    @Test(arguments: 3...8)
    func `every power of two up to the maximum is a tile`(dimension: Int) throws {
        let maximum = Board2048.maximumValue(dimension: dimension)
        for power in sequence(first: 2, next: { $0 < maximum ? $0 * 2 : nil }) {
            let board = try Board2048(
                dimension: dimension, cells: Array(repeating: power, count: dimension * dimension))
            #expect(board.maximum == power && board.total == power * dimension * dimension)
        }
    }

    @Test func `the maximum is 131072 up to 4x4 and 67108864 beyond`() {
        #expect(
            (3...8).map { Board2048.maximumValue(dimension: $0) } == [131_072, 131_072] + [
                67_108_864, 67_108_864, 67_108_864, 67_108_864,
            ])
    }

    /// The longest chain of merges: tiles 4, 4, 8 ... 65536 fill 16 cells and merge into one.
    @Test func `131072 is the largest tile a full 4x4 board can merge into`() throws {
        let chain = [4, 4] + (3...16).map { 1 << $0 }
        let board = try Board2048(dimension: 4, cells: chain)
        #expect(board.total == Board2048.maximumValue(dimension: 4))
    }

    @Test func `the score is the sum of all tiles`() throws {
        let board = try Board2048(dimension: 3, cells: [2, 0, 4, 0, 1024, 0, 0, 0, 2])
        #expect(board.total == 1032 && board.maximum == 1024)
    }

    @Test func `cells are row by row, empty ones listed in that order`() throws {
        let board = try Board2048(dimension: 3, cells: [2, 4, 8, 0, 16, 0, 32, 64, 0])
        #expect(board[0, 2] == 8 && board[1, 1] == 16 && board[2, 0] == 32)
        #expect(board.emptyCells == [3, 5, 8])
        #expect(board.description == "2 4 8\n. 16 .\n32 64 .")
    }

    @Test func `a full board without equal neighbours is lost`() throws {
        #expect(try Board2048(dimension: 3, cells: [2, 4, 2, 4, 2, 4, 2, 4, 2]).isLost)
    }

    @Test func `equal tiles across the end of a row are not neighbours`() throws {
        #expect(try Board2048(dimension: 3, cells: [2, 4, 8, 8, 2, 4, 4, 8, 2]).isLost)
    }

    /// Tests all 19 683 boards of 3x3 over three values, and random boards of 4x4.
    @Test func `a lost board equals the definition by all neighbours`() throws {
        for number in 0..<19_683 {
            let board = try Board2048(dimension: 3, cells: digits(number, base: 3, count: 9).map { [0, 2, 4][$0] })
            #expect(board.isLost == isLostSlowly(board))
        }
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<3000 {
            let board = try Board2048(dimension: 4, cells: (0..<16).map { _ in 1 << generator.next(in: 1...6) })
            #expect(board.isLost == isLostSlowly(board))
        }
    }
}

/// The tutorial's definition, corrected: a board is lost if no cell is movable. A cell is movable if it is empty or
/// has a neighbour that is empty or equal.
private func isLostSlowly(_ board: Board2048) -> Bool {
    for row in 0..<board.dimension {
        for column in 0..<board.dimension {
            let neighbours = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
            for (y, x) in neighbours where (0..<board.dimension).contains(y) && (0..<board.dimension).contains(x) {
                if board[y, x] == 0 || board[y, x] == board[row, column] { return false }
            }
            if board[row, column] == 0 { return false }
        }
    }
    return true
}

private func blank(dimension: Int) -> Board2048 {
    do {
        return try Board2048(dimension: dimension, cells: Array(repeating: 0, count: dimension * dimension))
    } catch {
        preconditionFailure(error.message)
    }
}

private func digits(_ number: Int, base: Int, count: Int) -> [Int] {
    var rest = number
    return (0..<count).map { _ in
        defer { rest /= base }
        return rest % base
    }
}
