/// The course report's game: 2048 under `Rules2048.course`, with a clock.
///
/// The clock starts at 0, stands still while paused and once the game is over, and is not turned back by undo. Pausing
/// stops the clock only: swipes are heard.
public struct CourseGame: Hashable, Sendable {
    /// Board, score, steps, outcome.
    public private(set) var game: Game2048
    /// Seconds and pause.
    public private(set) var clock: PlayClock

    /// A new game of 4x4. `target` is a power of two from 8 to 131 072.
    public init(target: Int = 2048, seed: UInt64) throws(ModelError) {
        game = try Game2048(rules: .course, target: target, seed: seed)
        clock = PlayClock()
    }

    /// A game found under way, which goes by `Rules2048.course`.
    public init(_ game: Game2048, clock: PlayClock = PlayClock()) {
        precondition(game.rules == .course, "the course report's app plays by its own rules")
        self.game = game
        self.clock = clock
    }

    /// The same game, with chance beginning anew from a seed.
    public func reseeded(_ seed: UInt64) -> CourseGame { CourseGame(game.reseeded(seed), clock: clock) }

    /// Board, score, steps and outcome change as at `Game2048.swipe(_:)`.
    @discardableResult
    public mutating func swipe(_ direction: SwipeDirection) -> Game2048.SwipeResult { game.swipe(direction) }

    /// Removes the tile, as at `Game2048.removeTile(row:column:)`.
    @discardableResult
    public mutating func tap(row: Int, column: Int) -> Bool { game.removeTile(row: row, column: column) }

    /// Revoke: as at `Game2048.undo()`. The clock runs on, also after a loss taken back.
    @discardableResult
    public mutating func undo() -> Bool { game.undo() }

    /// Reset and New Game: board, history, score, steps and clock begin anew, and the clock runs.
    public mutating func restart() {
        game.restart()
        clock = PlayClock()
    }

    /// Pause/Continue. Nothing once the game is over.
    public mutating func togglePause() {
        if game.status == .playing { clock.toggle() }
    }

    /// Lets time pass.
    public mutating func advance(milliseconds: Int) {
        if game.status == .playing { clock.advance(milliseconds: milliseconds) }
    }

    /// How long the clock shows what it shows; nil while it stands still.
    public var millisecondsToNextSecond: Int? {
        game.status == .playing ? clock.millisecondsToNextSecond : nil
    }
}
