public import FramewrightDrawing

/// A user-defined timing curve.
///
/// The curve is evaluated for the distance from 0 to 1, as a `Double`, at any time and in any order, because frames
/// may be rendered in any order. It starts at 0, and all components of a value follow it alike. SwiftUI's merging and
/// animation state are not supported.
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the part of `value`, the full distance, that is covered after `time` seconds; nil once it is complete.
    func animate<Value: VectorArithmetic>(
        value: Value, time: Double, context: inout AnimationContext<Value>
    ) -> Value?

    /// Returns the velocity per second at `time`, for an animation that takes over. The default, nil, means zero.
    func velocity<Value: VectorArithmetic>(
        value: Value, time: Double, context: AnimationContext<Value>
    ) -> Value?
}

extension CustomAnimation {
    /// Returns nil, for a velocity of zero.
    public func velocity<Value: VectorArithmetic>(
        value: Value, time: Double, context: AnimationContext<Value>
    ) -> Value? { nil }
}

/// Additional output of a custom animation.
public struct AnimationContext<Value: VectorArithmetic> {
    /// Whether the change counts as logically complete from this time on.
    public var isLogicallyComplete = false
}

extension Animation {
    /// Creates an animation from a custom curve. A curve that has not ended after ten minutes never ends.
    public init(_ base: some CustomAnimation) { self.init(form: .custom(CustomCurve(base))) }
}

/// A custom curve with its durations.
struct CustomCurve: Hashable, Sendable {
    private let base: any CustomAnimation
    /// In seconds.
    let settlingDuration: Double
    /// In seconds.
    let logicalDuration: Double

    /// Finds the durations by sampling the curve every 1/120 s, then bisecting the interval in which it ends.
    init(_ base: some CustomAnimation) {
        self.base = base
        let done = Self.first { base.state(at: $0).share == nil }
        settlingDuration = done
        logicalDuration = Self.first(before: done) { base.state(at: $0).isLogicallyComplete }
    }

    static func == (left: Self, right: Self) -> Bool { AnyHashable(left.base) == AnyHashable(right.base) }

    func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }

    func decay(at seconds: Double) -> Decay {
        guard seconds < settlingDuration else { return .end }
        guard seconds > 0, let share = base.state(at: seconds).share else { return .start }
        return Decay(left: 1 - share, carried: 0, leftVelocity: -base.speed(at: seconds), carriedVelocity: 0)
    }

    private static let longest = 600.0
    private static let step = 1 / 120.0

    /// Returns the first time, from 0 on, at which a condition holds; `end` if it never does.
    private static func first(before end: Double = .infinity, _ isSo: (Double) -> Bool) -> Double {
        if isSo(0) { return 0 }
        var number = 1.0
        while number * step < min(end, longest) {
            if isSo(number * step) { return bisected((number - 1) * step, end: number * step, isSo: isSo) }
            number += 1
        }
        return end
    }

    private static func bisected(_ start: Double, end: Double, isSo: (Double) -> Bool) -> Double {
        var (low, high) = (start, end)
        while true {
            let middle = (low + high) / 2
            guard middle > low, middle < high else { return high }
            if isSo(middle) { high = middle } else { low = middle }
        }
    }
}

extension CustomAnimation {
    /// Evaluates the curve for the distance from 0 to 1. A non-finite value counts as the full distance.
    fileprivate func state(at seconds: Double) -> (share: Double?, isLogicallyComplete: Bool) {
        var context = AnimationContext<Double>()
        let share = animate(value: 1.0, time: seconds, context: &context)
        return (share.map { $0.isFinite ? $0 : 1 }, context.isLogicallyComplete)
    }

    fileprivate func speed(at seconds: Double) -> Double {
        let speed = velocity(value: 1.0, time: seconds, context: AnimationContext()) ?? 0
        return speed.isFinite ? speed : 0
    }
}
