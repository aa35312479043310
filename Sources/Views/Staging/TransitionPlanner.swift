import FramewrightDrawing
import FramewrightLayoutEngine

/// An inserted view with a matched geometry.
struct GeometryInsertion {
    /// The path from the root.
    let path: [Int]
    let match: GeometryMatch
    let animation: Animation
}

/// A removed view with a matched geometry, inside a removed child of the node at `path`.
struct GeometryRemoval {
    let path: [Int]
    let removed: Int
    /// The path from the removed child's node.
    let inner: [Int]
    let match: GeometryMatch
    let animation: Animation
}

/// A node that is the same view in the old and the new tree, while its animation state is computed.
struct PairedNode {
    let old: ViewNode
    /// The animation state of the old node.
    let moving: AnimationState?
    let new: ViewNode
    /// The transaction of the node and, unless they have their own, of its children.
    let transaction: Transaction
    let children: ChildMatches
    /// The animation state of the new node.
    var result = AnimationState()
    var diff: TreeDiff

    init(old: ViewNode, animating moving: AnimationState?, new: ViewNode, within outer: Transaction) {
        (self.old, self.moving, self.new) = (old, moving, new)
        transaction = new.payload.motion?.transaction ?? outer
        children = ChildMatches(old.children, new.children)
        diff = TreeDiff(animation: transaction.animation)
    }
}

/// Computes the animation state of a new tree from that of the old one.
struct TransitionPlanner {
    let time: Double
    /// The animations that have begun.
    var begun = StartedAnimations()
    /// The times at which removed nodes are no longer visible, by watcher.
    var ends: [Int: Double] = [:]
    /// The inserted and the removed views with a matched geometry.
    var insertions: [GeometryInsertion] = []
    var removals: [GeometryRemoval] = []
    var path: [Int] = []

    init(time: Double) { self.time = time }

    /// Computes the animation state of a node that is the same view as the old one, and how their descendants
    /// correspond.
    ///
    /// - Parameters:
    ///   - moving: The animation state of the old node.
    ///   - outer: The transaction of the parent, unless the new node has its own.
    mutating func pair(
        old: ViewNode, animating moving: AnimationState?, new: ViewNode, within outer: Transaction
    ) -> (moving: AnimationState, diff: TreeDiff) {
        var node = PairedNode(old: old, animating: moving, new: new, within: outer)
        moveValues(of: &node)
        moveContent(of: &node)
        node.result.frame = moving?.frame ?? AnimatedValue()
        node.result.transitions = moving?.transitions.filter { !$0.isOver(at: time) } ?? []
        pairChildren(of: &node)
        return (node.result, node.diff)
    }

    /// Retargets the animations of the layout, the shape and the paints to the new node's values.
    private mutating func moveValues(of node: inout PairedNode) {
        let (old, moving, new, animation) = (node.old, node.moving, node.new, node.transaction.animation)
        let isFixed = new.layout is TextLayoutLeaf && new.payload.motion?.contentTransition == .identity
        node.result.layout = new.layout.animatedValue(
            from: old.layout, moving?.layout, isFixed ? nil : animation, at: time)
        node.result.shape = new.payload.figure.shape?.retargeted(
            from: old.payload.figure.shape ?? RoundedRect(.zero).path, moving?.shape, animation, at: time)
        // Numbers of different forms have no correspondence.
        let (before, numbers) = (FigureNumbers(old.payload.figure), FigureNumbers(new.payload.figure))
        node.result.figure = numbers.form == before.form ? moving?.figure ?? AnimatedValue() : AnimatedValue()
        let distance = numbers.distance(to: before)
        if let distance { node.result.figure.retarget(by: distance, animation, at: time) }
        guard let animation else { return }
        let starts = [node.result.layout?.start, node.result.shape?.start]
        if distance != nil || starts.contains(time) { begun.add(animation) }
    }

