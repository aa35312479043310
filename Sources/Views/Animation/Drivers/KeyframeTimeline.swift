public import FramewrightDrawing

/// The keyframes of one property of a value.
public struct KeyframeTrack<Root, Value: Animatable & Sendable> {
    private let keyPath: WritableKeyPath<Root, Value>
    private let keyframes: [Keyframe<Value>]

    /// Creates a track for the property at `keyPath`.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> KeyframeSequence<Value>
    ) {
        self.keyPath = keyPath
        keyframes = content().keyframes
    }

    var duration: Double { keyframes.reduce(0) { $0 + $1.duration } }

    func update(_ root: inout Root, at time: Double) {
        root[keyPath: keyPath] = KeyframeCursor(root[keyPath: keyPath], keyframes).value(at: time)
    }
}

extension KeyframeTrack where Root == Value {
    /// Creates a track for the whole value.
    public init(@KeyframeTrackContentBuilder<Value> content: () -> KeyframeSequence<Value>) {
        self.init(\.self, content: content)
    }
}

/// The combined tracks of a value, which run in parallel.
public struct Keyframes<Root> {
    let duration: Double
    let update: (inout Root, Double) -> Void
}

/// A result builder for the tracks of a value.
@resultBuilder
public enum KeyframesBuilder<Root> {
    /// Converts a track.
    public static func buildExpression<Value>(_ track: KeyframeTrack<Root, Value>) -> Keyframes<Root> {
        Keyframes(duration: track.duration) { root, time in track.update(&root, at: time) }
    }

    /// Combines tracks that run in parallel.
    public static func buildBlock(_ tracks: Keyframes<Root>...) -> Keyframes<Root> {
        Keyframes(duration: tracks.reduce(0) { max($0, $1.duration) }) { root, time in
            for track in tracks { track.update(&root, time) }
        }
    }
}

extension KeyframesBuilder where Root: Animatable & Sendable {
    /// Collects keyframes outside a track, which animate the whole value.
    public static func buildExpression<Content: KeyframeTrackContent<Root>>(_ content: Content) -> [Keyframe<Root>] {
        content.keyframes
    }

    /// Joins keyframes in order.
    public static func buildBlock(_ parts: [Keyframe<Root>]...) -> [Keyframe<Root>] { parts.flatMap(\.self) }

    /// Builds a track of the whole value from keyframes.
    public static func buildFinalResult(_ keyframes: [Keyframe<Root>]) -> Keyframes<Root> {
        buildExpression(KeyframeTrack(\Root.self) { KeyframeSequence(keyframes: keyframes) })
    }
}

extension KeyframesBuilder {
    /// Returns the combined tracks.
    public static func buildFinalResult(_ tracks: Keyframes<Root>) -> Keyframes<Root> { tracks }
}

/// A value over time, described by keyframes.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: Keyframes<Value>

    /// Creates a timeline that starts at `initialValue`.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> Keyframes<Value>) {
        self.initialValue = initialValue
        tracks = content()
    }

    init(initialValue: Value, tracks: Keyframes<Value>) {
        self.initialValue = initialValue
        self.tracks = tracks
    }

    /// The seconds until the last track ends.
    public var duration: Double { tracks.duration }

    /// Returns the value at a time in seconds: before the start the first, after the end the last.
    public func value(time: Double) -> Value {
        var value = initialValue
        tracks.update(&value, max(0, time))
        return value
    }

    /// Returns the value at a share of the duration.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// Evaluates a track at a time.
private struct KeyframeCursor<Value: Animatable & Sendable> {
    typealias Data = Value.AnimatableData

    private let initial: Value
    private let keyframes: [Keyframe<Value>]

    init(_ initial: Value, _ keyframes: [Keyframe<Value>]) {
        self.initial = initial
        self.keyframes = keyframes
    }

    func value(at time: Double) -> Value {
        var (start, from, speed) = (0.0, initial.animatableData, Data.zero)
        for (place, keyframe) in keyframes.enumerated() {
            let step = Step(
                keyframe: keyframe, from: from, entering: entry(place, speed), leaving: slope(after: place))
            if time < start + keyframe.duration { return result(step.value(at: time - start)) }
            from = step.value(at: keyframe.duration)
            speed = step.velocity(at: keyframe.duration)
            start += keyframe.duration
        }
        return result(from)
    }

    private func result(_ data: Data) -> Value {
        var value = keyframes.last?.value ?? initial
        value.animatableData = data
        return value
    }

    /// Returns the velocity at which a keyframe starts: the specified one, otherwise that at the end of the keyframe
    /// before. It is 0 for linear and move keyframes.
    private func entry(_ place: Int, _ speed: Data) -> Data {
        switch keyframes[place].form {
        case .cubic(let start, _): start ?? (place > 0 ? speed : .zero)
        case .spring(_, let start): start ?? speed
        case .linear, .move: .zero
        }
    }

    /// Returns the velocity at which a cubic keyframe ends: the specified one, otherwise the specified start of a
    /// following cubic keyframe, otherwise the mean slope between its neighbours (Catmull-Rom). It is 0 if no cubic
    /// keyframe follows.
    private func slope(after place: Int) -> Data {
        guard case .cubic(_, let end) = keyframes[place].form else { return .zero }
        if let end { return end }
        guard place + 1 < keyframes.count, case .cubic(let start, _) = keyframes[place + 1].form else { return .zero }
        if let start { return start }
        let before = place > 0 ? keyframes[place - 1].value.animatableData : initial.animatableData
        let duration = keyframes[place].duration + keyframes[place + 1].duration
        guard duration > 0 else { return .zero }
        return (keyframes[place + 1].value.animatableData - before).scaled(by: 1 / duration)
    }

    struct Step {
        let keyframe: Keyframe<Value>
        let from: Data
        let entering: Data
        let leaving: Data

        private var target: Data { keyframe.value.animatableData }

        func value(at time: Double) -> Data {
            guard keyframe.duration > 0 else { return target }
            let share = time / keyframe.duration
            return switch keyframe.form {
            case .linear(let curve): from.interpolated(towards: target, amount: curve.value(at: share))
            case .cubic: share >= 1 ? target : hermite(share)
            case .spring(let spring, _):
                from + spring.value(target: target - from, initialVelocity: entering, time: time)
            case .move: target
            }
        }

        func velocity(at time: Double) -> Data {
            guard keyframe.duration > 0 else { return .zero }
            return switch keyframe.form {
            case .linear(let curve):
                (target - from).scaled(by: curve.velocity(at: time / keyframe.duration) / keyframe.duration)
            case .cubic: leaving
            case .spring(let spring, _):
                spring.velocity(target: target - from, initialVelocity: entering, time: time)
            case .move: .zero
            }
        }

        /// Evaluates the cubic Hermite curve through both values and velocities.
        private func hermite(_ t: Double) -> Data {
            let (square, rest) = (t * t, 1 - t)
            let arrived = square * (3 - 2 * t)
            return from + (target - from).scaled(by: arrived)
                + entering.scaled(by: t * rest * rest * keyframe.duration)
                - leaving.scaled(by: square * rest * keyframe.duration)
        }
    }
}
