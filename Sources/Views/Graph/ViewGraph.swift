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
    /// When the next timeline shows something else; infinity where none does.
    public private(set) var nextWake = Double.infinity
    private var actions: [Effect] = []
    private var checks: [Effect] = []
    private var propertiesByType: [ObjectIdentifier: Bool] = [:]
    private let change = Change()

    /// Something a view asked for while it was lowered, to be done when all views stand.
    private struct Effect {
        let node: GraphNode
        let run: @MainActor () -> Void
    }

    /// Set from any thread, by models that change.
    private final class Change: Sendable {
        let happened = Atomic(true)
    }

    public init() {}

    /// True when something a body has read is no longer what it was.
    public var needsUpdate: Bool { change.happened.load(ordering: .acquiring) }

    /// Bodies are evaluated again before the next frame.
    public func invalidate() { change.happened.store(true, ordering: .releasing) }

    /// Moves the clock on. Views are lowered again only where a timeline's moment has come.
    public func advance(to time: Double) {
        self.time = max(self.time, time)
        if self.time >= nextWake { invalidate() }
    }

    /// A timeline shows something else from this moment on.
    func wake(at time: Double) { nextWake = min(nextWake, time) }

    /// Does something for a view after all have been lowered: appearing, answering a changed value. What the view
    /// remembers of it is written then too, so that a frame that fails leaves no trace.
    func after(_ node: GraphNode, _ action: @escaping @MainActor () -> Void) {
        actions.append(Effect(node: node, run: action))
    }

    /// Does something for a view when all are placed and all preferences known, before the other actions.
    func check(_ node: GraphNode, _ action: @escaping @MainActor () -> Void) {
        checks.append(Effect(node: node, run: action))
    }

    /// The content of a view is lowered again in the same pass, as a geometry reader's is when its frame changes: what the
    /// last time asked for is forgotten, and who was seen then has yet to be.
    func restart(_ node: GraphNode) {
        actions.removeAll { $0.node.isInside(node) }
        checks.removeAll { $0.node.isInside(node) }
        node.unsee()
    }

    /// Lowers and places views until they no longer change their own state: `frame` is called at least once.
    ///
    /// Nil when they still do after `longestSettling` times.
    public func settle<Frame, Failure: Error>(_ frame: () throws(Failure) -> Frame) throws(Failure) -> Frame? {
        for _ in 0..<Self.longestSettling {
            let result = try observing(frame)
            root.sweep(pass: pass)
            perform()
            if !needsUpdate { return result }
        }
        return nil
    }

    private func observing<Frame, Failure: Error>(_ frame: () throws(Failure) -> Frame) throws(Failure) -> Frame {
        pass += 1
        nextWake = .infinity
        actions = []
        checks = []
        let change = change
        change.happened.store(false, ordering: .releasing)
        let outcome = withObservationTracking {
            Result { () throws(Failure) in try frame() }
        } onChange: {
            change.happened.store(true, ordering: .releasing)
        }
        if case .failure = outcome { invalidate() }
        return try outcome.get()
    }

    private func perform() {
        let checks = checks
        self.checks = []
        for check in checks { check.run() }
        let actions = actions
        self.actions = []
        for action in actions { action.run() }
    }

    /// True when values of the type hold properties that must be linked before they are read.
    func hasProperties(_ type: Any.Type, _ look: () -> Bool) -> Bool {
        let id = ObjectIdentifier(type)
        if let known = propertiesByType[id] { return known }
        let has = look()
        propertiesByType[id] = has
        return has
    }
}
