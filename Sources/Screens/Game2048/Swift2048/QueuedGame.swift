import FramewrightModels

/// A game of swift-2048 with a queue of waiting swipes, driven by the screen's clock.
struct QueuedGame: Sendable {
    private(set) var game: Game2048
    private(set) var motion = BoardMotion(timing: .swift)
    private var queue = SwipeQueue2048()
    /// The time up to which swipes have been taken from the queue, in milliseconds on the screen's clock.
    private var clock = 0
    /// The time at which the pause after the last effective swipe ends, in milliseconds.
    private var pauseEnd = 0

    init(game: Game2048) { self.game = game }

    /// The time at which the next waiting swipe is performed, in seconds; nil if none is waiting.
    var nextTurn: Double? { queue.count > 0 ? Double(pauseEnd) / 1000 : nil }

    /// The time at which the board of a finished game comes to rest, in seconds; nil while the game goes on.
    var outcomeTime: Double? { game.status == .playing ? nil : motion.end }

    /// Performs a swipe at once or queues it.
    mutating func swipe(_ direction: SwipeDirection, at seconds: Double) {
        advance(to: seconds)
        queue.add(direction)
        advance(by: 0)
    }

    /// Performs the queued swipes that are due at a time. A time in the past is ignored.
    mutating func advance(to seconds: Double) {
        advance(by: max(0, Int((seconds * 1000).rounded()) - clock))
    }

    /// Starts a new round and empties the queue.
    mutating func restart() {
        game.restart()
        queue.removeAll()
        pauseEnd = clock
    }

    private mutating func advance(by milliseconds: Int) {
        let moves = queue.advance(milliseconds: milliseconds, playing: &game)
        for (time, move) in moves { motion.play(move, at: Double(clock + time) / 1000) }
        if let last = moves.last { pauseEnd = clock + last.time + SwipeQueue2048.pauseMilliseconds }
        clock += milliseconds
    }
}
