import FramewrightModels

/// The swipes whose animations are still running, and the board's appearance at any time.
///
/// Every tile has its own animation times, so a swipe during an animation continues from the current positions: the
/// rest of an earlier slide is added to the new one. A board that was changed in any other way, such as undo, is
/// shown at rest.
struct BoardMotion: Sendable {
    /// A swipe and its time.
    struct Turn: Sendable {
        let move: Move2048
        /// The time, in seconds on the screen's clock.
        let time: Double
    }

    let timing: BoardTiming
    /// The number of swipes, used as an animation trigger.
    private(set) var count = 0
    /// The latest swipes, as long as they animate anything.
    private var turns: [Turn] = []
    private var cast: TileAnimations?

    init(timing: BoardTiming) { self.timing = timing }

    /// Starts the animation of a swipe.
    mutating func play(_ move: Move2048, at time: Double) {
        if turns.last?.move.after != move.before { (turns, cast) = ([], nil) }
        turns.removeAll { $0.time + timing.duration <= time }
        let turn = Turn(move: move, time: time)
        turns.append(turn)
        cast = cast ?? TileAnimations(move.before)
        cast?.take(turn, timing)
        count += 1
    }

    /// Returns the visible tiles of a board, a number of seconds after the last swipe.
    func tiles(of board: Board2048, after seconds: Double) -> [BoardTile] {
        guard let cast, let last = turns.last, last.move.after == board else { return board.tiles }
        return seconds < timing.duration ? cast.tiles(at: last.time + seconds, timing) : cast.tilesAtRest
    }

    /// Returns the board that labels describe, a number of seconds after the last swipe: without swipes whose numbers
    /// are not shown yet.
    func labelled(_ board: Board2048, after seconds: Double) -> Board2048 {
        pending(of: board, after: seconds).first?.move.before ?? board
    }

    /// Returns the points of merges that labels do not show yet, a number of seconds after the last swipe.
    func untold(of board: Board2048, after seconds: Double) -> Int {
        pending(of: board, after: seconds).reduce(0) { $0 + $1.move.gained }
    }

    /// Returns the number of swipes that labels do not count yet, a number of seconds after the last swipe.
    func uncounted(of board: Board2048, after seconds: Double) -> Int { pending(of: board, after: seconds).count }

    /// Returns the swipes whose numbers are not shown yet, oldest first. Empty if the board was changed by anything
    /// but a swipe.
    private func pending(of board: Board2048, after seconds: Double) -> [Turn] {
        guard let last = turns.last, last.move.after == board, seconds < timing.duration else { return [] }
        return turns.filter { last.time + seconds < $0.time + timing.score }
    }

    /// The time at which the animation of the last swipe ends, on the screen's clock.
    var end: Double { turns.last.map { $0.time + timing.duration } ?? 0 }
}
