/// The course report's game: 2048 under `Rules2048.course`, with a clock.
///
/// The clock starts at 0, stops while paused and once the game is over, and is not reset by undo. While paused, swipes
/// still work.
public struct CourseGame: Hashable, Sendable {
    /// Board, score, steps, outcome.
    public private(set) var game: Game2048
    /// Seconds and pause.
    public private(set) var clock: PlayClock

    /// Creates a new 4x4 game. `target` is a power of two from 8 to 131 072.
    public init(target: Int = 2048, seed: UInt64) throws(ModelError) {
        game = try Game2048(rules: .course, target: target, seed: seed)
        clock = PlayClock()
    }

    /// Creates a game in progress, which must use `Rules2048.course`.
    public init(_ game: Game2048, clock: PlayClock = PlayClock()) {
        precondition(game.rules == .course, "the course report's app plays by its own rules")
        self.game = game
        self.clock = clock
    }

    /// Returns the game with another random seed.
    public func reseeded(_ seed: UInt64) -> CourseGame { CourseGame(game.reseeded(seed), clock: clock) }

    /// Swipes, see `Game2048.swipe(_:)`.
    @discardableResult
    public mutating func swipe(_ direction: SwipeDirection) -> Game2048.SwipeResult { game.swipe(direction) }

    /// Removes a tile, see `Game2048.removeTile(row:column:)`.
    @discardableResult
    public mutating func tap(row: Int, column: Int) -> Bool { game.removeTile(row: row, column: column) }

    /// Takes back the last step, see `Game2048.undo()`. The clock continues, also after an undone loss.
    @discardableResult
    public mutating func undo() -> Bool { game.undo() }

    /// Restarts board, history, score, steps and clock.
    public mutating func restart() {
        game.restart()
        clock = PlayClock()
    }

    /// Pauses or continues. No effect once the game is over.
    public mutating func togglePause() {
        if game.status == .playing { clock.toggle() }
    }

    /// Advances time.
    public mutating func advance(milliseconds: Int) {
        if game.status == .playing { clock.advance(milliseconds: milliseconds) }
    }

    /// The time until the clock shows another second. Nil while it stands still.
    public var millisecondsToNextSecond: Int? {
        game.status == .playing ? clock.millisecondsToNextSecond : nil
    }
}
