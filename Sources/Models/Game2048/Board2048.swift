/// The tiles of a 2048 board.
///
/// Guarantee: 3 to 8 rows of as many columns, and every cell is empty (0) or a power of two from 2 to `maximumValue`.
public struct Board2048: Hashable, Sendable {
    /// The number of rows, and of columns.
    public let dimension: Int
    /// The cells row by row from the top, each from the left. 0 is empty.
    public let cells: [Int]

    /// The allowed values of `dimension`.
    public static let dimensions = 3...8

    /// Returns the largest tile of a board: 131 072 up to 4x4, 67 108 864 beyond.
    ///
    /// With 2s and 4s appearing, a descending chain in all cells that ends in two 4s allows 2^(cells + 1): 131 072 on
    /// 4x4 and 67 108 864 on 5x5. Larger boards allow more (exceeding an `Int` on 8x8), but only after about thirty
    /// million moves, so the limit is where numbers fit on a tile and sums fit an `Int`.
    public static func maximumValue(dimension: Int) -> Int { dimension <= 4 ? 1 << 17 : 1 << 26 }

    /// Creates a board. Throws the first error: the dimension, the number of cells, or a cell.
    public init(dimension: Int, cells: [Int]) throws(ModelError) {
        guard Self.dimensions.contains(dimension) else { throw .boardDimension(dimension) }
        let expected = dimension * dimension
        guard cells.count == expected else { throw .boardCellCount(cells.count, expected: expected) }
        let maximum = Self.maximumValue(dimension: dimension)
        if let index = cells.firstIndex(where: { !isTile($0, maximum: maximum) }) {
            throw .boardValue(cells[index], row: index / dimension, column: index % dimension, maximum: maximum)
        }
        self.dimension = dimension
        self.cells = cells
    }

    /// Creates a board from cells that are known to be valid.
    init(trusted cells: [Int], dimension: Int) {
        self.dimension = dimension
        self.cells = cells
    }

    /// Creates an empty board.
    init(dimension: Int) { self.init(trusted: Array(repeating: 0, count: dimension * dimension), dimension: dimension) }

    /// The cell in row `row` and column `column`, both counted from 0.
    public subscript(row: Int, column: Int) -> Int {
        precondition(
            (0..<dimension).contains(row) && (0..<dimension).contains(column), "no cell in row \(row), column \(column)"
        )
        return cells[row * dimension + column]
    }

    /// The sum of all tiles, which is the score of the tutorial and of the course app.
    public var total: Int { cells.reduce(0, +) }

    /// The largest tile. 0 on an empty board.
    public var maximum: Int { cells.reduce(0, max) }

    /// The indices of the empty cells, ascending.
    public var emptyCells: [Int] { cells.indices.filter { cells[$0] == 0 } }

    /// True if no swipe moves anything: no cell is empty, and no adjacent tiles can merge.
    public var isLost: Bool { cells.indices.allSatisfy { cells[$0] != 0 && !matchesNext($0) } }

    /// Returns true if the tile can merge with the one to its right or the one below.
    private func matchesNext(_ index: Int) -> Bool {
        let matchesRight = index % dimension < dimension - 1 && merges(cells[index], cells[index + 1])
        let matchesBelow = index + dimension < cells.count && merges(cells[index], cells[index + dimension])
        return matchesRight || matchesBelow
    }
}

private func isTile(_ value: Int, maximum: Int) -> Bool {
    value == 0 || (2...maximum).contains(value) && value.nonzeroBitCount == 1
}

extension Board2048: CustomStringConvertible {
    /// One line per row, with cells separated by spaces and empty ones as a dot.
    public var description: String {
        (0..<dimension).map { row in
            (0..<dimension).map { column in self[row, column] == 0 ? "." : "\(self[row, column])" }.joined(
                separator: " ")
        }.joined(separator: "\n")
    }
}
