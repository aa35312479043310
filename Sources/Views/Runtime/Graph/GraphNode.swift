/// The key of a view among its siblings.
enum GraphKey: Hashable {
    /// The body of a view, or the content of a modifier.
    case content
    /// The position in a builder closure.
    case position(Int)
    /// The branch of an `if` or the case of a `switch`.
    case branch(Int)
    /// The element of a `ForEach`, or the value passed to `id`.
    case identity(AnyHashable)
    /// The element of a `ForEach` with an integer identity, which is cheaper to compare.
    case element(Int)
}

/// The storage of a view between frames. It lasts as long as the view keeps its identity: position, branch, element
/// and type.
@MainActor
final class GraphNode {
    let key: GraphKey
    /// The type of the view. A view of another type gets a new node.
    let type: Any.Type
    private(set) weak var parent: GraphNode?
    /// The storage of dynamic properties, in the order of declaration.
    var slots: [AnyObject] = []
    /// The storage of modifiers, such as the last value of an `onChange`.
    var memory: Any?
    /// Called after the view was removed and its exit transition has finished.
    var onDisappear: (@MainActor () -> Void)?
    /// The number that identifies the view's nodes during their removal; nil if the view stores nothing.
    var watcher: Int?
    /// The time until which a removed view is visible. If it is reinserted before, it keeps its identity.
    private(set) var visibleUntil = -Double.infinity
    private var isDiscarded = false
    fileprivate(set) var lastPass = 0
    /// The view's nodes, if it would be lowered to the same ones again.
    var kept: LoweringCache?
    /// Whether the nodes can be kept; false if the view has effects besides showing something.
    var isKeepable = true
    /// Whether state of this node or its descendants has changed since the nodes were kept.
    private(set) var isChanged = false
    private var lastKept = 0
    /// The children. Most nodes have few, for which a linear search is faster than hashing; a long `ForEach` gets an
    /// index.
    private var children: [GraphNode] = []
    private var index: [GraphKey: Int]?
    /// Former children whose key is used by another type now: those of this pass, and those still animating out.
    private var replaced: [GraphNode] = []
    /// The index of the child expected next. Children are usually requested in the order of the last pass.
    private var expected = 0

    init(key: GraphKey, type: Any.Type, parent: GraphNode?) {
        self.key = key
        self.type = type
        self.parent = parent
    }

    /// Returns the child with a key and type, which is created if necessary, and marks it as lowered in this pass.
    func child(_ key: GraphKey, type: Any.Type, pass: Int) -> GraphNode {
        if let position = position(of: key) {
            let known = children[position]
            expected = position + 1
            if known.type == type {
                known.lastPass = pass
                return known
            }
            let before = replaced.firstIndex { $0.isAnimatingOut && $0.key == key && $0.type == type }
            children[position] =
                before.map { replaced.remove(at: $0) } ?? GraphNode(key: key, type: type, parent: self)
            replaced.append(known)
            children[position].lastPass = pass
            return children[position]
        }
        let child = GraphNode(key: key, type: type, parent: self)
        child.lastPass = pass
        index?[key] = children.count
        children.append(child)
        expected = children.count
        return child
    }

    /// Whether a child with that key was already lowered in this pass.
    func hasLowered(_ key: GraphKey, pass: Int) -> Bool {
        guard let position = position(of: key) else { return false }
        return children[position].lastPass == pass
    }

    /// Releases the storage of this node and its descendants.
    func end() {
        for child in children { child.end() }
        (children, replaced, index, slots) = ([], [], nil, [])
        (memory, onDisappear, kept) = (nil, nil, nil)
    }

    /// Removes all descendants that were not lowered in this pass. Those whose nodes are still animating out stay.
    func sweep(pass: Int, _ unmounts: inout Unmounts) {
        if !replaced.isEmpty {
            for child in replaced { child.unmount(&unmounts) }
            replaced.removeAll { !$0.isAnimatingOut }
        }
        // Loops instead of closures here and below: closures of the main actor check their executor on every call.
        // Chosen by measurement, see Performance.
        var isComplete = true
        for child in children where child.lastPass != pass { isComplete = false }
        if !isComplete {
            for child in children where child.lastPass != pass { child.unmount(&unmounts) }
            children.removeAll { $0.lastPass != pass && !$0.isAnimatingOut }
            index = nil
        }
        for child in children where child.lastPass == pass {
            // Only a successful frame reinserts a removed view, so it is marked as present here.
            child.visibleUntil = -.infinity
            if child.lastKept != pass { child.sweep(pass: pass, &unmounts) }
        }
    }

