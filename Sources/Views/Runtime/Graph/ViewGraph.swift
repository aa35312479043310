public import FramewrightLayoutEngine
import Observation
import Synchronization

/// The storage of a screen's views: state, last values and appearances. Each screen has its own.
@MainActor @preconcurrency
public final class ViewGraph {
    /// The maximum number of passes per frame in which views may change state in response to their own appearance or
    /// changes.
    public nonisolated static let longestSettling = ViewsError.longestSettling

    let root = GraphNode(key: .position(0), type: Never.self, parent: nil)
    /// The number of times the views have been lowered.
    private(set) var pass = 0
    /// The node of the focused text field.
    var focus: GraphNode?
    /// The values that views publish for others.
    let focusedValues = FocusedValueStore()
    /// Seconds on the screen's clock.
    public private(set) var time = 0.0
    /// The time of the next timeline update or scheduled action; infinity if there is none.
    public var nextWake: Double { min(notes.nextWake, timers.next, unmounts.next, loop.next) }
    /// The current tree and its animations.
    public internal(set) var stage = Stage()
    /// A summary of the current pass.
    var notes = PassSummary()
    /// Whether a view changes in every frame.
    public var isLive: Bool { notes.isLive }
    /// Whether a view depends on frames, so that layout must run even if no image is requested.
    public var needsFrames: Bool { notes.needsFrames }
    var knownEnvironments = EnvironmentComparisons()
    /// The nodes shared by equal views.
    var commonNodes = CommonNodes()
    /// The environment of the root view, cached as long as the screen stays the same.
    private var environment: EnvironmentValues?
    /// The changes that are shown one after the other.
    var pendingTransactions = PendingTransactions()
    /// Actions scheduled for later times.
    var timers = Timers()
    /// The screen's time for publishers and tasks, and its recorded actions.
    package let loop = ScreenLoop()
    /// The animations that have begun in this pass.
    var begun = StartedAnimations()
    private var unmounts = Unmounts()
    private var watchers = 0
    private var namespaces = 0
    private var marks = 0
    /// The side effects requested in this pass.
    var effects = PassEffects()
    private static var commonTraits: [ObjectIdentifier: TypeTraits] = [:]
    /// The traits of types whose values differ.
    private var traitsByType: [ObjectIdentifier: TypeTraits] = [:]
    private let change = Change()
    private let observation = PassObservation()

    /// A change flag that is set by models from any thread.
    private final class Change: Sendable {
        let happened = Atomic(true)
        /// The transaction of the models' changes.
        private let transaction = Mutex<Transaction?>(nil)

        func note() {
            let current = Transaction.current
            for completion in current.completions { completion.take() }
            transaction.withLock { known in
                if known == nil { known = current } else { known?.join(current) }
            }
            happened.store(true, ordering: .releasing)
        }

        func takeTransaction() -> Transaction? { transaction.withLock { $0.take() } }
    }

    /// Creates an empty graph.
    public init() {}

    /// Whether something that a body has read has changed.
    public var needsUpdate: Bool { change.happened.load(ordering: .acquiring) }

    /// Requests that bodies are evaluated again before the next frame.
    public func invalidate() { change.happened.store(true, ordering: .releasing) }

    /// Notes a change of a model, from any thread, with the current transaction.
    var modelChange: @Sendable () -> Void {
        let change = change
        return { change.note() }
    }

    /// Releases all nodes without calling `onDisappear`, to break the retain cycle through actions.
    public func end() {
        loop.cancelAll()
        root.end()
        (stage, commonNodes, knownEnvironments) = (Stage(), CommonNodes(), EnvironmentComparisons())
        (pendingTransactions, timers, notes) = (PendingTransactions(), Timers(), PassSummary())
        (environment, focus, effects) = (nil, nil, PassEffects())
        unmounts = Unmounts()
        observation.cancel()
    }

