import FramewrightModels
import Testing

struct Game2048Tests {
    @Test(arguments: [Int.min, 0, 2, 4, 9, 12, 2047, 262_144, Int.max])
    func `a target is a power of two from 8 to the largest tile`(target: Int) {
        #expect(throws: ModelError.target(target, maximum: 131_072)) {
            try Game2048(rules: .course, target: target, seed: 1)
        }
    }

    @Test(arguments: [Int.min, 0, 2, 9, Int.max])
    func `a game has 3 to 8 rows`(dimension: Int) {
        #expect(throws: ModelError.boardDimension(dimension)) {
            try Game2048(rules: .web, dimension: dimension, seed: 1)
        }
    }

    @Test(arguments: [Int.min, -1, Ranking.maximumScore + 1, Int.max])
    func `scores below 0 or beyond exact JSON numbers are rejected`(score: Int) {
        #expect(throws: ModelError.score(score)) {
            try Game2048(rules: .web, board: Board2048Tests.empty, score: score, seed: 1)
        }
        #expect(throws: ModelError.score(score)) {
            try Game2048(rules: .web, board: Board2048Tests.empty, best: score, seed: 1)
        }
    }

    @Test(arguments: [Int.min, -1, 1_000_000_000, Int.max])
    func `a number of steps is 0 to 999999999`(steps: Int) {
        #expect(throws: ModelError.count(steps, of: "steps", maximum: 999_999_999)) {
            try Game2048(rules: .course, board: Board2048Tests.empty, steps: steps, seed: 1)
        }
    }

    @Test func `a score other than the sum of the tiles is rejected if the sum is the score`() throws {
        let board = try board([2, 4, 0], [0, 0, 0], [0, 0, 0])
        #expect(throws: ModelError.scoreIsSum(7, expected: 6)) { try game(.course, board, score: 7) }
        #expect(try game(.course, board, score: 6) == game(.course, board))
    }

    @Test func `a score stops at the maximum and is restored by undo`() throws {
        let board = try board([8, 8, 0], [0, 0, 0], [0, 0, 0])
        var game = try Game2048(
            rules: .web, board: board, score: Ranking.maximumScore - 1, seed: 1, remembersSteps: true)
        game.swipe(.left)
        #expect(game.score == Ranking.maximumScore)
        #expect(game.undo() && game.score == Ranking.maximumScore - 1)
    }

    @Test func `steps stop at the maximum and are restored by undo`() throws {
        let board = try board([8, 8, 0], [0, 0, 0], [0, 0, 0])
        var game = try Game2048(rules: .course, board: board, steps: 999_999_999, seed: 1)
        game.swipe(.left)
        #expect(game.steps == 999_999_999 && game.undo() && game.steps == 999_999_999)
    }

    @Test func `an ineffective swipe changes nothing, including the steps`() throws {
        var game = try game(.course, board([2, 0, 0], [4, 0, 0], [0, 0, 0]))
        let before = game
        #expect(game.swipe(.left) == .ineffective && game == before)
    }

    @Test func `an effective swipe is one step`() throws {
        var game = try game(.course, board([2, 0, 0], [4, 0, 0], [0, 0, 0]))
        game.swipe(.right)
        #expect(game.steps == 1)
    }

    @Test func `a tapped tile is removed, counts one step and spawns no tile`() throws {
        var game = try game(.course, board([2, 0, 0], [64, 0, 0], [0, 0, 8]))
        let isRemoved = game.removeTile(row: 1, column: 0)
        #expect(isRemoved && game.board.cells == [2, 0, 0, 0, 0, 0, 0, 0, 8] && game.steps == 1 && game.score == 10)
    }

    @Test func `a tap on an empty cell or the last tile does nothing`() throws {
        var game = try game(.course, board([2, 0, 0], [0, 0, 0], [0, 0, 0]))
        let before = game
        #expect(!game.removeTile(row: 0, column: 0) && !game.removeTile(row: 2, column: 2) && game == before)
    }

    @Test(arguments: [Rules2048.tutorial, .swift, .web])
    func `only the course app removes tiles and undoes`(rules: Rules2048) throws {
        var game = try game(rules, board([2, 4, 0], [0, 0, 0], [0, 0, 0]))
        game.swipe(.right)
        let swiped = game
        #expect(!game.canUndo && !game.undo() && !game.removeTile(row: 0, column: 2) && game == swiped)
    }

    @Test func `undo reverts only a removal, not the swipe before it`() throws {
        var game = try Game2048(rules: .course, seed: 5)
        game.swipe(.left)
        game.swipe(.up)
        let swiped = game
        let tile = try #require(game.board.cells.firstIndex { $0 != 0 })
        game.removeTile(row: tile / 4, column: tile % 4)
        #expect(game.undo() && game == swiped)
    }

    @Test func `undo still works after a loss`() throws {
        var game = try game(.course, board([8, 16, 32], [16, 8, 16], [32, 0, 64]))
        let before = game
        game.swipe(.left)
        #expect(game.status == .lost && game.undo() && game.board == before.board && game.status == .playing)
    }

    @Test func `repeating an undone swipe spawns the same tile`() throws {
        var game = try Game2048(rules: .course, seed: 9)
        game.swipe(.left)
        let once = game
        #expect(game.undo() && game != once)
        game.swipe(.left)
        #expect(game == once)
    }

    @Test func `undo does not revert the best score`() throws {
        var game = try game(.course, board([2, 2, 0], [0, 0, 0], [0, 0, 0]))
        game.swipe(.left)
        #expect(game.undo() && game.best == 6 && game.score == 4)
    }

    @Test func `a new round starts over, cannot be undone and differs`() throws {
        var game = try Game2048(rules: .course, seed: 2)
        let first = game
        game.swipe(.left)
        game.restart()
        #expect(game.steps == 0 && game.score == 4 && !game.canUndo && game.board != first.board)
    }

    @Test func `a seed always gives the same game`() throws {
        var (one, two) = (try Game2048(rules: .web, seed: 11), try Game2048(rules: .web, seed: 11))
        try one.play("ULDRULDRULDRULDR")
        try two.play("ULDRULDRULDRULDR")
        #expect(one == two)
        #expect(try Game2048(rules: .web, seed: 12).board != Game2048(rules: .web, seed: 11).board)
    }
}
