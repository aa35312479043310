public import FramewrightLayoutEngine
import Observation
import Synchronization

/// What a screen's views remember: state, last values, who has appeared. One for every screen that is shown.
@MainActor
public final class ViewGraph {
    /// How often views may change state in answer to their own appearance or changes before the next frame.
    nonisolated public static let longestSettling = 32

    let root = GraphNode(key: .position(0), type: Never.self, parent: nil)
    /// Counts the times the views have been lowered.
    private(set) var pass = 0
    /// Where typed text goes: the node of a text field.
    var focus: GraphNode?
    /// Seconds on the screen's clock.
    public private(set) var time = 0.0
    /// When a timeline shows something else next, or an action is due; infinity where nothing waits.
    public var nextWake: Double { min(notes.nextWake, timers.next, unmounts.next) }
    /// What the screen shows and all that moves on it.
    public internal(set) var stage = Stage()
    /// What the views of this pass are to be remembered for as a whole.
    var notes = PassSummary()
    /// True where some view is another at every moment.
    public var isLive: Bool { notes.isLive }
    /// True where some view goes by frames, so that all must be placed whether somebody looks or not.
    public var needsFrames: Bool { notes.needsFrames }
    var knownEnvironments = EnvironmentComparisons()
    /// What equal views stand for, wherever they are.
    var commonNodes = CommonNodes()
    /// What every view starts from; made once for as long as the screen stays the same.
    private var environment: EnvironmentValues?
    /// Changes that are shown one after the other.
    var pendingTransactions = PendingTransactions()
    /// What is to be done at a moment to come.
    var timers = Timers()
    /// What has begun to move in this pass.
    var begun = StartedAnimations()
    private var unmounts = Unmounts()
    private var watchers = 0
    private var namespaces = 0
    /// What the views of this pass want done once all of them stand.
    var effects = PassEffects()
    private var traitsByType: [ObjectIdentifier: TypeTraits] = [:]
    private let change = Change()
    private let observation = PassObservation()

    /// Set from any thread, by models that change.
    private final class Change: Sendable {
        let happened = Atomic(true)
        /// What models were changed with.
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

    public init() {}

    /// True when something a body has read is no longer what it was.
    public var needsUpdate: Bool { change.happened.load(ordering: .acquiring) }

    /// Bodies are evaluated again before the next frame.
    public func invalidate() { change.happened.store(true, ordering: .releasing) }

    /// Lets go of all that the views made, without telling them. What they made leads back here by their actions, so that
    /// neither would ever end by itself.
    public func end() {
        root.end()
        (stage, commonNodes, knownEnvironments) = (Stage(), CommonNodes(), EnvironmentComparisons())
        (pendingTransactions, timers, notes) = (PendingTransactions(), Timers(), PassSummary())
        (environment, focus, effects) = (nil, nil, PassEffects())
        unmounts = Unmounts()
        observation.cancel()
    }

    /// Moves the clock on. Views are lowered again only where a timeline's moment has come; those that are live wait for
    /// somebody to look.
    public func advance(to time: Double) {
        self.time = max(self.time, time)
        if self.time >= nextWake { invalidate() }
    }

    /// True while anything moves, or waits to move.
    public var isAnimating: Bool { restingTime > time }

    /// True where nodes alone say where everything is, on a screen of any size: nothing is made when frames are known, follows
    /// a frame, moves, or is another at every moment.
    public var isPlain: Bool { !notes.hasDeferred && !notes.hasFollowers && !changesWithTime }

    /// When everything on its way will have come to rest; infinite where something never does.
    public var restingTime: Double { max(stage.end, notes.busyUntil) }

    /// True where the picture changes with time alone.
    public var changesWithTime: Bool { isLive || stage.isMoving(at: time) }

    /// Something a view itself moves goes on until then.
    func isBusy(until time: Double) { notes.busyUntil = max(notes.busyUntil, time) }

    /// Takes over what the screen has become.
    public func show(_ node: ViewNode, on screen: ScreenArea) throws(LayoutError) {
        let node = try finished(node, on: screen)
        let transaction = pendingTransactions.transaction
        let (moves, ends) = try stage.show(node, with: transaction, notes, on: screen, at: time)
        begun.add(moves)
        unmounts.ends = ends
        for completion in transaction.completions {
            let due = time + begun.duration(completion.criteria)
            completion.wait(until: due)
            timers.add(at: due) { completion.finish(at: due) }
        }
    }

