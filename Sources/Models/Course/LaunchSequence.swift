/// The launch animation of the course report's app: 494 ticks at 100 per second.
///
/// The digits follow one another: "2" and "0" drop into place, "4" grows, "8" enters from the right, each by the same
/// step per tick. In the original app "2" ended 2 points above "0", because it had one step less; here it starts 2
/// points lower, off the screen.
public struct LaunchSequence: Hashable, Sendable {
    /// The movement of a digit.
    public struct Phase: Hashable, Sendable {
        /// The digit that moves or grows.
        public let digit: Int
        /// The ticks at which it takes a step.
        public let ticks: ClosedRange<Int>
        /// The initial value in points: the top edge of "2" and "0", the font size of "4", the left edge of "8".
        public let start: Int
        /// The change per step.
        public let step: Int

        /// Returns the value after `tick`.
        public func value(atTick tick: Int) -> Int {
            start + step * min(max(tick - ticks.lowerBound + 1, 0), ticks.count)
        }
    }

    /// The phases in order.
    public static let phases = [
        Phase(digit: 2, ticks: 1...149, start: -148, step: 2), Phase(digit: 0, ticks: 150...299, start: -150, step: 2),
        Phase(digit: 4, ticks: 300...369, start: 0, step: 1), Phase(digit: 8, ticks: 370...494, start: 600, step: -2),
    ]
    /// The last tick that changes anything.
    public static let tickCount = 494

    /// The current tick, from 0 (before the first) to `tickCount`.
    public let tick: Int

    /// Creates the state after a tick, limited to the sequence.
    public init(tick: Int) { self.tick = min(max(tick, 0), Self.tickCount) }

    /// Creates the state at a time. Tick n is at (n - 1)/100 seconds after the start, so at 0 tick 1 has happened.
    public init(milliseconds: Int) {
        self.init(tick: milliseconds < 0 ? 0 : min(milliseconds, 10 * Self.tickCount) / 10 + 1)
    }

    /// The top edge of the "2" in points, finally 150.
    public var twoTop: Int { Self.phases[0].value(atTick: tick) }
    /// The top edge of the "0" in points, finally 150.
    public var zeroTop: Int { Self.phases[1].value(atTick: tick) }
    /// The font size of the "4" in points, finally 70. Before tick 300 it is 0 and the digit is not drawn.
    public var fourSize: Int { Self.phases[2].value(atTick: tick) }
    /// The left edge of the "8" in points, finally 350.
    public var eightLeft: Int { Self.phases[3].value(atTick: tick) }
    /// True if nothing moves any more.
    public var isFinished: Bool { tick == Self.tickCount }
}
