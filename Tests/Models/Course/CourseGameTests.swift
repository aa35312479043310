import FramewrightModels
import Testing

struct CourseGameTests {
    @Test func `undo reverts board, score and steps, and the clock runs on`() throws {
        var course = try CourseGame(seed: 1)
        let start = course.game
        course.swipe(.left)
        course.advance(milliseconds: 3000)
        course.swipe(.up)
        #expect(course.undo() && course.undo() && course.game.board == start.board)
        #expect(course.game.score == start.score && course.game.steps == 0 && course.clock.seconds == 3)
        let end = course
        #expect(!course.undo() && course == end)
    }

    @Test func `reset starts a new game: board, undo, score, steps and clock`() throws {
        var course = try CourseGame(seed: 1)
        course.swipe(.left)
        course.advance(milliseconds: 3000)
        course.togglePause()
        course.restart()
        #expect(course.game.steps == 0 && course.game.score == 4 && !course.game.canUndo)
        #expect(course.clock == PlayClock())
    }

    @Test func `pause stops the clock, not the game`() throws {
        var course = try CourseGame(seed: 1)
        course.togglePause()
        course.advance(milliseconds: 5000)
        #expect(course.swipe(.left).move != nil || course.swipe(.up).move != nil)
        #expect(course.clock.seconds == 0 && course.clock.isPaused)
        course.togglePause()
        course.advance(milliseconds: 5000)
        #expect(course.clock.seconds == 5)
    }

    @Test func `the clock stops when the game is over, and runs after an undone loss`() throws {
        var course = CourseGame(try game(.course, board([8, 16, 32], [16, 8, 16], [32, 0, 64])))
        course.swipe(.left)
        course.togglePause()
        course.advance(milliseconds: 5000)
        #expect(course.game.status == .lost && course.clock.seconds == 0 && !course.clock.isPaused)
        course.undo()
        course.advance(milliseconds: 5000)
        #expect(course.clock.seconds == 5)
    }

    @Test func `a tap removes a tile`() throws {
        var course = CourseGame(try game(.course, board([8, 16, 0], [0, 0, 0], [0, 0, 0])))
        #expect(course.tap(row: 0, column: 1) && !course.tap(row: 0, column: 0) && course.game.score == 8)
    }

    @Test func `an invalid target is rejected`() {
        #expect(throws: ModelError.target(100, maximum: 131_072)) { try CourseGame(target: 100, seed: 1) }
    }
}
