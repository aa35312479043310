/// The seconds of a game, which the player may stop.
public struct PlayClock: Hashable, Sendable {
    private var milliseconds = 0
    /// Stopped by the player.
    public private(set) var isPaused = false

    /// A clock that starts at 0 and runs.
    public init() {}

    /// A clock found at a time. Throws below 0 and above 999 999 999 seconds.
    public init(seconds: Int, isPaused: Bool = false) throws(ModelError) {
        milliseconds = try legalCount(seconds, of: "seconds") * 1000
        self.isPaused = isPaused
    }

    /// Whole seconds, rounded down; 999 999 999 for ever after.
    public var seconds: Int { milliseconds / 1000 }

    /// How long it shows what it shows; nil while it is paused or has reached its end.
    public var millisecondsToNextSecond: Int? {
        isPaused || seconds >= maximumCount ? nil : 1000 - milliseconds % 1000
    }

    /// Pause, or continue. The fraction of a second is kept.
    public mutating func toggle() { isPaused.toggle() }

    /// Lets time pass, unless paused.
    public mutating func advance(milliseconds passed: Int) {
        precondition(passed >= 0, "time does not run backwards")
        guard !isPaused else { return }
        let limit = maximumCount * 1000
        milliseconds = passed > limit - milliseconds ? limit : milliseconds + passed
    }
}
