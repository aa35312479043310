/// The swipes waiting in swift-2048: at most a hundred, 0.3 s between two that move something.
///
/// Swipes that move nothing when their turn comes are skipped at once.
public struct SwipeQueue2048: Hashable, Sendable {
    /// How many swipes wait at most; more are lost.
    public static let capacity = 100
    /// The pause after an effective swipe.
    public static let pauseMilliseconds = 300

    private var waiting: [SwipeDirection] = []
    /// How long until the next swipe is taken; 0 or less when it would be taken at once.
    private var pause = 0

    /// Nothing waits.
    public init() {}

    /// How many swipes wait.
    public var count: Int { waiting.count }

    /// Puts a swipe at the end. False if the queue is full.
    @discardableResult
    public mutating func add(_ direction: SwipeDirection) -> Bool {
        guard waiting.count < Self.capacity else { return false }
        waiting.append(direction)
        return true
    }

    /// Forgets all swipes, as a new game does.
    public mutating func removeAll() { self = SwipeQueue2048() }

    /// Lets time pass and plays what is due: each move with how long after the start it happened, in milliseconds.
    ///
    /// With 0 milliseconds it plays what is due now: a first swipe is never held up.
    public mutating func advance(milliseconds: Int, playing game: inout Game2048) -> [(time: Int, move: Move2048)] {
        precondition(milliseconds >= 0, "time does not run backwards")
        var moves: [(time: Int, move: Move2048)] = []
        while pause <= milliseconds, !waiting.isEmpty {
            guard let move = game.swipe(waiting.removeFirst()).move else { continue }
            moves.append((pause, move))
            pause += Self.pauseMilliseconds
        }
        pause = max(0, pause - milliseconds)
        return moves
    }
}