    /// Advances the clock. Views are lowered again only if a timeline update or an action is due; views that change
    /// in every frame wait until a frame is requested.
    public func advance(to time: Double) {
        self.time = max(self.time, time)
        loop.advance(to: self.time)
        if self.time >= nextWake { invalidate() }
    }

    /// Whether anything moves, or waits to move.
    public var isAnimating: Bool { restingTime > time }

    /// Whether the layout depends only on the nodes (no geometry readers, followers of other frames, animations or
    /// views that change in every frame), so that it can be placed again at any size.
    public var isPlain: Bool { !notes.hasDeferred && !notes.hasFollowers && !changesWithTime }

    /// The time at which everything has come to rest; infinity if something never does.
    public var restingTime: Double { max(stage.end, notes.busyUntil) }

    /// Whether the image changes with time alone.
    public var changesWithTime: Bool { isLive || stage.isMoving(at: time) }

    /// Extends the busy time to `time`, for an animation that a view runs by itself.
    func extendBusyTime(until time: Double) { notes.busyUntil = max(notes.busyUntil, time) }

    /// Shows a new tree, animated by the transaction of the current changes.
    public func present(_ node: ViewNode, on screen: ScreenArea) throws(LayoutError) {
        let node = try finished(node, on: screen)
        let transaction = pendingTransactions.transaction
        let (moves, ends) = try stage.present(node, with: transaction, notes, on: screen, at: time)
        begun.add(moves)
        unmounts.ends = ends
        for completion in transaction.completions {
            let due = time + begun.duration(completion.criteria)
            completion.wait(until: due)
            timers.add(at: due) { completion.finish(at: due) }
        }
    }

    /// Resolves deferred nodes and matched geometry. The resolved content is arranged too, because a geometry reader
    /// inside a follower has the size of the frame it follows.
    private func finished(_ node: ViewNode, on screen: ScreenArea) throws(LayoutError) -> ViewNode {
        func following(_ node: ViewNode) throws(LayoutError) -> ViewNode {
            notes.hasFollowers ? try node.followingGeometry(on: screen) : node
        }
        return try notes.hasDeferred ? node.resolved(on: screen, arranging: following) : following(node)
    }

    /// Returns the placed tree at the current time.
    public func placed(
        on screen: ScreenArea, snappedTo scale: Double? = nil
    ) throws(LayoutError) -> PlacedTree<ViewContent> {
        try stage.placed(on: screen, snappedTo: scale, at: time)
    }

    /// Returns a namespace number that is unique in the screen.
    func nextNamespace() -> Int {
        namespaces += 1
        return namespaces
    }

    /// Returns a mark for a node's frame that is unique in the screen.
    func nextMark() -> Int {
        marks += 1
        return marks
    }

    /// Returns a watcher number that is unique in the screen.
    func nextWatcher() -> Int {
        watchers += 1
        return watchers
    }

    /// Returns the time until which nodes of a view removed in this pass are visible; minus infinity if they are not.
    func visibilityEnd(of node: GraphNode) -> Double {
        node.watcher.flatMap { unmounts.ends[$0] } ?? -.infinity
    }

    /// Schedules a timeline update.
    func wake(at time: Double) { notes.nextWake = min(notes.nextWake, time) }

    /// Prepares a view's content to be lowered again in the same pass, as after a change of a geometry reader's
    /// frame: removes its effects and marks its descendants as not lowered.
    func restart(_ node: GraphNode) {
        // Skips the search through all effects if nothing was lowered. Chosen by measurement, see Performance.
        guard node.hasLoweredChild(pass) else { return }
        effects.forget(inside: node)
        node.clearVisited()
    }

