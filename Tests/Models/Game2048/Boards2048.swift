import FramewrightModels

/// Returns a board from rows, or throws if they are invalid.
func board(_ rows: [Int]...) throws -> Board2048 { try Board2048(dimension: rows.count, cells: rows.flatMap(\.self)) }

/// Returns a game in progress.
func game(
    _ rules: Rules2048, _ board: Board2048, score: Int? = nil, target: Int = 2048, keepsGoing: Bool = false,
    seed: UInt64 = 1
) throws -> Game2048 {
    try Game2048(rules: rules, board: board, score: score, target: target, keepsGoing: keepsGoing, seed: seed)
}

/// A line in the first row or column of an otherwise empty board, with the direction that moves its tiles to the
/// first value.
struct PlacedLine {
    let values: [Int]
    let direction: SwipeDirection

    /// Returns the board. Values go to row or column 1, so that a wrong stride is detected.
    func board() throws -> Board2048 {
        var cells = Array(repeating: 0, count: values.count * values.count)
        for (step, value) in values.enumerated() { cells[index(step)] = value }
        return try Board2048(dimension: values.count, cells: cells)
    }

    func read(_ board: Board2048) -> [Int] { values.indices.map { board.cells[index($0)] } }

    func index(_ step: Int) -> Int {
        let last = values.count - 1
        return switch direction {
        case .left: values.count + step
        case .right: values.count + last - step
        case .up: step * values.count + 1
        case .down: (last - step) * values.count + 1
        }
    }

    /// Returns every line of `count` values over `choices`.
    static func all(count: Int, choices: [Int]) -> [[Int]] {
        guard count > 0 else { return [[]] }
        return all(count: count - 1, choices: choices).flatMap { line in choices.map { line + [$0] } }
    }
}
