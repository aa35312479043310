/// A container that cycles its content through phases, each with its own animation, repeatedly or once whenever a
/// trigger changes.
public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
    private let phases: [Phase]
    /// The value whose change starts a cycle; nil cycles forever.
    private let trigger: Trigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?

    /// Creates an animator that cycles through all phases and back to the first, repeatedly.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, startedBy: nil, content: content, animation: animation)
    }

    /// Creates an animator that cycles through all phases and back to the first whenever `trigger` changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, startedBy: Trigger(trigger), content: content, animation: animation)
    }

    private init(
        _ phases: some Sequence<Phase>, startedBy trigger: Trigger?, content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation?
    ) {
        self.phases = Array(phases)
        self.trigger = trigger
        self.content = content
        self.animation = animation
        precondition(!self.phases.isEmpty, "a phase animator needs at least one phase")
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.graph.notes.mayAnimate = true
        let inner = lowering.inside(Self.self)
        let (node, graph) = (inner.node, lowering.graph)
        let progress = node.memory as? PhaseProgress ?? PhaseProgress(trigger)
        node.memory = progress
        node.onDisappear = { progress.stop() }
        graph.effects.after(node) { answer(progress, graph) }
        if progress.isRunning { graph.extendBusyTime(until: trigger == nil ? .infinity : progress.end) }
        let place = min(progress.place, phases.count - 1)
        defer { progress.shownPlace = place }
        guard progress.shownPlace != place, progress.shownPlace != nil else {
            return inner.nodes(of: content(phases[place]))
        }
        return inner.nodes(of: content(phases[place])) { $0.animation = animation(phases[place]) }
    }

    /// Starts a cycle when the view appears or its trigger has changed.
    private func answer(_ progress: PhaseProgress, _ graph: ViewGraph) {
        let isSetOff = trigger == nil ? !progress.isRunning : trigger != progress.trigger
        progress.trigger = trigger
        guard isSetOff, phases.count > 1 else { return }
        let run = progress.start()
        step(run, progress: progress, in: graph)
    }

    /// Shows the next phase and schedules the one after it.
    private func step(_ run: Int, progress: PhaseProgress, in graph: ViewGraph) {
        guard progress.isRunning, progress.run == run else { return }
        progress.place = (progress.place + 1) % phases.count
        let duration = animation(phases[progress.place])?.logicalDuration ?? 0
        let next = graph.time + max(duration, AnimationTimelineSchedule.frameInterval)
        progress.end = next
        graph.invalidate()
        if progress.place == 0, trigger != nil { return progress.stop() }
        graph.timers.add(at: next) { step(run, progress: progress, in: graph) }
    }
}

/// The progress of a phase animator.
@MainActor
private final class PhaseProgress {
    var place = 0
    var shownPlace: Int?
    var trigger: Trigger?
    var end = -Double.infinity
    private(set) var isRunning = false
    /// The number of cycles started, by which the steps of an earlier cycle are recognized and ended.
    private(set) var run = 0

    init(_ trigger: Trigger?) { self.trigger = trigger }

    func start() -> Int {
        (isRunning, place) = (true, 0)
        run += 1
        return run
    }

    func stop() { isRunning = false }
}

extension View {
    /// Cycles the view through phases repeatedly.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Self, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(self, $0) }, animation: animation)
    }

    /// Cycles the view through phases once whenever `trigger` changes.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Self, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, trigger: trigger, content: { content(self, $0) }, animation: animation)
    }
}