    /// With what is made for frames and what lies in those of others: readers inside followers are as large as what these follow.
    private func finished(_ node: ViewNode, on screen: ScreenArea) throws(LayoutError) -> ViewNode {
        func following(_ node: ViewNode) throws(LayoutError) -> ViewNode {
            notes.hasFollowers ? try node.followingGeometry(on: screen) : node
        }
        return try notes.hasDeferred ? node.resolved(on: screen, arranging: following) : following(node)
    }

    /// The screen as it is now.
    public func placed(
        on screen: ScreenArea, snappedTo scale: Double? = nil
    ) throws(LayoutError) -> PlacedTree<ViewContent> {
        try stage.placed(on: screen, snappedTo: scale, at: time)
    }

    /// A number no other namespace of the screen has.
    func nextNamespace() -> Int {
        namespaces += 1
        return namespaces
    }

    /// A number no other view of the screen is known by.
    func nextWatcher() -> Int {
        watchers += 1
        return watchers
    }

    /// Until when the nodes of a view that have gone with this pass are seen; minus infinity where they are not.
    func end(ofLeaving node: GraphNode) -> Double {
        node.watcher.flatMap { unmounts.ends[$0] } ?? -.infinity
    }

    /// A timeline shows something else from this moment on.
    func wake(at time: Double) { notes.nextWake = min(notes.nextWake, time) }

    /// The content of a view is lowered again in the same pass, as a geometry reader's is when its frame changes: what the
    /// last time asked for is forgotten, and who was seen then has yet to be.
    func restart(_ node: GraphNode) {
        // Looking through all that was asked for takes as long as there are views: 2,000 readers took 378 ms, and take 25.
        guard node.hasSeen(pass) else { return }
        effects.forget(inside: node)
        node.clearVisited()
    }

    /// Lowers and places views until they no longer change their own state: `frame` is called at least once.
    ///
    /// Nil when they still do after `longestSettling` times.
    public func settle<Frame, Failure: Error>(_ frame: () throws(Failure) -> Frame) throws(Failure) -> Frame? {
        for _ in 0..<Self.longestSettling {
            for node in unmounts.finish(at: time) { node.disappear() }
            // First, so that what changes from here on, on any thread, is seen to have changed.
            change.happened.store(false, ordering: .sequentiallyConsistent)
            if let changed = change.takeTransaction() { pendingTransactions.join(changed) }
            let isLast = pendingTransactions.begin()
            var isShown = false
            defer { pendingTransactions.end(isShown: isShown) }
            // Two trees at once cost a tenth of a frame: cold memory. A view that comes may do so with an animation of its own.
            if !pendingTransactions.hasChanges, !notes.mayAnimate, !stage.isMoving(at: time) { stage.clear() }
            let before = (stage: stage, timers: timers)
            // A frame may fail once it is on the stage already.
            defer { if !isShown { (stage, timers) = before } }
            let result = try observing(frame)
            isShown = true
            unmounts.sweep(root, pass: pass)
            effects.runMemories()
            guard isLast else { continue }
            perform()
            if !needsUpdate { return result }
        }
        return nil
    }

    /// Does something with views and says whether what it read of models is still the same.
    func watching<Result>(_ body: () -> Result) -> (result: Result, freshness: ModelValidity) {
        let (change, freshness) = (change, ModelValidity())
        let result = withObservationTracking(body) {
            freshness.end()
            change.note()
        }
        return (result, freshness)
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

    private func perform() {
        let effects = effects
        self.effects = PassEffects()
        effects.run()
        for node in unmounts.dequeueRemoved() { node.disappear() }
        for action in timers.due(at: time) { action() }
    }

    /// The environment views start from: made by `make` unless it is still known.
    public func environment(_ make: () -> EnvironmentValues) -> EnvironmentValues {
        if let environment { return environment }
        let made = make()
        environment = made
        return made
    }

    /// The screen, its theme or what its user has chosen is another: all views are lowered again.
    public func changeSurroundings() {
        environment = nil
        invalidate()
    }

    /// What must be known of a type before its bodies are evaluated; looked up once.
    func traits(_ type: Any.Type, _ look: () -> TypeTraits) -> TypeTraits {
        let id = ObjectIdentifier(type)
        if let known = traitsByType[id] { return known }
        let traits = look()
        traitsByType[id] = traits
        return traits
    }
}
