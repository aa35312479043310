/// The earlier positions of a game, without limit. A step takes 40 bytes on a 4x4 board (40 MB for a million steps), 72
/// on 8x8.
///
/// Stored in pages, so that copies of a game share all pages but the last: a swipe on a copy never copies the whole
/// history.
struct History2048: Hashable, Sendable {
    /// The state that undo restores.
    struct Position: Hashable {
        let board: Board2048
        let score: Int
        let steps: Int
        let generator: SeededGenerator
        let hasWon: Bool
        let keepsGoing: Bool
    }

    private static let stepsPerPage = 64

    private let dimension: Int
    /// The positions: the words of the board, the score, the generator's state, and the steps with two flags in the
    /// lowest bits.
    private var pages: [[UInt64]] = []
    private(set) var count = 0

    init(dimension: Int) { self.dimension = dimension }

    private var boardSize: Int { PackedBoard2048.wordCount(cells: dimension * dimension) }

    mutating func append(_ position: Position) {
        if count % Self.stepsPerPage == 0 { pages.append([]) }
        count += 1
        // Appending in place keeps the page uniquely referenced. Taking it out first would copy it.
        let last = pages.count - 1
        PackedBoard2048.append(position.board.cells, to: &pages[last])
        pages[last].append(UInt64(position.score))
        pages[last].append(position.generator.state)
        pages[last].append(UInt64(position.steps) << 2 | (position.hasWon ? 1 : 0) | (position.keepsGoing ? 2 : 0))
    }

    mutating func popLast() -> Position? {
        guard count > 0 else { return nil }
        count -= 1
        let last = pages.count - 1
        let start = pages[last].count - boardSize - 3
        let position = position(pages[last], at: start)
        pages[last].removeLast(boardSize + 3)
        if start == 0 { pages.removeLast() }
        return position
    }

    private func position(_ page: [UInt64], at start: Int) -> Position {
        let rest = start + boardSize
        let cells = PackedBoard2048.cells(dimension * dimension, from: page, at: start)
        return Position(
            board: Board2048(trusted: cells, dimension: dimension), score: Int(page[rest]),
            steps: Int(page[rest + 2] >> 2),
            generator: SeededGenerator(seed: page[rest + 1]), hasWon: page[rest + 2] & 1 != 0,
            keepsGoing: page[rest + 2] & 2 != 0)
    }
}

/// A board as exponents of two, five bits each, twelve per word.
private enum PackedBoard2048 {
    private static let cellsPerWord = 12

    static func wordCount(cells: Int) -> Int { (cells + cellsPerWord - 1) / cellsPerWord }

    static func append(_ cells: [Int], to words: inout [UInt64]) {
        var (word, shift) = (UInt64(0), UInt64(0))
        for value in cells {
            if shift == 5 * cellsPerWord {
                words.append(word)
                (word, shift) = (0, 0)
            }
            if value != 0 { word |= UInt64(value.trailingZeroBitCount) << shift }
            shift += 5
        }
        words.append(word)
    }

    static func cells(_ count: Int, from words: [UInt64], at start: Int) -> [Int] {
        (0..<count).map { cell in
            let exponent = words[start + cell / cellsPerWord] >> UInt64(cell % cellsPerWord * 5) & 31
            return exponent == 0 ? 0 : 1 << Int(exponent)
        }
    }
}
