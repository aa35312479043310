import FramewrightModels

/// The swipes a board is still moving from, and what of them is seen at a moment.
///
/// Every tile goes by its own clock, so a swipe while tiles move lets them go on from where they are seen: what is left of
/// an earlier slide adds to the new one. A board that has become another in any other way, as by undo, is seen at rest.
struct BoardMotion: Sendable {
    /// A swipe and when it was.
    struct Turn: Sendable {
        let move: Move2048
        /// In seconds on the screen's clock.
        let time: Double
    }

    let timing: BoardTiming
    /// Counts the swipes.
    private(set) var count = 0
    /// The last ones, as long as they move anything.
    private var turns: [Turn] = []
    private var cast: TileAnimations?

    init(timing: BoardTiming) { self.timing = timing }

    /// Begins to move from a swipe.
    mutating func play(_ move: Move2048, at time: Double) {
        if turns.last?.move.after != move.before { (turns, cast) = ([], nil) }
        turns.removeAll { $0.time + timing.duration <= time }
        let turn = Turn(move: move, time: time)
        turns.append(turn)
        cast = cast ?? TileAnimations(move.before)
        cast?.take(turn, timing)
        count += 1
    }

    /// What is seen of a board, some seconds after the last swipe.
    func tiles(of board: Board2048, after seconds: Double) -> [BoardTile] {
        guard let cast, let last = turns.last, last.move.after == board else { return board.tiles }
        return seconds < timing.duration ? cast.tiles(at: last.time + seconds, timing) : cast.tilesAtRest
    }

    /// The board that labels describe some seconds after the last swipe: without the swipes that are still on their way.
    func labelled(_ board: Board2048, after seconds: Double) -> Board2048 {
        pending(of: board, after: seconds).first?.move.before ?? board
    }

    /// The points of merges on a board's way that are not yet told some seconds after the last swipe.
    func untold(of board: Board2048, after seconds: Double) -> Int {
        pending(of: board, after: seconds).reduce(0) { $0 + $1.move.gained }
    }

    /// The number of swipes that labels do not count yet some seconds after the last swipe.
    func uncounted(of board: Board2048, after seconds: Double) -> Int { pending(of: board, after: seconds).count }

    /// The swipes whose numbers are not shown yet, oldest first; none where the board was changed by anything but a swipe.
    private func pending(of board: Board2048, after seconds: Double) -> [Turn] {
        guard let last = turns.last, last.move.after == board, seconds < timing.duration else { return [] }
        return turns.filter { last.time + seconds < $0.time + timing.score }
    }

    /// When the board is at rest, on the screen's clock: the last of its swipes is over.
    var end: Double { turns.last.map { $0.time + timing.duration } ?? 0 }
}
