public import FramewrightDrawing

/// A mass on a damped spring. Evaluated in closed form, so that times can be queried in any order.
public struct Spring: Hashable, Sendable {
    /// The mass of the object.
    public let mass: Double
    /// The force per unit of distance.
    public let stiffness: Double
    /// The friction per unit of velocity.
    public let damping: Double

    /// Creates a spring from physical constants, which must be positive. With a damping of 0 it never comes to rest.
    public init(mass: Double = 1, stiffness: Double, damping: Double) {
        self.mass = Self.positive(mass)
        self.stiffness = Self.positive(stiffness)
        self.damping = damping > 0 ? min(damping, 1e9) : 0
    }

    /// Creates a spring from its perceived behaviour.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration in seconds.
    ///   - bounce: 0 does not overshoot, 1 oscillates forever, negative values are overdamped.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        let bounce = min(max(bounce, -0.999), 1)
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// Creates a spring from its oscillation.
    ///
    /// - Parameters:
    ///   - response: The period without damping, in seconds.
    ///   - dampingRatio: 1 is critically damped: as fast as possible without overshooting.
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / max(response, 1e-3)
        self.init(stiffness: frequency * frequency, damping: 2 * max(0, dampingRatio) * frequency)
    }

    /// A spring without bounce.
    public static let smooth = Spring(duration: 0.5, bounce: 0)
    /// A spring with little bounce.
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)
    /// A spring with visible bounce.
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

    /// The perceived duration in seconds: the period without damping.
    public var duration: Double { 2 * Double.pi / frequency }
    /// The period without damping, in seconds.
    public var response: Double { duration }
    /// The damping relative to critical damping.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    /// The amount of bounce: 1 without damping, 0 for critical damping, negative if overdamped.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// The angular frequency without damping, in radians per second.
    private var frequency: Double { (stiffness / mass).squareRoot() }

    /// Seconds after which the distance to the target stays below 1/4,000; infinite without damping.
    public var settlingDuration: Double {
        guard dampingRatio > 1e-9 else { return .infinity }
        var (low, high) = (0.0, duration)
        while envelope(high) > Self.rest, high < 1e6 { (low, high) = (high, high * 2) }
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if envelope(middle) > Self.rest { low = middle } else { high = middle }
        }
        return high
    }

    /// The share of the distance that counts as rest: half a pixel of a screen that is 2,000 pixels wide.
    static let rest = 1.0 / 4000

    /// Returns the value at `time` on the way from 0 to `target`.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let swing = swing(at: time)
        return target - target.scaled(by: swing.left) + initialVelocity.scaled(by: swing.carried)
    }

    /// Returns the velocity at `time` on the way from 0 to `target`.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let swing = swing(at: time)
        return initialVelocity.scaled(by: swing.carriedVelocity) - target.scaled(by: swing.leftVelocity)
    }

    private static func positive(_ value: Double) -> Double { value > 1e-9 ? min(value, 1e9) : 1e-9 }
}

extension Spring {
    /// Returns the state at `time`, for a start at a distance of 1 from rest and for an initial velocity of 1.
    func swing(at time: Double) -> Decay {
        guard time > 0 else { return .start }
        let (omega, ratio) = (frequency, dampingRatio)
        if abs(ratio - 1) < 1e-6 { return critical(time, omega) }
        return ratio < 1 ? under(time, omega: omega, ratio: ratio) : over(time, omega: omega, ratio: ratio)
    }

    private func critical(_ time: Double, _ omega: Double) -> Decay {
        let fade = Exponential.power(-omega * time)
        return Decay(
            left: (1 + omega * time) * fade, carried: time * fade, leftVelocity: -omega * omega * time * fade,
            carriedVelocity: (1 - omega * time) * fade)
    }

    private func under(_ time: Double, omega: Double, ratio: Double) -> Decay {
        let (rate, turn) = (ratio * omega, omega * (1 - ratio * ratio).squareRoot())
        let fade = Exponential.power(-rate * time)
        let (sine, cosine) = (Trigonometry.sine(turn * time) / turn, Trigonometry.cosine(turn * time))
        return Decay(
            left: fade * (cosine + rate * sine), carried: fade * sine, leftVelocity: -omega * omega * fade * sine,
            carriedVelocity: fade * (cosine - rate * sine))
    }

    private func over(_ time: Double, omega: Double, ratio: Double) -> Decay {
        let root = (ratio * ratio - 1).squareRoot()
        // The slow rate is a quotient, because the difference would lose all significant digits.
        let (fast, slow) = (-omega * (ratio + root), -omega / (ratio + root))
        let (first, second) = (Exponential.power(slow * time), Exponential.power(fast * time))
        let width = slow - fast
        return Decay(
            left: (slow * second - fast * first) / width, carried: (first - second) / width,
            leftVelocity: slow * fast * (second - first) / width,
            carriedVelocity: (slow * first - fast * second) / width)
    }

    /// Returns an upper bound of the remaining distance that decreases monotonically.
    private func envelope(_ time: Double) -> Double {
        let (omega, ratio) = (frequency, dampingRatio)
        guard ratio < 1 else { return swing(at: time).left }
        let fade = Exponential.power(-ratio * omega * time)
        return fade * min(1 + ratio * omega * time, 1 / (1 - ratio * ratio).squareRoot())
    }
}

/// The state of an animation at one time, as factors of its initial distance from the target and of its initial
/// velocity.
struct Decay: Hashable, Sendable {
    /// The remaining share of the initial distance.
    var left: Double
    /// The distance covered per unit of initial velocity, in seconds.
    var carried: Double
    /// The rate of change of `left`, per second.
    var leftVelocity: Double
    /// The rate of change of `carried`.
    var carriedVelocity: Double

    static let start = Decay(left: 1, carried: 0, leftVelocity: 0, carriedVelocity: 1)
    static let end = Decay(left: 0, carried: 0, leftVelocity: 0, carriedVelocity: 0)
}
