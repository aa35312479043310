import FramewrightLayoutEngine

/// Which nodes of a tree are those of another: the same step among its siblings, the same kind of view.
struct TreeDiff {
    /// What the node's frame changes with.
    var animation: Animation?
    var children: [Child] = []
    /// Places in the node's ghosts, and where those lay among the old children.
    var removed: [(removed: Int, old: Int)] = []
    var returned: [Reinsertion] = []
    /// The places of those that have come.
    var inserted: [Int] = []

    /// A child that was leaving and has come back, by its place among the ghosts seen and its new one.
    struct Reinsertion {
        let removed: Int
        let moving: AnimationState
        let new: Int
        let pairing: TreeDiff
    }

    /// A child that has stayed, by its old and its new place.
    struct Child {
        let old: Int
        let new: Int
        fileprivate(set) var pairing: TreeDiff
    }
}

extension TreeDiff {
    /// A view inside that has stayed goes a way of its own, as those do that have come.
    mutating func insert(at path: ArraySlice<Int>) {
        guard let place = path.first, let index = children.firstIndex(where: { $0.new == place }) else { return }
        if path.count == 1 {
            children.remove(at: index)
            inserted.append(place)
        } else {
            children[index].pairing.insert(at: path.dropFirst())
        }
    }
}

/// Children by identity.
struct ChildMatches {
    var pairs: [(old: Int, new: Int)] = []
    var inserted: [Int] = []
    var removed: [Int] = []

    init(_ old: [ViewNode], _ new: [ViewNode]) {
        if old.count == new.count, zip(old, new).allSatisfy({ $0.isSameView(as: $1) && $0.step == $1.step }) {
            pairs = new.indices.map { ($0, $0) }
        } else {
            match(old, new)
        }
    }

    /// What a child is known by among its siblings.
    private struct Key: Hashable {
        let step: IdentityStep
        let branch: UInt32

        init(_ node: ViewNode) { (step, branch) = (node.step, node.payload.branch) }
    }

    private mutating func match(_ old: [ViewNode], _ new: [ViewNode]) {
        var places: [Key: [Int]] = [:]
        for (place, node) in old.enumerated().reversed() { places[Key(node), default: []].append(place) }
        var isKept = Array(repeating: false, count: old.count)
        for (place, node) in new.enumerated() {
            // Of several of one key the first is the first.
            if let known = places[Key(node)]?.last, old[known].isSameView(as: node) {
                places[Key(node)]?.removeLast()
                isKept[known] = true
                pairs.append((known, place))
            } else {
                inserted.append(place)
            }
        }
        removed = old.indices.filter { !isKept[$0] }
    }
}

extension ViewNode {
    /// The same view for all that can be seen of its node: branch, kind of layout and figure, name.
    func isSameView(as other: ViewNode) -> Bool {
        payload.branch == other.payload.branch && type(of: layout) == type(of: other.layout)
            && payload.figure.isSameKind(as: other.payload.figure, payload.name == other.payload.name)
    }
}

extension ViewContent.Figure {
    fileprivate func isSameKind(as other: ViewContent.Figure, _ isSameName: Bool) -> Bool {
        switch (self, other) {
        case (.shape(let shape, _), .shape(let other, _)): type(of: shape) == type(of: other)
        case (.none, .none), (.text, .text), (.image, .image), (.clip, .clip), (.layer, .layer), (.effect, .effect),
            (.transform, .transform), (.mask, .mask), (.hidden, .hidden):
            isSameName
        case (.clipShape(let shape, _), .clipShape(let other, _)): type(of: shape) == type(of: other)
        default: false
        }
    }
}
