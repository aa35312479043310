/// Goes through phases, each reached with its own animation: for ever, or once whenever a value changes.
public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
    private let phases: [Phase]
    /// Nil goes on for ever.
    private let trigger: Trigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?

    /// From the first phase through all of them and back to it, again and again.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, nil, content, animation)
    }

    /// From the first phase through all of them and back to it whenever the trigger changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, Trigger(trigger), content, animation)
    }

    private init(
        _ phases: some Sequence<Phase>, _ trigger: Trigger?, _ content: @escaping (Phase) -> Content,
        _ animation: @escaping (Phase) -> Animation?
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
        if progress.isRunning { graph.isBusy(until: trigger == nil ? .infinity : progress.end) }
        let place = min(progress.place, phases.count - 1)
        defer { progress.shownPlace = place }
        guard progress.shownPlace != place, progress.shownPlace != nil else {
            return inner.nodes(of: content(phases[place]))
        }
        return inner.nodes(of: content(phases[place])) { $0.animation = animation(phases[place]) }
    }

    /// Sets off when the view appears, or when its trigger has changed.
    private func answer(_ progress: PhaseProgress, _ graph: ViewGraph) {
        let isSetOff = trigger == nil ? !progress.isRunning : trigger != progress.trigger
        progress.trigger = trigger
        guard isSetOff, phases.count > 1 else { return }
        let run = progress.start()
        step(run, progress, graph)
    }

    /// The next phase, and once it is reached the one after it.
    private func step(_ run: Int, _ progress: PhaseProgress, _ graph: ViewGraph) {
        guard progress.isRunning, progress.run == run else { return }
        progress.place = (progress.place + 1) % phases.count
        let duration = animation(phases[progress.place])?.logicalDuration ?? 0
        let next = graph.time + max(duration, AnimationTimelineSchedule.frameInterval)
        progress.end = next
        graph.invalidate()
        if progress.place == 0, trigger != nil { return progress.stop() }
        graph.timers.add(at: next) { step(run, progress, graph) }
    }
}

/// How far a phase animator has come.
@MainActor
private final class PhaseProgress {
    var place = 0
    var shownPlace: Int?
    var trigger: Trigger?
    var end = -Double.infinity
    private(set) var isRunning = false
    /// Counts the times it has set off, so that an earlier one ends.
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
    /// Shows the view in phases, again and again.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Self, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(self, $0) }, animation: animation)
    }

    /// Shows the view in phases, once whenever the trigger changes.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Self, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, trigger: trigger, content: { content(self, $0) }, animation: animation)
    }
}
