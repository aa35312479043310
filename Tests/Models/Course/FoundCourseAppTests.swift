import FramewrightModels
import Testing

struct FoundCourseAppTests {
    private func underWay(target: Int = 2048, seconds: Int = 75) throws -> CourseGame {
        let board = try board([2, 4, 8, 16], [0, 0, 0, 0], [0, 0, 2, 0], [0, 0, 0, 0])
        return try CourseGame(
            game(.course, board, target: target), clock: PlayClock(seconds: seconds))
    }

    @Test func `an app restored during the launch animation continues it`() {
        var app = CourseApp(found: .launch(milliseconds: 740), seed: 1)
        #expect(app.launch.tick == 75 && app.navigation.stack == [.launch])
        app.advance(milliseconds: 10)
        #expect(app.launch.tick == 76)
    }

    @Test func `an app restored in a game has a running clock`() throws {
        var app = CourseApp(found: .game(try underWay()), seed: 1)
        app.advance(milliseconds: 2000)
        #expect(app.navigation.stack == [.launch, .game] && app.launch.isFinished)
        #expect(app.game?.clock.seconds == 77 && app.game?.game.score == 32)
    }

    @Test func `screens are restored over the game or over the launch screen`() throws {
        let game = try underWay()
        let dialog = CourseApp(found: .nickname(NicknameDialog(), over: game), seed: 1)
        let rank = CourseApp(found: .rank(RankSorting(column: .name), over: game), seed: 1)
        let colors = CourseApp(found: .colors(ColorEditor(), over: nil), seed: 1)
        #expect(dialog.navigation.stack == [.launch, .game, .nickname] && dialog.dialog != nil)
        #expect(rank.navigation.stack == [.launch, .game, .rank] && rank.sorting?.column == .name)
        #expect(colors.navigation.stack == [.launch, .colors] && colors.game == nil && colors.editor != nil)
    }

    @Test func `picked colours are restored`() {
        let change = ColorEditor.Change(target: .tile(8), color: RGBColor(red: 1, green: 2, blue: 3))
        let app = CourseApp(found: .launch(milliseconds: 0), changes: [change], seed: 1)
        #expect(app.changes == [change])
    }

    @Test func `the next game has the target of the restored one`() throws {
        var app = CourseApp(found: .game(try underWay(target: 64)), seed: 1)
        app.send(.close)
        app.send(.open(.game))
        #expect(app.game?.game.target == 64 && app.game?.game.score == 4)
    }

    @Test func `an editor is restored with valid and invalid texts`() {
        let editor = ColorEditor(texts: [.target: "64", .red: "300", .blue: "9"], focus: .red)
        #expect(
            editor.target == .tile(64) && editor.color == RGBColor(red: 57, green: 62, blue: 9) && editor.focus == .red)
        #expect(editor.problem(of: .red) == .channelOutOfRange && !editor.canConfirm)
    }

    @Test func `the time to the next change is that to the next tick or second`() throws {
        var app = CourseApp(found: .launch(milliseconds: 13), seed: 1)
        #expect(app.millisecondsToNextChange == 7)
        app = CourseApp(found: .game(try underWay()), seed: 1)
        app.advance(milliseconds: 1250)
        #expect(app.millisecondsToNextChange == 750)
        app.send(.togglePause)
        #expect(app.millisecondsToNextChange == nil)
    }

    @Test func `a clock at its maximum has no next change`() throws {
        let app = CourseApp(found: .game(try underWay(seconds: 999_999_999)), seed: 1)
        #expect(app.millisecondsToNextChange == nil)
    }
}
