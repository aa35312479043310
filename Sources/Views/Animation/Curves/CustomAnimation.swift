public import FramewrightDrawing

/// A curve of one's own.
///
/// It is asked for the way from 0 to 1, as a `Double`, at any time and in any order: a moment is a function of its time alone, so
/// that any can be shown first. At its beginning nothing has been gone, and all parts of a value go the same way. Of what SwiftUI's has, merging and state are absent.
public protocol CustomAnimation: Hashable, Sendable {
    /// How far of `value`, the whole way, has been gone after `time` seconds; nil once that is all of it.
    func animate<Value: VectorArithmetic>(
        value: Value, time: Double, context: inout AnimationContext<Value>
    ) -> Value?

    /// How fast it goes then, per second, for what takes over; nil, as where nothing is said, for not at all.
    func velocity<Value: VectorArithmetic>(
        value: Value, time: Double, context: AnimationContext<Value>
    ) -> Value?
}

extension CustomAnimation {
    public func velocity<Value: VectorArithmetic>(
        value: Value, time: Double, context: AnimationContext<Value>
    ) -> Value? { nil }
}

/// What a curve of one's own says beside its value.
public struct AnimationContext<Value: VectorArithmetic> {
    /// Set to true from the time on at which the change seems done.
    public var isLogicallyComplete = false
}

extension Animation {
    /// A curve of one's own. One that is not done within ten minutes goes on for ever.
    public init(_ base: some CustomAnimation) { self.init(form: .custom(CustomCurve(base))) }
}

/// A curve of one's own and when it is done.
struct CustomCurve: Hashable, Sendable {
    private let base: any CustomAnimation
    /// In seconds.
    let settlingDuration: Double
    /// In seconds.
    let logicalDuration: Double

    /// It is asked every 120th of a second until it is done, and then between the last two.
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

    /// The first time at which something is so, from 0 on; `end` where it never is.
    private static func first(before end: Double = .infinity, _ isSo: (Double) -> Bool) -> Double {
        if isSo(0) { return 0 }
        var number = 1.0
        while number * step < min(end, longest) {
            if isSo(number * step) { return bisected((number - 1) * step, number * step, isSo) }
            number += 1
        }
        return end
    }

    private static func bisected(_ start: Double, _ end: Double, _ isSo: (Double) -> Bool) -> Double {
        var (low, high) = (start, end)
        while true {
            let middle = (low + high) / 2
            guard middle > low, middle < high else { return high }
            if isSo(middle) { high = middle } else { low = middle }
        }
    }
}

extension CustomAnimation {
    /// Of the way from 0 to 1. Numbers that are none count as all of it.
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
