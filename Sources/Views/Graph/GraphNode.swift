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
    /// Runs when the view is no longer there.
    var onDisappear: (@MainActor () -> Void)?
    fileprivate(set) var lastPass = 0
    /// Few children each, so a linear search beats hashing; a long `ForEach` gets an index.
    private var children: [GraphNode] = []
    private var index: [GraphKey: Int]?

    init(key: GraphKey, type: Any.Type, parent: GraphNode?) {
        self.key = key
        self.type = type
        self.parent = parent
    }

    /// The child of that key and type, new unless it was there before. It counts as seen in this pass.
    func child(_ key: GraphKey, type: Any.Type, pass: Int) -> GraphNode {
        if let position = position(of: key) {
            let known = children[position]
            if known.type == type {
                known.lastPass = pass
                return known
            }
            known.vanish()
            children[position] = GraphNode(key: key, type: type, parent: self)
            children[position].lastPass = pass
            return children[position]
        }
        let child = GraphNode(key: key, type: type, parent: self)
        child.lastPass = pass
        index?[key] = children.count
        children.append(child)
        return child
    }

    /// Forgets every view below that was not seen in this pass.
    func sweep(pass: Int) {
        let isComplete = children.allSatisfy { $0.lastPass == pass }
        if !isComplete {
            for child in children where child.lastPass != pass { child.vanish() }
            children.removeAll { $0.lastPass != pass }
            index = nil
        }
        for child in children { child.sweep(pass: pass) }
    }

    /// Below here nobody has been seen in this pass.
    func unsee() {
        for child in children {
            child.lastPass = 0
            child.unsee()
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

    private func vanish() {
        for child in children { child.vanish() }
        children = []
        index = nil
        onDisappear?()
        onDisappear = nil
    }

    private func position(of key: GraphKey) -> Int? {
        guard children.count > 16 else { return children.firstIndex { $0.key == key } }
        if index == nil {
            index = Dictionary(
                children.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
        }
        return index?[key]
    }
}

extension GraphNode {
    /// The types of the views from the root to here, without those that only pass on, such as `Board/Row[3]/Cell`.
    var path: String {
        var steps: [String] = []
        var next: GraphNode? = self
        while let node = next {
            if let step = node.pathStep { steps.append(step) }
            next = node.parent
        }
        return steps.reversed().joined(separator: "/")
    }

    private var pathStep: String? {
        switch key {
        case .identity(let value): "[\(value.base)]"
        case .content where type != Never.self: viewName(type)
        default: nil
        }
    }
}

/// A type's name without its generic arguments.
func viewName(_ type: Any.Type) -> String {
    let name = "\(type)"
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
}
