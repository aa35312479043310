import FramewrightModels
import Testing

struct Rules2048Tests {
    @Test(arguments: Rules2048.allCases, 3...8)
    func `a round starts with two tiles in any two cells`(rules: Rules2048, dimension: Int) throws {
        var seen: Set<Int> = []
        for seed in 0..<UInt64(dimension * dimension * 12) {
            let game = try Game2048(rules: rules, dimension: dimension, seed: seed)
            let tiles = game.board.cells.indices.filter { game.board.cells[$0] != 0 }
            #expect(tiles.count == 2 && game.steps == 0 && game.status == .playing && !game.canUndo)
            seen.formUnion(tiles)
        }
        #expect(seen.count == dimension * dimension)
    }

    @Test(
        arguments: [(Rules2048.course, [2]), (.swift, [2]), (.tutorial, [2, 4]), (.web, [2, 4])] as [(Rules2048, [Int])]
    )
    func `the course app and swift-2048 start with 2s, the others draw random tiles`(rules: Rules2048, expected: [Int])
        throws
    {
        let games = try (0..<200).map { try Game2048(rules: rules, seed: $0) }
        #expect(Set(games.flatMap(\.board.cells)) == Set(expected + [0]))
    }

    @Test(arguments: [(Rules2048.course, 0), (.tutorial, 1000), (.swift, 1000), (.web, 1000)])
    func `one new tile in ten is a 4, in the course app none`(rules: Rules2048, expected: Int) throws {
        let board = try board([2, 0, 0], [0, 0, 0], [0, 0, 0])
        let values = try (0..<10_000).map { try self.spawn(rules, board, seed: $0).value }
        // Five standard deviations of a draw with probability 1/10.
        #expect(abs(values.count { $0 == 4 } - expected) <= (expected == 0 ? 0 : 150))
        #expect(values.allSatisfy { $0 == 2 || $0 == 4 })
    }

    @Test(arguments: Rules2048.allCases)
    func `a new tile is equally likely in every empty cell`(rules: Rules2048) throws {
        let board = try board([2, 0, 4], [0, 0, 0], [8, 0, 16])
        var counts = Array(repeating: 0, count: 9)
        for seed in 0..<5000 { counts[try spawn(rules, board, seed: UInt64(seed)).cell] += 1 }
        #expect(counts.indices.filter { counts[$0] > 0 } == [0, 3, 4, 5, 6])
        // Five standard deviations of a draw with probability 1/5.
        #expect([0, 3, 4, 5, 6].allSatisfy { abs(counts[$0] - 1000) < 142 })
    }

    @Test func `the score of the course app and the tutorial is always the sum of all tiles`() throws {
        for rules in [Rules2048.course, .tutorial] {
            var game = try game(rules, board([2, 2, 0], [4, 0, 0], [0, 0, 0]))
            #expect(game.score == 8)
            game.swipe(.left)
            #expect(game.score == game.board.total && game.score > 8)
        }
    }

    @Test func `the score of swift-2048 and the web game is the sum of merges`() throws {
        for rules in [Rules2048.swift, .web] {
            var game = try game(rules, board([2, 2, 4, 4], [8, 0, 8, 0], [0, 0, 0, 2], [0, 0, 0, 0]), score: 100)
            game.swipe(.left)
            #expect(game.score == 100 + 4 + 8 + 16)
        }
    }

    @Test func `the best score is kept over restarts and never falls`() throws {
        var game = try game(.web, board([4, 4, 0], [0, 0, 0], [0, 0, 0]), score: 20)
        game.swipe(.left)
        game.restart()
        #expect(game.score == 0 && game.best == 28)
        #expect(try Game2048(rules: .web, board: Board2048Tests.empty, best: 500, seed: 1).best == 500)
    }

    @Test func `the target ends the course app's game, and a tile is still spawned`() throws {
        var game = try game(.course, board([1024, 1024, 0], [0, 0, 0], [0, 0, 0]))
        #expect(game.swipe(.left).move?.spawned != nil)
        #expect(game.status == .won && game.hasWon && !game.canUndo)
        let won = game
        #expect(game.swipe(.down) == .ignored && !game.undo() && !game.removeTile(row: 0, column: 0) && game == won)
    }

    @Test func `the target of the course app is a parameter`() throws {
        var game = try game(.course, board([4, 4, 0], [0, 0, 0], [0, 0, 0]), target: 8)
        game.swipe(.left)
        #expect(game.status == .won)
    }

    @Test func `the tutorial records the win and continues`() throws {
        var game = try game(.tutorial, board([1024, 1024, 0], [0, 0, 0], [0, 0, 0]))
        game.swipe(.left)
        #expect(game.status == .playing && game.hasWon)
        #expect(game.swipe(.right).move != nil && game.hasWon)
    }

    @Test func `a swipe in a lost position restarts the tutorial`() throws {
        var game = try game(.tutorial, board([2, 4, 2], [4, 2, 4], [2, 4, 2]))
        #expect(game.status == .lost)
        #expect(game.swipe(.left) == .restarted)
        #expect(game.status == .playing && game.steps == 0 && game.board.cells.count { $0 != 0 } == 2)
    }

    @Test(arguments: [Rules2048.course, .swift, .web])
    func `a lost game ignores swipes`(rules: Rules2048) throws {
        var game = try game(rules, board([2, 4, 2], [4, 2, 4], [2, 4, 2]))
        let lost = game
        #expect(game.status == .lost && game.swipe(.left) == .ignored && game == lost)
    }

    @Test func `swift-2048 is won before another tile is spawned`() throws {
        var game = try game(.swift, board([1024, 1024, 0], [0, 0, 0], [0, 0, 0]))
        let move = game.swipe(.left).move
        #expect(move?.spawned == nil && move?.after == game.board && game.board.total == 2048)
        #expect(game.status == .won && game.swipe(.right) == .ignored && !game.keepGoing())
    }

    @Test func `swift-2048 is lost when the spawned tile leaves no move`() throws {
        var game = try game(.swift, board([8, 16, 32], [16, 8, 16], [32, 0, 64]))
        game.swipe(.left)
        #expect(game.status == .lost)
    }

    @Test func `the web game waits at 2048 until the player keeps going`() throws {
        var game = try game(.web, board([1024, 1024, 0], [0, 0, 0], [0, 0, 0]))
        #expect(game.swipe(.left).move?.spawned != nil)
        #expect(game.status == .won && game.swipe(.right) == .ignored)
        #expect(game.keepGoing() && game.status == .playing && game.hasWon && !game.keepGoing())
        #expect(game.swipe(.right).move != nil)
    }

    @Test func `a second 2048 does not stop the web game`() throws {
        var game = try game(.web, board([2048, 1024, 1024], [0, 0, 0], [0, 0, 0]), keepsGoing: true)
        game.swipe(.left)
        #expect(game.status == .playing && game.hasWon)
    }

    @Test func `a web game that wins with its last move is lost`() throws {
        var game = try game(.web, board([8, 32, 64], [16, 64, 32], [256, 256, 16]), target: 512)
        game.swipe(.left)
        #expect(game.hasWon && game.status == .lost && !game.keepGoing())
    }

    private func spawn(_ rules: Rules2048, _ board: Board2048, seed: UInt64) throws -> Move2048.Spawn {
        var game = try game(rules, board, seed: seed)
        return try #require(game.swipe(.right).move?.spawned)
    }
}
