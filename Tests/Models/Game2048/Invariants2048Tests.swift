import FramewrightModels
import Testing

/// Checks random games move by move. A failure names the first problem and the seed that reproduces it.
struct Invariants2048Tests {
    @Test(arguments: Rules2048.allCases)
    func `ten thousand random 4x4 games satisfy the rules at every move`(rules: Rules2048) throws {
        for seed in 0..<10_000 as Range<UInt64> {
            var watch = try GameWatch(rules: rules, dimension: 4, seed: seed)
            #expect(watch.play(moves: 1000) == nil, "seed \(seed)")
        }
    }

    @Test(arguments: Rules2048.allCases, [3, 5, 6, 7, 8])
    func `a hundred random games of two thousand moves on other boards satisfy the rules`(
        rules: Rules2048, dimension: Int
    ) throws {
        for seed in 0..<100 as Range<UInt64> {
            var watch = try GameWatch(rules: rules, dimension: dimension, seed: seed)
            #expect(watch.play(moves: 2000) == nil, "seed \(seed)")
        }
    }

    @Test(arguments: Rules2048.allCases, 3...8)
    func `undoing every step restores every position`(rules: Rules2048, dimension: Int) throws {
        var game = try Game2048(rules: rules, dimension: dimension, seed: 1, remembersSteps: true)
        var (positions, generator) = ([game], SeededGenerator(seed: 2))
        while positions.count < 500, game.status == .playing {
            if game.play(randomInput(&generator, dimension: dimension)) { positions.append(game) }
        }
        for position in positions.dropLast().reversed() {
            #expect(game.undo() && game.board == position.board && game.score == position.score)
            #expect(game.steps == position.steps && game.status == position.status && game.hasWon == position.hasWon)
        }
        #expect(!game.canUndo && game.board == positions[0].board)
    }

    /// Removals make an endless game: two tiles are left, and one moves to and fro.
    @Test func `a million steps can be undone to the first board`() throws {
        var game = try game(.course, board([2, 0, 0], [0, 0, 0], [0, 0, 0]))
        let first = game.board
        while game.steps < 1_000_000 {
            guard let spawned = game.swipe(game.board[0, 0] == 2 ? .right : .left).move?.spawned else { break }
            game.removeTile(row: spawned.cell / 3, column: spawned.cell % 3)
        }
        #expect(game.steps == 1_000_000)
        while game.undo() {}
        #expect(game.steps == 0 && game.board == first)
    }
}

private func randomInput(_ generator: inout SeededGenerator, dimension: Int) -> Input2048 {
    let choice = generator.next(in: 0...19)
    guard choice == 0 else { return .swipe(SwipeDirection.allCases[choice % 4]) }
    return .remove(row: generator.next(in: 0...dimension - 1), column: generator.next(in: 0...dimension - 1))
}

/// The compared part of a position. A copy of the whole game would copy its history at every move.
private struct Before {
    let board: Board2048
    let score: Int
    let steps: Int
    let hasWon: Bool

    init(_ game: Game2048) { (board, score, steps, hasWon) = (game.board, game.score, game.steps, game.hasWon) }
}

/// Checks the invariants of a game, independently of its implementation.
private struct GameWatch {
    private var game: Game2048
    private var generator: SeededGenerator
    /// True for one game in ten, in which undo is tested.
    private let remembers: Bool

    init(rules: Rules2048, dimension: Int, seed: UInt64) throws {
        // Random play rarely reaches 2048; low targets make it win.
        remembers = seed % 10 == 0
        let target = [2048, 64, 128, 256][Int(seed % 4)]
        game = try Game2048(rules: rules, dimension: dimension, target: target, seed: seed, remembersSteps: remembers)
        generator = SeededGenerator(seed: ~seed)
    }

    /// Returns the first problem, if any. A finished round continues if the rules allow it.
    mutating func play(moves: Int) -> String? {
        for _ in 0..<moves {
            if game.status != .playing {
                if let problem = problemAtTheEnd() { return problem }
                if !game.keepGoing() { return nil }
                continue
            }
            let before = Before(game)
            let result = game.swipe(SwipeDirection.allCases[generator.next(in: 0...3)])
            if let problem = problem(result, before: before) { return problem }
        }
        return nil
    }

    private func problem(_ result: Game2048.SwipeResult, before: Before) -> String? {
        guard let move = result.move else {
            return result == .ineffective && game.board == before.board && game.steps == before.steps
                ? nil : "a swipe without a move changed something"
        }
        if move.before != before.board || move.after != game.board { return "the move is another one" }
        if move.settled.total != before.board.total { return "sliding changed the sum" }
        if !spawnIsRight(move) { return "the new tile is wrong" }
        let gained = game.rules.scoring == .sum ? game.board.total - before.board.total : move.gained
        if game.score != before.score + gained || game.steps != before.steps + 1 { return "score or steps are wrong" }
        return remembers && move.direction == .up && undoIsWrong(before: before, again: move.direction)
            ? "undo is wrong" : nil
    }

    private func spawnIsRight(_ move: Move2048) -> Bool {
        guard let tile = move.spawned else {
            return game.rules == .swift && game.status == .won && move.after == move.settled
        }
        let values = game.rules == .course ? 2...2 : 2...4
        return move.settled.cells[tile.cell] == 0 && values.contains(tile.value) && tile.value != 3
            && game.board.total == move.settled.total + tile.value && game.board.cells[tile.cell] == tile.value
    }

    private func undoIsWrong(before: Before, again direction: SwipeDirection) -> Bool {
        var undone = game
        if game.status == .won { return undone.undo() }
        guard undone.undo(), undone.board == before.board, undone.score == before.score else { return true }
        guard undone.steps == before.steps, undone.hasWon == before.hasWon, undone.status == .playing else {
            return true
        }
        undone.swipe(direction)
        return undone != game
    }

    private mutating func problemAtTheEnd() -> String? {
        let isStuck = SwipeDirection.allCases.allSatisfy { game.board.move($0) == nil }
        if game.status == .lost && !isStuck { return "lost, but something moves" }
        if game.status == .won && (game.board.maximum < game.target || game.rules == .tutorial) { return "not won" }
        return nil
    }
}
