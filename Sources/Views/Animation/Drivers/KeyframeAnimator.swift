/// A container that animates its content through keyframes, repeatedly or once whenever a trigger changes.
public struct KeyframeAnimator<Value, Content: View>: PrimitiveView {
    private let initialValue: Value
    private let trigger: Trigger?
    private let isRepeating: Bool
    private let content: (Value) -> Content
    private let keyframes: (Value) -> Keyframes<Value>

    /// Creates an animator that starts when it appears.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>
    ) {
        self.initialValue = initialValue
        trigger = nil
        isRepeating = repeating
        self.content = content
        self.keyframes = keyframes
    }

    /// Creates an animator that runs once whenever `trigger` changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>
    ) {
        self.initialValue = initialValue
        self.trigger = Trigger(trigger)
        isRepeating = false
        self.content = content
        self.keyframes = keyframes
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let (node, graph) = (inner.node, lowering.graph)
        let run = node.memory as? KeyframeRun<Value> ?? firstRun(at: graph.time)
        node.memory = run
        if run.trigger != trigger {
            let value = run.value(at: graph.time, isRepeating: isRepeating)
            run.restart(timeline(from: value), trigger, at: graph.time)
        }
        if let end = run.end(isRepeating: isRepeating), end > graph.time {
            graph.notes.isLive = true
            graph.extendBusyTime(until: end)
        }
        return inner.nodes(of: content(run.value(at: graph.time, isRepeating: isRepeating)))
    }

    /// Creates the run at `time`. Without a trigger it starts at once.
    private func firstRun(at time: Double) -> KeyframeRun<Value> {
        let run = KeyframeRun(initialValue, trigger)
        if trigger == nil { run.restart(timeline(from: initialValue), nil, at: time) }
        return run
    }

    private func timeline(from value: Value) -> KeyframeTimeline<Value> {
        let tracks = keyframes(value)
        return KeyframeTimeline(initialValue: value, tracks: tracks)
    }
}

/// The current run of a keyframe animator.
@MainActor
private final class KeyframeRun<Value> {
    private let initialValue: Value
    private(set) var trigger: Trigger?
    private var start = 0.0
    private var timeline: KeyframeTimeline<Value>?

    init(_ initialValue: Value, _ trigger: Trigger?) {
        self.initialValue = initialValue
        self.trigger = trigger
    }

    func restart(_ timeline: KeyframeTimeline<Value>, _ trigger: Trigger?, at time: Double) {
        self.timeline = timeline
        self.trigger = trigger
        start = time
    }

    /// Returns the end of the run; nil if it has not begun.
    func end(isRepeating: Bool) -> Double? {
        timeline.map { isRepeating && $0.duration > 0 ? .infinity : start + $0.duration }
    }

    func value(at time: Double, isRepeating: Bool) -> Value {
        guard let timeline else { return initialValue }
        let elapsed = time - start
        guard isRepeating, timeline.duration > 0 else { return timeline.value(time: elapsed) }
        let turns = (elapsed / timeline.duration).rounded(.down)
        return timeline.value(time: elapsed - turns * timeline.duration)
    }
}

extension View {
    /// Animates the view with a value that follows keyframes from its appearance on.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Self, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(self, $0) }, keyframes: keyframes)
    }

    /// Animates the view with a value that follows keyframes whenever `trigger` changes.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Self, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(self, $0) }, keyframes: keyframes)
    }
}
