import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests of the 2048 screens by touches.
@MainActor
struct Game2048PlayTests {
    @Test(arguments: [Rules2048.tutorial, .web])
    func `a whole game by swipes equals the game of the rules`(rules: Rules2048) throws {
        var game = try Game2048(rules: rules, seed: 7)
        let session = try play(game, rules)
        var turn = 0
        while game.status == .playing {
            let (direction, swipe) = Self.directions[turn % 4]
            game.swipe(direction)
            try session.swipe(swipe)
            turn += 1
        }
        #expect(turn > 50)
        #expect(try session.board(dimension: 4) == game.board.cells)
        try session.settle()
        let line = rules == .web ? 1 : 0
        #expect(try session.text(in: "score", line: line)?.hasSuffix("\(game.score)") == true)
    }

    @Test func `swipes of swift-2048 are queued, 0.3 s apart`() throws {
        var game = try Game2048(rules: .swift, seed: 7)
        let session = try play(game, .swift)
        for _ in 0..<3 {
            try session.swipe(.up, duration: 0.01)
            try session.swipe(.left, duration: 0.01)
        }
        let moves = [game.swipe(.up), game.swipe(.left)]
        #expect(moves.allSatisfy { $0.move != nil })
        try session.advance(0.2)
        #expect(try session.board(dimension: 4) != game.board.cells)
        try session.advance(0.1)
        #expect(try session.board(dimension: 4) == game.board.cells)
        for direction in [SwipeDirection.up, .left, .up, .left] { game.swipe(direction) }
        try session.advance(5)
        #expect(try session.board(dimension: 4) == game.board.cells)
    }

    @Test func `swift-2048 goes from its start screen through a game to its alert and restarts`() throws {
        let session = try Session(
            SwiftApp(state: .start()), on: DeviceTable.shipped.device(named: "iphone-8"), theme: .documented,
            renderer: Screenshots.renderer)
        try session.tap("Start Game")
        for turn in 0..<4000 where try session.layout().tree.view(identified: "new-game") == nil {
            try session.swipe(Self.directions[turn % 4].1)
            try session.advance(0.3)
        }
        #expect(try session.layout().says("Defeat"))
        try session.tap("Cancel")
        #expect(try !session.layout().says("Defeat"))
        try session.swipe(.up)
        try session.advance(0.3)
        try session.tap("new-game")
        #expect(try session.text(in: "score") == "SCORE: 0")
    }

    @Test func `restart begins a new round, as does an ineffective swipe in a lost position`() throws {
        for restart in [{ (session: Session) in _ = try session.tap("restart") }, { try $0.swipe(.left) }] {
            let session = try scene("game2048/lost")
            try restart(session)
            #expect(try session.board(dimension: 4).count { $0 != 0 } == 2)
        }
    }

    @Test func `a swipe anywhere counts, even from a button, and a tap does not`() throws {
        let session = try scene("game2048/start")
        let before = try session.board(dimension: 4)
        try session.tap(at: Point(x: 180, y: 600))
        #expect(try session.board(dimension: 4) == before)
        try session.swipe(.left, on: "restart", distance: 60)
        #expect(try session.board(dimension: 4) != before)
        try session.drag(from: Point(x: 5, y: 660), to: Point(x: 25, y: 630))
        #expect(try session.board(dimension: 4).count { $0 != 0 } >= 3)
    }

    @Test func `the web game waits after 2048 until the player keeps going`() throws {
        let session = try scene("game2048-web/won")
        try session.swipe(.left)
        #expect(try session.layout().says("You win!"))
        try session.tap("keep-going")
        #expect(try !session.layout().says("You win!"))
        try session.swipe(.left)
        #expect(try session.board(dimension: 4) != Board2048.won.cells)
    }

    @Test(arguments: ["game2048-web/won", "game2048-web/lost"])
    func `trying again keeps the best score`(scene name: String) throws {
        let session = try scene(name)
        let best = try session.text(in: "best", line: 1)
        try session.tap("try-again")
        #expect(try session.board(dimension: 4).count { $0 != 0 } == 2)
        #expect(try session.text(in: "score", line: 1) == "0")
        #expect(try session.text(in: "best", line: 1) == best)
    }

    @Test(arguments: ["game2048/midgame", "game2048-web/midgame", "game2048-swift/midgame"])
    func `the board survives rotating and resizing`(name: String) throws {
        let session = try scene(name)
        try session.swipe(.left)
        let board = try session.board(dimension: 4)
        try session.rotate(to: .landscape)
        #expect(try session.board(dimension: 4) == board)
        try session.resize(to: Size(width: 1024, height: 600))
        #expect(try session.board(dimension: 4) == board)
    }

    static let directions: [(SwipeDirection, Session.SwipeDirection)] = [
        (.up, .up), (.left, .left), (.down, .down), (.right, .right),
    ]

    private func scene(_ name: String) throws -> Session {
        try Session(
            Catalogue.documented.find(name).state.makeView(), on: DeviceTable.shipped.device(named: "iphone-8"),
            theme: .documented, renderer: Screenshots.renderer)
    }

    private func play(_ game: Game2048, _ rules: Rules2048) throws -> Session {
        let view: AnyView =
            switch rules {
            case .swift: AnyView(SwiftApp(state: .game(game)))
            case .web: AnyView(WebGame(game: game))
            case .tutorial, .course: AnyView(TutorialGame(game: game))
            }
        return try Session(
            view, on: DeviceTable.shipped.device(named: "iphone-8"), theme: .documented,
            renderer: Screenshots.renderer)
    }
}

extension Session {
    /// Returns the numbers on the screen's board, 0 for cells without a tile.
    func board(dimension: Int) throws -> [Int] {
        try (0..<dimension * dimension).map { cell in
            try text(in: "tile-\(cell / dimension)-\(cell % dimension)").flatMap { Int($0) } ?? 0
        }
    }

    /// Returns a text inside the view of this identifier, by its index.
    func text(in identifier: String, line: Int) throws -> String? {
        let tree = try layout().tree
        guard let index = tree.view(identified: identifier) else { return nil }
        let texts = tree.nodes[index..<tree.nodes[index].end].compactMap { node in
            if case .text(let text) = node.payload.figure { text.string } else { nil }
        }
        return texts.indices.contains(line) ? texts[line] : nil
    }
}

extension ScreenLayout {
    /// Returns true if a text on the screen equals `words`.
    func says(_ words: String) -> Bool {
        tree.nodes.contains { node in
            if case .text(let text) = node.payload.figure { text.string == words } else { false }
        }
    }
}
