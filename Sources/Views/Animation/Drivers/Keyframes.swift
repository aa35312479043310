public import FramewrightDrawing

/// A value a track reaches, and how.
public protocol KeyframeTrackContent<Value>: Sendable {
    associatedtype Value: Animatable & Sendable

    /// In order.
    var keyframes: [Keyframe<Value>] { get }
}

/// One step of a track.
public struct Keyframe<Value: Animatable & Sendable>: Sendable {
    enum Form: Sendable {
        case linear(UnitCurve)
        /// Velocities where they are told.
        case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
        case spring(Spring, start: Value.AnimatableData?)
        case move
    }

    let value: Value
    let duration: Double
    let form: Form
}

/// Straight to a value, along a curve.
public struct LinearKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent {
    public let keyframes: [Keyframe<Value>]

    public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
        keyframes = [Keyframe(value: to, duration: max(0, duration), form: .linear(timingCurve))]
    }
}

/// To a value along a cubic that goes smoothly through all cubic keyframes around it.
public struct CubicKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent {
    public let keyframes: [Keyframe<Value>]

    /// - Parameters:
    ///   - startVelocity: in units a second, where it begins; nil follows from the keyframes around.
    ///   - endVelocity: likewise, where it ends.
    public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        let form = Keyframe<Value>.Form.cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData)
        keyframes = [Keyframe(value: to, duration: max(0, duration), form: form)]
    }
}

/// To a value by a spring.
public struct SpringKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent {
    public let keyframes: [Keyframe<Value>]

    /// - Parameter duration: seconds; nil lasts until the spring has settled. The next keyframe begins where the spring is.
    public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        let settled = spring.settlingDuration
        keyframes = [
            Keyframe(
                value: to, duration: max(0, duration ?? (settled.isFinite ? settled : spring.duration)),
                form: .spring(spring, start: startVelocity?.animatableData))
        ]
    }
}

/// At once to a value.
public struct MoveKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent {
    public let keyframes: [Keyframe<Value>]

    public init(_ to: Value) { keyframes = [Keyframe(value: to, duration: 0, form: .move)] }
}

/// Keyframes one after the other.
public struct KeyframeSequence<Value: Animatable & Sendable>: KeyframeTrackContent {
    public let keyframes: [Keyframe<Value>]
}

/// Lists the keyframes of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable & Sendable> {
    public static func buildExpression<Content: KeyframeTrackContent<Value>>(_ content: Content) -> [Keyframe<Value>] {
        content.keyframes
    }

    public static func buildBlock(_ parts: [Keyframe<Value>]...) -> [Keyframe<Value>] { parts.flatMap(\.self) }

    public static func buildArray(_ parts: [[Keyframe<Value>]]) -> [Keyframe<Value>] { parts.flatMap(\.self) }

    public static func buildEither(first: [Keyframe<Value>]) -> [Keyframe<Value>] { first }

    public static func buildEither(second: [Keyframe<Value>]) -> [Keyframe<Value>] { second }

    public static func buildOptional(_ part: [Keyframe<Value>]?) -> [Keyframe<Value>] { part ?? [] }

    public static func buildFinalResult(_ keyframes: [Keyframe<Value>]) -> KeyframeSequence<Value> {
        KeyframeSequence(keyframes: keyframes)
    }
}
