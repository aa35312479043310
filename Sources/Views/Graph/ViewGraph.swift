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
    private var actions: [@MainActor () -> Void] = []
    private var checks: [@MainActor () -> Void] = []
    private var propertiesByType: [ObjectIdentifier: Bool] = [:]
    private let change = Change()

    /// Set from any thread, by models that change.
    private final class Change: Sendable {
        let happened = Atomic(true)
    }

    public init() {}

    /// True when something a body has read is no longer what it was.
    public var needsUpdate: Bool { change.happened.load(ordering: .acquiring) }

    /// Bodies are evaluated again before the next frame.
    public func invalidate() { change.happened.store(true, ordering: .releasing) }

    /// Does something after the views have been lowered: appearing, answering a changed value.
    func after(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

    /// Does something when all views are placed and all preferences known, before the other actions.
    func check(_ action: @escaping @MainActor () -> Void) { checks.append(action) }

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
        actions = []
        checks = []
        let change = change
        change.happened.store(false, ordering: .releasing)
        let outcome = withObservationTracking {
            Result { () throws(Failure) in try frame() }
        } onChange: {
            change.happened.store(true, ordering: .releasing)
        }
        return try outcome.get()
    }

    private func perform() {
        let checks = checks
        self.checks = []
        for check in checks { check() }
        let actions = actions
        self.actions = []
        for action in actions { action() }
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