    /// Lowers and places views by `frame`, at least once, until they no longer change their own state.
    ///
    /// Changes with different transactions are shown by passes of their own, which do not count towards the limit.
    ///
    /// - Returns: The last frame, or that the views still change after `longestSettling` passes.
    public func settle<Frame, Failure: Error>(
        _ frame: () throws(Failure) -> Frame
    ) throws(Failure) -> Settlement<Frame> {
        ScreenLoop.current = loop
        var settlings = 0
        while settlings < Self.longestSettling {
            for node in unmounts.finish(at: time) { node.runOnDisappear() }
            // Reset first, so that changes from here on, on any thread, are detected.
            change.happened.store(false, ordering: .sequentiallyConsistent)
            if let changed = change.takeTransaction() { pendingTransactions.join(changed) }
            let isLast = pendingTransactions.begin()
            var isShown = false
            defer { pendingTransactions.end(isShown: isShown) }
            // Releases the old tree if nothing can be animated from it. Chosen by measurement, see Performance. An
            // inserted view can have an animation of its own, which `mayAnimate` covers.
            if !pendingTransactions.hasChanges, !notes.mayAnimate, !stage.isMoving(at: time) { stage.clear() }
            let before = (stage: stage, timers: timers)
            // The frame can still fail after it was shown on the stage.
            defer { if !isShown { (stage, timers) = before } }
            let result = try observing(frame)
            isShown = true
            unmounts.sweep(root, pass: pass)
            effects.runMemories()
            guard isLast else { continue }
            settlings += 1
            perform()
            if !needsUpdate { return .settled(result) }
        }
        return .changing
    }

    /// Runs `body` and returns its result with a flag that ends when a model it has read changes.
    func watching<Result>(_ body: () -> Result) -> (result: Result, validity: ModelValidity) {
        let (change, validity) = (change, ModelValidity())
        let result = withObservationTracking(body) {
            validity.end()
            change.note()
        }
        return (result, validity)
    }

    private func observing<Frame, Failure: Error>(_ frame: () throws(Failure) -> Frame) throws(Failure) -> Frame {
        pass += 1
        notes = PassSummary()
        begun = StartedAnimations()
        unmounts.ends = [:]
        effects = PassEffects()
        let change = change
        let outcome = observation.watch {
            Result { () throws(Failure) in try frame() }
        } onChange: {
            change.note()
        }
        if case .failure = outcome { invalidate() }
        return try outcome.get()
    }

    /// Whether effects, timers or scheduled work run now.
    private(set) var isPerforming = false

    /// Runs the effects of the pass, the `onDisappear` of discarded views and the actions that are due.
    private func perform() {
        isPerforming = true
        defer { isPerforming = false }
        let effects = effects
        self.effects = PassEffects()
        effects.run()
        if focusedValues.update(focus: focus) { invalidate() }
        for node in unmounts.dequeueRemoved() { node.runOnDisappear() }
        for action in timers.due(at: time) { action() }
        loop.runReady()
    }

    /// Runs scheduled work until none is ready, and returns true if any ran.
    package func runReadyWork() -> Bool {
        ScreenLoop.current = loop
        isPerforming = true
        defer { isPerforming = false }
        return loop.runReady()
    }

    /// Returns the root environment, which `make` creates unless it is cached.
    public func environment(_ make: () -> EnvironmentValues) -> EnvironmentValues {
        if let environment { return environment }
        let made = make()
        environment = made
        return made
    }

    /// Discards the root environment, because the screen, its theme or a user setting has changed. All views are
    /// lowered again.
    public func invalidateEnvironment() {
        environment = nil
        invalidate()
    }

    /// Returns the traits of a value's type, which are determined once. Shared by all screens if every value gives the
    /// same, because reflection is slow. Introduced by measurement, see Performance.
    func traits<Value>(of value: Value) -> TypeTraits {
        let id = ObjectIdentifier(Value.self)
        if let known = Self.commonTraits[id] ?? traitsByType[id] { return known }
        let traits = TypeTraits(of: value)
        if traits.isCommon { Self.commonTraits[id] = traits } else { traitsByType[id] = traits }
        return traits
    }
}
