/// How a view is told from its siblings.
enum GraphKey: Hashable {
    /// The body of a view, or the one view inside a modifier.
    case content
    /// The place in a builder closure.
    case position(Int)
    /// The side of an `if` or the case of a `switch`.
    case branch(Int)
    /// The element of a `ForEach`, or the value given to `id`.
    case identity(AnyHashable)
    /// The element of a `ForEach` that is known by a number: told apart ten times faster.
    case element(Int)
}

/// A view's memory between frames, for as long as the view keeps its identity: place, branch, element and type.
@MainActor
final class GraphNode {
    let key: GraphKey
    /// The type of the view that lives here; another type starts afresh.
    let type: Any.Type
    private(set) weak var parent: GraphNode?
    /// State, in the order of the view's properties.
    var slots: [AnyObject] = []
    /// What modifiers remember, such as the last value of an `onChange`.
    var memory: Any?
    /// Runs when the view is no longer there, nor seen on its way out.
    var onDisappear: (@MainActor () -> Void)?
    /// The number by which its nodes are known on their way out; nil where nothing would be lost with it.
    var watcher: Int?
    /// Until when a view that has gone is seen: should it come back by then, it is the same.
    private(set) var leavingUntil = -Double.infinity
    private var hasVanished = false
    fileprivate(set) var lastPass = 0
    /// What the view here stands for, where it would stand for the same again.
    var kept: LoweringCache?
    /// False where the view does more than show something, so that nothing can be kept of it.
    var isKeepable = true
    /// True where state here or below is no longer what the kept nodes were made of.
    private(set) var isChanged = false
    private var lastKept = 0
    /// Few children each, so a linear search beats hashing; a long `ForEach` gets an index.
    private var children: [GraphNode] = []
    private var index: [GraphKey: Int]?
    /// In whose place another type has come: in this pass, or while they are on their way out.
    private var replaced: [GraphNode] = []
    /// Children are asked for in the order of the last pass, mostly.
    private var expected = 0

    init(key: GraphKey, type: Any.Type, parent: GraphNode?) {
        self.key = key
        self.type = type
        self.parent = parent
    }

    /// The child of that key and type, new unless it was there before. It counts as seen in this pass.
    func child(_ key: GraphKey, type: Any.Type, pass: Int) -> GraphNode {
        if let position = position(of: key) {
            let known = children[position]
            expected = position + 1
            if known.type == type {
                known.lastPass = pass
                return known
            }
            let before = replaced.firstIndex { $0.isLeaving && $0.key == key && $0.type == type }
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

    /// True where a child of that key was seen in this pass already.
    func hasMet(_ key: GraphKey, pass: Int) -> Bool {
        guard let position = position(of: key) else { return false }
        return children[position].lastPass == pass
    }

    /// Forgets everything, here and below.
    func end() {
        for child in children { child.end() }
        (children, replaced, index, slots) = ([], [], nil, [])
        (memory, onDisappear, kept) = (nil, nil, nil)
    }

    /// Forgets every view below that was not seen in this pass, and whose nodes are not on their way out.
    func sweep(pass: Int, _ departures: inout Unmounts) {
        if !replaced.isEmpty {
            for child in replaced { child.leave(&departures) }
            replaced.removeAll { !$0.isLeaving }
        }
        // Plain loops here and below: a closure of the main actor asks at each call whether it runs there, and these were called
        // 330 times a swipe.
        var isComplete = true
        for child in children where child.lastPass != pass { isComplete = false }
        if !isComplete {
            for child in children where child.lastPass != pass { child.leave(&departures) }
            children.removeAll { $0.lastPass != pass && !$0.isLeaving }
            index = nil
        }
        for child in children where child.lastPass == pass {
            // A frame that failed has not brought it back.
            child.leavingUntil = -.infinity
            if child.lastKept != pass { child.sweep(pass: pass, &departures) }
        }
    }

    /// The kept nodes stand for the view in this pass, and all below stays as it is.
    func keep(in pass: Int) { lastKept = pass }

    /// Begins anew: what is read from now on is unchanged.
    func forget() {
        kept = nil
        isChanged = false
    }

    /// State here is another: nothing kept here and above holds any more.
    func markChanged() {
        var next: GraphNode? = self
        while let node = next {
            node.isChanged = true
            next = node.parent
        }
    }

    /// True where nothing here and below remembers more than state.
    var isPlain: Bool {
        guard memory == nil, onDisappear == nil else { return false }
        for slot in slots where !(slot is any StateKeeping) { return false }
        for child in children where !child.isPlain { return false }
        return true
    }

    /// True where nothing here and below remembers anything.
    var isStateless: Bool {
        guard memory == nil, onDisappear == nil, slots.isEmpty else { return false }
        for child in children where !child.isStateless { return false }
        return true
    }

    /// True where nothing has been remembered yet, or needs to be.
    var isBare: Bool { children.isEmpty && isStateless }

    /// True where somebody inside was seen in this pass.
    func hasSeen(_ pass: Int) -> Bool {
        for child in children where child.lastPass == pass { return true }
        return false
    }

    /// Below here nobody has been seen in this pass.
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

    private var isLeaving: Bool { leavingUntil > -.infinity }

    private func leave(_ departures: inout Unmounts) {
        if isLeaving { return }
        leavingUntil = departures.ends.isEmpty ? -.infinity : lastEnd(departures.ends)
        if isLeaving { departures.add(leaving: self) } else { vanish(into: &departures.gone) }
    }

    /// Of all that is seen of it on its way out.
    private func lastEnd(_ ends: [Int: Double]) -> Double {
        var last = watcher.flatMap { ends[$0] } ?? -.infinity
        for child in children { last = max(last, child.lastEnd(ends)) }
        return last
    }

    /// True where somebody wants to know that it is gone.
    var awaitsDisappearing: Bool {
        if onDisappear != nil { return true }
        for child in children where child.awaitsDisappearing { return true }
        return false
    }

    /// Those below that have vanished.
    func forgetVanished() {
        children.removeAll(where: \.hasVanished)
        replaced.removeAll(where: \.hasVanished)
        index = nil
    }

    /// Takes down who wants to know, here and below.
    func vanish(into gone: inout [GraphNode]) {
        hasVanished = true
        for child in children { child.vanish(into: &gone) }
        for child in replaced { child.vanish(into: &gone) }
        (children, replaced, index) = ([], [], nil)
        leavingUntil = -.infinity
        if onDisappear != nil { gone.append(self) }
    }

    func disappear() {
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
