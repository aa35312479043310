import Framewright
import FramewrightModels
import FramewrightVerification
import Testing

@testable import FramewrightScreens

/// Tests of the course app by touches.
@MainActor
struct CourseFlowTests {
    private func session(_ scene: String, on device: String = "iphone-15") throws -> Session {
        try Session(
            Catalogue.documented.find(scene).state.makeView(), on: .shipped(device), theme: .documented,
            renderer: Screenshots.renderer)
    }

    @Test func `launch opens game, rank list and editor, which close again`() throws {
        let session = try session("course-launch")
        for (button, proof, back) in [
            ("open-start", "board", "exit"), ("open-rank", "header-name", "back"), ("open-colors", "editor", "cancel"),
        ] {
            try session.go(.identifier(button))
            #expect(try session.layout().frame(of: proof) != nil && session.layout().frame(of: button) == nil)
            try session.go(.identifier(back))
            #expect(try session.layout().frame(of: button) != nil && session.layout().frame(of: proof) == nil)
        }
    }

    @Test func `digits arrive as time passes`() throws {
        let session = try session("course-launch/two-falling")
        let before = try #require(session.layout().frame(of: "digit-2")).minY
        try session.advance(0.05)
        #expect(try #require(session.layout().frame(of: "digit-2")).minY > before)
        try session.advance(10)
        let rest = try Screenshots.layout("course-launch/rest", in: session.viewport)
        #expect(try session.layout().frame(of: "digit-8") == rest.frame(of: "digit-8"))
    }

    @Test func `swipes move tiles and count, taps remove tiles, Revoke undoes, Reset restarts`() throws {
        let session = try session("course-game/start")
        try session.swipe(.left)
        try session.swipe(.up)
        try session.settle()
        #expect(try session.says("Step: 2"))
        let (cell, score) = try (session.tile(), session.score())
        try session.tap(.identifier(cell))
        #expect(try session.says("Step: 3") && session.score() < score)
        try session.tap("undo")
        #expect(try session.says("Step: 2") && session.score() == score)
        try session.tap("reset")
        #expect(try session.says("Step: 0") && session.says("4"))
    }

    @Test func `a tap on an empty cell and a swipe that moves nothing change nothing`() throws {
        let session = try session("course-game/start")
        try session.swipe(.left)
        try session.swipe(.left)
        try session.settle()
        let (steps, score) = try (session.text(in: "step"), session.score())
        try session.tap(.identifier(session.emptyCell()))
        #expect(try session.text(in: "step") == steps && session.score() == score)
    }

    @Test func `the clock counts whole seconds from the start and stops while paused`() throws {
        let session = try session("course-launch")
        try session.advance(0.7)
        try session.tap("open-start")
        try session.advance(0.9)
        #expect(try session.says("Time: 0"))
        try session.advance(0.2)
        #expect(try session.says("Time: 1"))
        try session.tap("pause")
        try session.advance(60)
        #expect(try session.says("Time: 1"))
        try session.tap("pause")
        try session.advance(0.8)
        #expect(try session.says("Time: 1"))
        try session.advance(0.2)
        #expect(try session.says("Time: 2"))
    }

    @Test(arguments: [("rank", "back"), ("color", "cancel"), ("pk", "cancel")])
    func `the clock continues below screens opened over the game`(button: String, back: String) throws {
        let session = try session("course-game/start")
        try session.tap(.identifier(button))
        try session.advance(5.5)
        try session.tap(.identifier(back))
        #expect(try session.says("Time: 5"))
        try session.advance(0.5)
        #expect(try session.says("Time: 6"))
    }

    @Test func `a score is ranked under the typed name`() throws {
        let session = try session("course-game/midgame")
        let score = try session.score()
        try session.go("pk")
        #expect(try !session.tap(.identifier("confirm")))
        try session.tap(.identifier("nickname"))
        try session.type("王 Ada\n")
        try session.go(.identifier("confirm"))
        #expect(try session.layout().frame(of: "nickname") == nil)
        try session.go("rank")
        #expect(try session.text(in: "name-1") == "王 Ada" && session.text(in: "score-1") == "\(score)")
    }

