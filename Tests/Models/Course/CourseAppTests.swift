import FramewrightModels
import Testing

struct CourseAppTests {
    @Test func `the editor starts with the picked background or the given one`() throws {
        var app = CourseApp(found: .colors(ColorEditor(texts: [.red: "9"]), over: nil), seed: 1)
        app.background = RGBColor(red: 1, green: 2, blue: 3)
        #expect(app.editor?.color == RGBColor(red: 9, green: 2, blue: 3))
        app.send(.confirm)
        #expect(app.color(of: .background) == RGBColor(red: 9, green: 2, blue: 3))
        app.send(.open(.colors))
        #expect(app.editor?.initialColor == RGBColor(red: 9, green: 2, blue: 3))
    }

    @Test func `the clock runs below rank, colours and dialog`() throws {
        var app = try CourseApp(seed: 1)
        app.send(.open(.game))
        for screen in [CourseNavigation.Screen.rank, .colors, .nickname] {
            app.send(.open(screen))
            app.advance(milliseconds: 2000)
            app.send(.close)
        }
        #expect(app.game?.clock.seconds == 6 && app.navigation.top == .game)
    }

    @Test func `a score is ranked under the confirmed name`() throws {
        var app = try CourseApp(seed: 1)
        for action in [CourseApp.Action.open(.game), .open(.nickname), .confirm] { app.send(action) }
        #expect(app.navigation.top == .nickname && app.ranking.count == 0)
        app.send(.typeName(" Ann "))
        #expect(app.send(.confirm) && app.dialog == nil && app.navigation.top == .game)
        #expect(lines(app.ranking.entries) == ["1 Ann 4"])
    }

    @Test func `a cancelled dialog ranks nothing`() throws {
        var app = try CourseApp(seed: 1)
        for action in [CourseApp.Action.open(.game), .open(.nickname), .typeName("Ann"), .close] { app.send(action) }
        #expect(app.ranking.count == 0 && app.dialog == nil)
    }

    @Test func `a confirmed colour is picked, a cancelled one is not`() throws {
        var app = try CourseApp(seed: 1)
        for action in [CourseApp.Action.open(.colors), .typeColor("64", into: .target), .typeColor("9", into: .red)] {
            app.send(action)
        }
        var cancelled = app
        #expect(cancelled.send(.close) && cancelled.changes.isEmpty)
        #expect(
            app.send(.confirm) && app.color(of: .tile(64)) == RGBColor(red: 9, green: 62, blue: 70) && app.editor == nil
        )
        #expect(app.changes.map(\.target) == [.tile(64)] && app.color(of: .background) == nil)
    }

    @Test func `Confirm does nothing while a field is invalid`() throws {
        var app = try CourseApp(seed: 1)
        app.send(.open(.colors))
        app.send(.typeColor("256", into: .blue))
        #expect(!app.send(.confirm) && app.navigation.top == .colors && app.changes.isEmpty)
    }

    @Test func `only the screen on top takes touches`() throws {
        var app = try CourseApp(seed: 1)
        #expect(!app.send(.swipe(.left)) && !app.send(.restart) && !app.send(.sort(.name)) && !app.send(.confirm))
        app.send(.open(.game))
        app.send(.open(.rank))
        let before = app
        #expect(!app.send(.swipe(.left)) && !app.send(.undo) && !app.send(.typeName("x")) && !app.send(.endEditing))
        #expect(app == before && app.send(.sort(.name)) && app.sorting?.column == .name)
    }

    @Test func `a game is played through the app`() throws {
        var app = try CourseApp(seed: 1)
        app.send(.open(.game))
        let start = app.game?.game
        #expect(app.send(.swipe(.down)) || app.send(.swipe(.up)))
        #expect(app.game?.game.steps == 1 && app.send(.undo) && app.game?.game.board == start?.board)
        #expect(app.send(.togglePause) && app.game?.clock.isPaused == true && app.send(.restart))
    }

    @Test func `a game left by Exit is discarded and the next is another one`() throws {
        var app = try CourseApp(seed: 1)
        app.send(.open(.game))
        let first = app.game?.game.board
        #expect(app.send(.close) && app.game == nil && app.send(.open(.game)))
        #expect(app.game?.game.board != first)
    }

    @Test func `the launch animation runs with the app`() throws {
        var app = try CourseApp(seed: 1)
        #expect(app.launch.tick == 1)
        app.advance(milliseconds: 995)
        app.advance(milliseconds: 5)
        #expect(app.launch.tick == 101)
        for _ in 0..<3 { app.advance(milliseconds: Int.max) }
        #expect(app.launch.isFinished)
    }

    @Test func `an invalid target is rejected`() {
        #expect(throws: ModelError.target(3, maximum: 131_072)) { try CourseApp(seed: 1, target: 3) }
    }
}