    /// Marks the kept nodes as used in this pass, so that all descendants stay.
    func keep(in pass: Int) { lastKept = pass }

    /// Discards the kept nodes and tracks changes anew.
    func forget() {
        kept = nil
        isChanged = false
    }

    /// Invalidates the kept nodes of this node and its ancestors after a change of state.
    func markChanged() {
        var next: GraphNode? = self
        while let node = next {
            node.isChanged = true
            next = node.parent
        }
    }

    /// Whether this node and its descendants store nothing but state.
    var isPlain: Bool {
        guard memory == nil, onDisappear == nil else { return false }
        for slot in slots where !(slot is any StateKeeping) { return false }
        for child in children where !child.isPlain { return false }
        return true
    }

    /// Whether this node and its descendants store nothing.
    var isStateless: Bool {
        guard memory == nil, onDisappear == nil, slots.isEmpty else { return false }
        for child in children where !child.isStateless { return false }
        return true
    }

    /// Whether the node stores nothing and has no children.
    var isBare: Bool { children.isEmpty && isStateless }

    /// Whether a child was lowered in this pass.
    func hasLoweredChild(_ pass: Int) -> Bool {
        for child in children where child.lastPass == pass { return true }
        return false
    }

    /// Marks all descendants as not lowered in this pass.
    func clearVisited() {
        for child in children {
            child.lastPass = 0
            child.clearVisited()
        }
    }

    func isInside(_ outer: GraphNode) -> Bool {
        var next: GraphNode? = self
        while let node = next {
            if node === outer { return true }
            next = node.parent
        }
        return false
    }

    /// Whether the view was removed and is still visible.
    private var isAnimatingOut: Bool { visibleUntil > -.infinity }

    /// Keeps the node as long as its view is visible, otherwise discards it.
    private func unmount(_ unmounts: inout Unmounts) {
        if isAnimatingOut { return }
        visibleUntil = unmounts.ends.isEmpty ? -.infinity : lastEnd(unmounts.ends)
        if isAnimatingOut { unmounts.addAnimatingOut(self) } else { discard(into: &unmounts.discarded) }
    }

    /// Returns the latest time at which nodes of this view and its descendants are visible.
    private func lastEnd(_ ends: [Int: Double]) -> Double {
        var last = watcher.flatMap { ends[$0] } ?? -.infinity
        for child in children { last = max(last, child.lastEnd(ends)) }
        return last
    }

    /// Whether an `onDisappear` is pending here or in a descendant.
    var hasPendingOnDisappear: Bool {
        if onDisappear != nil { return true }
        for child in children where child.hasPendingOnDisappear { return true }
        return false
    }

    /// Removes the children that have been discarded.
    func removeDiscarded() {
        children.removeAll(where: \.isDiscarded)
        replaced.removeAll(where: \.isDiscarded)
        index = nil
    }

    /// Discards this node and its descendants, and collects those with a pending `onDisappear`.
    func discard(into discarded: inout [GraphNode]) {
        isDiscarded = true
        for child in children { child.discard(into: &discarded) }
        for child in replaced { child.discard(into: &discarded) }
        (children, replaced, index) = ([], [], nil)
        visibleUntil = -.infinity
        if onDisappear != nil { discarded.append(self) }
    }

    /// Runs the pending `onDisappear`, if any, once.
    func runOnDisappear() {
        onDisappear?()
        onDisappear = nil
    }

    private func position(of key: GraphKey) -> Int? {
        if expected >= children.count { expected = 0 }
        if expected < children.count, children[expected].key == key { return expected }
        guard children.count > 16 else {
            for position in children.indices where children[position].key == key { return position }
            return nil
        }
        if index == nil {
            index = Dictionary(
                children.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
        }
        return index?[key]
    }
}

/// Storage that only holds a value, and notifies its graph node of changes.
protocol StateKeeping: AnyObject {}