    @Test func `the dialog stays above the keyboard during editing`() throws {
        let session = try session("course-game/midgame")
        try session.go("pk")
        let rest = try #require(session.layout().frame(of: "confirm"))
        try session.go(.identifier("nickname"))
        let raised = try #require(session.layout().frame(of: "confirm"))
        #expect(raised.maxY <= 852 - 34 - 216 && raised.minY < rest.minY)
        try session.go(.identifier("cancel"))
        try session.go("pk")
        #expect(try session.layout().frame(of: "confirm") == rest)
    }

    @Test(arguments: [
        ("A name beyond all measure", "Use 1 to 20 characters."),
        ("A\tB", "Remove line breaks and tabs from the name."),
    ])
    func `the dialog shows the problem of the name`(name: String, advice: String) throws {
        let session = try session("course-game/dialog")
        try session.tap(.identifier("nickname"))
        try session.type(name)
        #expect(try session.text(in: "problem") == advice)
    }

    @Test(arguments: ["iphone-se-1", "iphone-15", "ipad-pro-12-9"], Orientation.allCases)
    func `lint finds nothing during editing in the dialog`(device: String, orientation: Orientation) throws {
        let session = try session("course-game/dialog-refused", on: device)
        try session.rotate(to: orientation)
        try session.go(.identifier("nickname"))
        let findings = try session.layout().findings().filter(\.isError)
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test func `a cancelled dialog ranks nothing`() throws {
        let session = try session("course-game/dialog-name")
        try session.go(.identifier("cancel"))
        try session.go("rank")
        #expect(try session.says("No scores yet"))
    }

    @Test func `the game below the dialog takes no touches`() throws {
        let session = try session("course-game/dialog")
        let before = try session.text(in: "step")
        try session.swipe(.left)
        #expect(throws: RenderError.self) { try session.tap(.identifier("cell-1-1")) }
        #expect(try session.text(in: "step") == before)
    }

    @Test func `a won game ignores swipes until a new one begins`() throws {
        let session = try session("course-game/won")
        let score = try session.score()
        try session.swipe(.left)
        #expect(try session.says("You won!") && session.score() == score)
        try session.go("new-game")
        #expect(try !session.says("You won!") && session.says("Step: 0") && session.says("Time: 0"))
    }

    @Test func `a loss can be undone`() throws {
        let session = try session("course-game/lost")
        #expect(try session.says("Game over"))
        try session.go("undo")
        #expect(try !session.says("Game over"))
        try session.swipe(.left)
        #expect(try session.says("Game over"))
    }

    @Test func `a game played by touches equals the model's game`() throws {
        let session = try session("course-game/start")
        var app = CourseApp(found: .launch(milliseconds: 5000), seed: 2048)
        app.send(.open(.game))
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<80 {
            let index = generator.next(in: 0...3)
            try session.swipe([.up, .down, .left, .right][index])
            app.send(.swipe([.up, .down, .left, .right][index]))
        }
        try session.settle()
        #expect(try session.values() == app.game?.game.board.cells)
        #expect(try session.text(in: "step") == app.game.map { "Step: \($0.game.steps)" })
    }

    @Test func `the game survives rotating and resizing`() throws {
        let session = try session("course-game/start")
        try session.swipe(.left)
        try session.settle()
        let board = try session.values()
        try session.rotate(to: .landscape)
        #expect(try session.values() == board && session.says("Step: 1"))
        let frame = try #require(session.layout().frame(of: "board"))
        #expect(try #require(session.layout().frame(of: "step")).minX > frame.maxX)
        try session.resize(to: Size(width: 500, height: 500))
        #expect(try session.values() == board)
    }
}
