/// The queue of swipes in swift-2048: at most 100, with 0.3 s between two effective ones.
///
/// Swipes that would move nothing are skipped without a pause.
public struct SwipeQueue2048: Hashable, Sendable {
    /// The maximum number of waiting swipes. Further ones are dropped.
    public static let capacity = 100
    /// The pause after an effective swipe, in milliseconds.
    public static let pauseMilliseconds = 300

    private var waiting: [SwipeDirection] = []
    /// The time until the next swipe is taken, in milliseconds. 0 or less if it is taken at once.
    private var pause = 0

    /// Creates an empty queue.
    public init() {}

    /// The number of waiting swipes.
    public var count: Int { waiting.count }

    /// Appends a swipe. Returns false if the queue is full.
    @discardableResult
    public mutating func add(_ direction: SwipeDirection) -> Bool {
        guard waiting.count < Self.capacity else { return false }
        waiting.append(direction)
        return true
    }

    /// Removes all swipes, as a new game does.
    public mutating func removeAll() { self = SwipeQueue2048() }

    /// Advances time and plays the swipes that are due. Returns each move with its time after the start of the
    /// interval, in milliseconds.
    ///
    /// With 0 milliseconds it plays the swipes that are due now: a first swipe is never delayed.
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
