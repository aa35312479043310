public import FramewrightDrawing

/// A part of a keyframe track.
public protocol KeyframeTrackContent<Value>: Sendable {
    associatedtype Value: Animatable & Sendable

    /// The keyframes in order.
    var keyframes: [Keyframe<Value>] { get }
}

/// One step of a track: a target value and the way to it.
public struct Keyframe<Value: Animatable & Sendable>: Sendable {
    enum Form: Sendable {
        case linear(UnitCurve)
        /// A cubic curve with the specified velocities, if any.
        case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
        case spring(Spring, start: Value.AnimatableData?)
        case move
    }

    let value: Value
    let duration: Double
    let form: Form
}

/// A keyframe that interpolates linearly, along a timing curve.
public struct LinearKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent {
    /// The single keyframe.
    public let keyframes: [Keyframe<Value>]

    /// Creates a keyframe that reaches `to` after `duration` seconds.
    public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
        keyframes = [Keyframe(value: to, duration: max(0, duration), form: .linear(timingCurve))]
    }
}

/// A keyframe on a cubic curve that passes smoothly through adjacent cubic keyframes.
public struct CubicKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent {
    /// The single keyframe.
    public let keyframes: [Keyframe<Value>]

    /// Creates a keyframe that reaches `to` after `duration` seconds.
    ///
    /// - Parameters:
    ///   - startVelocity: The change per second at the start; nil derives it from the adjacent keyframes.
    ///   - endVelocity: The change per second at the end; nil derives it from the adjacent keyframes.
    public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        let form = Keyframe<Value>.Form.cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData)
        keyframes = [Keyframe(value: to, duration: max(0, duration), form: form)]
    }
}

/// A keyframe that follows a spring.
public struct SpringKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent {
    /// The single keyframe.
    public let keyframes: [Keyframe<Value>]

    /// Creates a keyframe that moves towards `to` by a spring.
    ///
    /// - Parameter duration: The duration in seconds; nil lasts until the spring has settled. The next keyframe
    ///   starts at the position the spring has reached.
    public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        let settled = spring.settlingDuration
        keyframes = [
            Keyframe(
                value: to, duration: max(0, duration ?? (settled.isFinite ? settled : spring.duration)),
                form: .spring(spring, start: startVelocity?.animatableData))
        ]
    }
}

/// A keyframe that jumps to a value.
public struct MoveKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent {
    /// The single keyframe.
    public let keyframes: [Keyframe<Value>]

    /// Creates a keyframe that jumps to `to`.
    public init(_ to: Value) { keyframes = [Keyframe(value: to, duration: 0, form: .move)] }
}

/// A sequence of keyframes.
public struct KeyframeSequence<Value: Animatable & Sendable>: KeyframeTrackContent {
    /// The keyframes in order.
    public let keyframes: [Keyframe<Value>]
}

/// A result builder for the keyframes of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable & Sendable> {
    /// Returns the keyframes of a part.
    public static func buildExpression<Content: KeyframeTrackContent<Value>>(_ content: Content) -> [Keyframe<Value>] {
        content.keyframes
    }

    /// Joins keyframes in order.
    public static func buildBlock(_ parts: [Keyframe<Value>]...) -> [Keyframe<Value>] { parts.flatMap(\.self) }

    /// Joins the keyframes of a loop.
    public static func buildArray(_ parts: [[Keyframe<Value>]]) -> [Keyframe<Value>] { parts.flatMap(\.self) }

    /// Returns the keyframes of the first branch.
    public static func buildEither(first: [Keyframe<Value>]) -> [Keyframe<Value>] { first }

    /// Returns the keyframes of the second branch.
    public static func buildEither(second: [Keyframe<Value>]) -> [Keyframe<Value>] { second }

    /// Returns the keyframes of an optional part.
    public static func buildOptional(_ part: [Keyframe<Value>]?) -> [Keyframe<Value>] { part ?? [] }

    /// Builds the sequence.
    public static func buildFinalResult(_ keyframes: [Keyframe<Value>]) -> KeyframeSequence<Value> {
        KeyframeSequence(keyframes: keyframes)
    }
}
