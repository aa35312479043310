import FramewrightModels

/// A game of swift-2048 with the swipes that wait for their turn, over the screen's clock.
struct QueuedGame: Sendable {
    private(set) var game: Game2048
    private(set) var motion = BoardMotion(timing: .swift)
    private var queue = SwipeQueue2048()
    /// Milliseconds of the screen's clock up to which turns have been taken.
    private var clock = 0
    /// When the pause after the last effective swipe ends, in milliseconds.
    private var pauseEnd = 0

    init(game: Game2048) { self.game = game }

    /// When the next waiting swipe is taken, in seconds; nil where none waits.
    var nextTurn: Double? { queue.count > 0 ? Double(pauseEnd) / 1000 : nil }

    /// When the board of a game that is over has come to rest, in seconds; nil while the game goes on.
    var outcomeTime: Double? { game.status == .playing ? nil : motion.end }

    /// Takes the swipe at once or lets it wait.
    mutating func swipe(_ direction: SwipeDirection, at seconds: Double) {
        advance(to: seconds)
        queue.add(direction)
        advance(by: 0)
    }

    /// Takes the turns that have come up to a moment; one that is past is no news.
    mutating func advance(to seconds: Double) {
        advance(by: max(0, Int((seconds * 1000).rounded()) - clock))
    }

    /// A new round; nothing waits any more.
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
