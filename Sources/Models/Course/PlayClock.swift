/// The clock of a game, which the player can pause.
public struct PlayClock: Hashable, Sendable {
    private var milliseconds = 0
    /// True if the player has paused the clock.
    public private(set) var isPaused = false

    /// Creates a running clock at 0.
    public init() {}

    /// Creates a clock at a time. Throws below 0 and above 999 999 999 seconds.
    public init(seconds: Int, isPaused: Bool = false) throws(ModelError) {
        milliseconds = try legalCount(seconds, of: "seconds") * 1000
        self.isPaused = isPaused
    }

    /// The time in whole seconds, rounded down, at most 999 999 999.
    public var seconds: Int { milliseconds / 1000 }

    /// The time until another second is shown. Nil while the clock is paused or has reached its maximum.
    public var millisecondsToNextSecond: Int? {
        isPaused || seconds >= maximumCount ? nil : 1000 - milliseconds % 1000
    }

    /// Pauses or continues. Fractions of a second are kept.
    public mutating func toggle() { isPaused.toggle() }

    /// Advances the clock unless it is paused.
    public mutating func advance(milliseconds passed: Int) {
        precondition(passed >= 0, "time does not run backwards")
        guard !isPaused else { return }
        let limit = maximumCount * 1000
        milliseconds = passed > limit - milliseconds ? limit : milliseconds + passed
    }
}
