public import FramewrightDrawing

/// A weight on a spring, pulled back to rest: closed forms, so any moment can be asked for first.
public struct Spring: Hashable, Sendable {
    public let mass: Double
    public let stiffness: Double
    public let damping: Double

    /// - Parameters: all of them positive; a damping of 0 never comes to rest.
    public init(mass: Double = 1, stiffness: Double, damping: Double) {
        self.mass = Self.positive(mass)
        self.stiffness = Self.positive(stiffness)
        self.damping = damping > 0 ? min(damping, 1e9) : 0
    }

    /// - Parameters:
    ///   - duration: seconds; how long it seems to take.
    ///   - bounce: 0 comes to rest without overshooting, 1 never does, below 0 it creeps.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        let bounce = min(max(bounce, -0.999), 1)
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// - Parameters:
    ///   - response: seconds; the time of one swing without damping.
    ///   - dampingRatio: 1 just does not overshoot.
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / max(response, 1e-3)
        self.init(stiffness: frequency * frequency, damping: 2 * max(0, dampingRatio) * frequency)
    }

    public static let smooth = Spring(duration: 0.5, bounce: 0)
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

    /// The time of one swing without damping: how long it seems to take.
    public var duration: Double { 2 * Double.pi / frequency }
    public var response: Double { duration }
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// Radians a second without damping.
    private var frequency: Double { (stiffness / mass).squareRoot() }

    /// Seconds after which no more than a 4,000th of the way is left, and never again; infinite without damping.
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

    /// Half a pixel of a screen 2,000 wide.
    static let rest = 1.0 / 4000

    /// How far a value has come from 0 towards a target.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let swing = swing(at: time)
        return target - target.scaled(by: swing.left) + initialVelocity.scaled(by: swing.carried)
    }

    /// How fast a value moves on its way from 0 towards a target.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let swing = swing(at: time)
        return initialVelocity.scaled(by: swing.carriedVelocity) - target.scaled(by: swing.leftVelocity)
    }

    private static func positive(_ value: Double) -> Double { value > 1e-9 ? min(value, 1e9) : 1e-9 }
}

extension Spring {
    /// What is left after a time of a distance of 1 from rest, and where a speed of 1 at rest has led.
    func swing(at time: Double) -> Decay {
        guard time > 0 else { return .start }
        let (omega, ratio) = (frequency, dampingRatio)
        if abs(ratio - 1) < 1e-6 { return critical(time, omega) }
        return ratio < 1 ? under(time, omega, ratio) : over(time, omega, ratio)
    }

    private func critical(_ time: Double, _ omega: Double) -> Decay {
        let fade = Exponential.power(-omega * time)
        return Decay(
            left: (1 + omega * time) * fade, carried: time * fade, leftVelocity: -omega * omega * time * fade,
            carriedVelocity: (1 - omega * time) * fade)
    }

    private func under(_ time: Double, _ omega: Double, _ ratio: Double) -> Decay {
        let (rate, turn) = (ratio * omega, omega * (1 - ratio * ratio).squareRoot())
        let fade = Exponential.power(-rate * time)
        let (sine, cosine) = (Trigonometry.sine(turn * time) / turn, Trigonometry.cosine(turn * time))
        return Decay(
            left: fade * (cosine + rate * sine), carried: fade * sine, leftVelocity: -omega * omega * fade * sine,
            carriedVelocity: fade * (cosine - rate * sine))
    }

    private func over(_ time: Double, _ omega: Double, _ ratio: Double) -> Decay {
        let root = (ratio * ratio - 1).squareRoot()
        // The slow rate as a quotient: the difference would lose all its digits.
        let (fast, slow) = (-omega * (ratio + root), -omega / (ratio + root))
        let (first, second) = (Exponential.power(slow * time), Exponential.power(fast * time))
        let width = slow - fast
        return Decay(
            left: (slow * second - fast * first) / width, carried: (first - second) / width,
            leftVelocity: slow * fast * (second - first) / width,
            carriedVelocity: (slow * first - fast * second) / width)
    }

    /// Never less than what is left, and falling all the time.
    private func envelope(_ time: Double) -> Double {
        let (omega, ratio) = (frequency, dampingRatio)
        guard ratio < 1 else { return swing(at: time).left }
        let fade = Exponential.power(-ratio * omega * time)
        return fade * min(1 + ratio * omega * time, 1 / (1 - ratio * ratio).squareRoot())
    }
}

/// What a moment makes of where a change began, a distance of 1 from its target, and of its first speed.
struct Decay: Hashable, Sendable {
    /// The share of the distance that is left.
    var left: Double
    /// Where the first speed has led, in seconds.
    var carried: Double
    /// How fast `left` and `carried` change.
    var leftVelocity: Double
    var carriedVelocity: Double

    static let start = Decay(left: 1, carried: 0, leftVelocity: 0, carriedVelocity: 1)
    static let end = Decay(left: 0, carried: 0, leftVelocity: 0, carriedVelocity: 0)
}
