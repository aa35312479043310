import FramewrightLayoutEngine

/// The correspondence of two trees' nodes. Nodes match if they have the same identity among their siblings and are
/// the same kind of view.
struct TreeDiff {
    /// The animation of the node's frame.
    var animation: Animation?
    var children: [Child] = []
    /// Newly removed children: their indices among the node's removed views and among its old children.
    var removed: [(removed: Int, old: Int)] = []
    var returned: [Reinsertion] = []
    /// The indices of inserted children.
    var inserted: [Int] = []

    /// A child that was reinserted while it was being removed, by its index among the visible removed views and its
    /// new index.
    struct Reinsertion {
        let removed: Int
        let moving: AnimationState
        let new: Int
        let diff: TreeDiff
    }

    /// A retained child, by its old and new index.
    struct Child {
        let old: Int
        let new: Int
        fileprivate(set) var diff: TreeDiff
    }
}

extension TreeDiff {
    /// Treats a retained descendant as inserted, so that it does not follow the motion of its ancestors.
    mutating func insert(at path: ArraySlice<Int>) {
        guard let place = path.first, let index = children.firstIndex(where: { $0.new == place }) else { return }
        if path.count == 1 {
            children.remove(at: index)
            inserted.append(place)
        } else {
            children[index].diff.insert(at: path.dropFirst())
        }
    }
}

/// Children matched by identity.
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

    /// A child's identity among its siblings.
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
            // Duplicate keys are matched in order.
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
    /// Whether the nodes represent the same view, as far as nodes show: same branch, kind of layout and figure, and
    /// name.
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