    /// Keeps the old text or image until the content transition to the new one ends.
    private mutating func moveContent(of node: inout PairedNode) {
        let (old, moving, new) = (node.old, node.moving, node.new)
        node.result.contents = moving?.contents.filter { $0.share.end > time } ?? []
        guard new.payload.figure.hasOtherContent(than: old.payload.figure) else { return }
        let transition = new.payload.motion?.contentTransition ?? .interpolate
        guard let animation = node.transaction.animation, transition != .identity else {
            return node.result.contents = []
        }
        var share = AnimatedValue<Double>()
        share.retarget(by: 1, animation, at: time)
        node.result.contents.append(
            OutgoingContent(
                figure: old.payload.figure, numbers: moving?.figure ?? AnimatedValue(), lengths: moving?.layout,
                transition: transition, share: share))
        begun.add(animation)
    }

    /// Matches the children by identity and handles the matched, removed and inserted ones.
    private mutating func pairChildren(of node: inout PairedNode) {
        for (place, successor) in node.children.pairs {
            let (inner, below) = pairInside(
                successor, old: node.old.children[place], animating: node.moving?.children[place],
                new: node.new.children[successor], within: node.transaction)
            if !inner.isEmpty { node.result.children[successor] = inner }
            node.diff.children.append(TreeDiff.Child(old: place, new: successor, diff: below))
        }
        keepRemoved(of: &node)
        for place in node.children.removed { remove(childAt: place, of: &node) }
        for place in node.children.inserted { insert(childAt: place, of: &node) }
    }

    /// Keeps removed views that are still visible, each before the same sibling.
    private func keepRemoved(of node: inout PairedNode) {
        for var removed in node.moving?.removed ?? [] where removed.end > time {
            removed.place = node.place(before: removed.place)
            node.result.removed.append(removed)
        }
    }

    /// Pairs the nodes at a child position of the new node.
    mutating func pairInside(
        _ place: Int, old: ViewNode, animating moving: AnimationState?, new: ViewNode, within outer: Transaction
    ) -> (moving: AnimationState, diff: TreeDiff) {
        path.append(place)
        defer { path.removeLast() }
        return pair(old: old, animating: moving, new: new, within: outer)
    }
}

extension PairedNode {
    /// Returns the new index of something that was before an old child: that of the first retained child from there
    /// on.
    func place(before old: Int) -> Int {
        children.pairs.filter { $0.old >= old }.min { $0.old < $1.old }?.new ?? new.children.count
    }
}

extension ViewNode {
    /// The watchers of the node and its descendants.
    var watchers: [Int] { (payload.motion?.watchers ?? []) + children.flatMap(\.watchers) }

    /// Returns the matched geometries of the node and its descendants, with their paths.
    func geometryMatches(below path: [Int]) -> [(path: [Int], match: GeometryMatch)] {
        let own = payload.motion?.geometry.map { [(path: path, match: $0)] } ?? []
        return own + children.enumerated().flatMap { $1.geometryMatches(below: path + [$0]) }
    }
}

extension ViewContent.Figure {
    var shape: (any ShapeOutline)? {
        switch self {
        case .shape(let shape, _), .clipShape(let shape, _): shape
        default: nil
        }
    }

    /// Whether a text has a different string, or a different image is shown.
    fileprivate func hasOtherContent(than old: ViewContent.Figure) -> Bool {
        switch (self, old) {
        case (.text(let text), .text(let old)): text.string != old.string
        case (.image(let image), .image(let old)): "\(image)" != "\(old)"
        default: false
        }
    }
}

extension Layout {
    /// Returns the layout's animated value after a change from `old`.
    fileprivate func animatedValue(
        from old: any Layout, _ animatedValue: (any AnyAnimatedValue)?, _ animation: Animation?, at time: Double
    ) -> (any AnyAnimatedValue)? {
        if let own = self as? AnyLayout, let old = old as? AnyLayout {
            return own.base.retargeted(from: old.base, animatedValue, animation, at: time)
        }
        return retargeted(from: old, animatedValue, animation, at: time)
    }
}
