/// The launch animation of the course report's app, tick by tick: a hundred a second, 494 in all.
///
/// One digit after the other: "2" and "0" fall into place, "4" grows, "8" comes in from the right, each by the same
/// step at every tick. In the app "2" came to rest 2 points above "0", having had one step less; here it starts 2 points
/// lower, where nobody sees it.
public struct LaunchSequence: Hashable, Sendable {
    /// What a digit does between two ticks.
    public struct Phase: Hashable, Sendable {
        /// The digit that moves or grows.
        public let digit: Int
        /// The ticks it takes a step at.
        public let ticks: ClosedRange<Int>
        /// Top edge of "2" and "0", font size of "4", left edge of "8", in points: before its first step.
        public let start: Int
        /// What each step adds.
        public let step: Int

        /// The value once `tick` has happened.
        public func value(atTick tick: Int) -> Int {
            start + step * min(max(tick - ticks.lowerBound + 1, 0), ticks.count)
        }
    }

    /// In the order they follow each other.
    public static let phases = [
        Phase(digit: 2, ticks: 1...149, start: -148, step: 2), Phase(digit: 0, ticks: 150...299, start: -150, step: 2),
        Phase(digit: 4, ticks: 300...369, start: 0, step: 1), Phase(digit: 8, ticks: 370...494, start: 600, step: -2),
    ]
    /// The last tick that changes anything.
    public static let tickCount = 494

    /// From 0, before the first, to `tickCount`.
    public let tick: Int

    /// Ticks outside the sequence are its first or last.
    public init(tick: Int) { self.tick = min(max(tick, 0), Self.tickCount) }

    /// Tick n happens (n - 1)/100 seconds after the start, so that tick 1 has happened at 0.
    public init(milliseconds: Int) {
        self.init(tick: milliseconds < 0 ? 0 : min(milliseconds, 10 * Self.tickCount) / 10 + 1)
    }

    /// The top edge of the "2" in points; at rest 150.
    public var twoTop: Int { Self.phases[0].value(atTick: tick) }
    /// The top edge of the "0" in points; at rest 150.
    public var zeroTop: Int { Self.phases[1].value(atTick: tick) }
    /// The font size of the "4" in points; at rest 70, and 0 (it is not drawn) before tick 300.
    public var fourSize: Int { Self.phases[2].value(atTick: tick) }
    /// The left edge of the "8" in points; at rest 350.
    public var eightLeft: Int { Self.phases[3].value(atTick: tick) }
    /// Nothing moves any more.
    public var isFinished: Bool { tick == Self.tickCount }
}
