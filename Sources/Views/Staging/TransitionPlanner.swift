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
        let transaction = new.payload.motion?.transaction ?? outer
        let animation = transaction.animation
        var result = AnimationState()
        moveValues(&result, old: old, animating: moving, new: new, animation: animation)
        moveContent(&result, old: old, animating: moving, new: new, animation: animation)
        result.frame = moving?.frame ?? AnimatedValue()
        result.transitions = moving?.transitions.filter { !$0.isOver(at: time) } ?? []
        var diff = TreeDiff(animation: animation)
        pairChildren(&result, matching: &diff, old: old, animating: moving, new: new, transaction: transaction)
        return (result, diff)
    }

    /// Retargets the animations of the layout, the shape and the paints to the new node's values.
    private mutating func moveValues(
        _ result: inout AnimationState, old: ViewNode, animating moving: AnimationState?, new: ViewNode,
        animation: Animation?
    ) {
        let isFixed = new.layout is TextLayoutLeaf && new.payload.motion?.contentTransition == .identity
        result.layout = new.layout.animatedValue(from: old.layout, moving?.layout, isFixed ? nil : animation, at: time)
        result.shape = new.payload.figure.shape?.retargeted(
            from: old.payload.figure.shape ?? RoundedRect(.zero).path, moving?.shape, animation, at: time)
        // Numbers of different forms have no correspondence.
        let (before, numbers) = (FigureNumbers(old.payload.figure), FigureNumbers(new.payload.figure))
        result.figure = numbers.form == before.form ? moving?.figure ?? AnimatedValue() : AnimatedValue()
        let distance = numbers.distance(to: before)
        if let distance { result.figure.retarget(by: distance, animation, at: time) }
        guard let animation else { return }
        if distance != nil || result.layout?.start == time || result.shape?.start == time { begun.add(animation) }
    }

    /// Keeps the old text or image until the content transition to the new one ends.
    private mutating func moveContent(
        _ result: inout AnimationState, old: ViewNode, animating moving: AnimationState?, new: ViewNode,
        animation: Animation?
    ) {
        result.contents = moving?.contents.filter { $0.share.end > time } ?? []
        guard new.payload.figure.hasOtherContent(than: old.payload.figure) else { return }
        let transition = new.payload.motion?.contentTransition ?? .interpolate
        guard let animation, transition != .identity else { return result.contents = [] }
        var share = AnimatedValue<Double>()
        share.retarget(by: 1, animation, at: time)
        result.contents.append(
            OutgoingContent(
                figure: old.payload.figure, numbers: moving?.figure ?? AnimatedValue(), lengths: moving?.layout,
                transition: transition, share: share))
        begun.add(animation)
    }

    /// Matches the children by identity and handles the matched, removed and inserted ones.
    private mutating func pairChildren(
        _ result: inout AnimationState, matching diff: inout TreeDiff, old: ViewNode,
        animating moving: AnimationState?,
        new: ViewNode,
        transaction: Transaction
    ) {
        let children = ChildMatches(old.children, new.children)
        for (place, successor) in children.pairs {
            path.append(successor)
            let (inner, below) = pair(
                old: old.children[place], animating: moving?.children[place], new: new.children[successor],
                within: transaction)
            path.removeLast()
            if !inner.isEmpty { result.children[successor] = inner }
            diff.children.append(TreeDiff.Child(old: place, new: successor, diff: below))
        }
        keepRemoved(&result, animating: moving, children: children, new: new)
        for place in children.removed {
            remove(
                &result, matching: &diff, node: old.children[place], place: place,
                animating: moving?.children[place], children: children, new: new, within: transaction)
        }
        for place in children.inserted {
            insert(&result, matching: &diff, node: new.children[place], place: place, within: transaction)
        }
    }

    /// Keeps removed views that are still visible, each before the same sibling.
    private func keepRemoved(
        _ result: inout AnimationState, animating moving: AnimationState?, children: ChildMatches, new: ViewNode
    ) {
        for var removed in moving?.removed ?? [] where removed.end > time {
            removed.place = children.place(before: removed.place, count: new.children.count)
            result.removed.append(removed)
        }
    }
}

extension ChildMatches {
    /// Returns the new index of something that was before an old child: that of the first retained child from there
    /// on.
    func place(before old: Int, count: Int) -> Int {
        pairs.filter { $0.old >= old }.min { $0.old < $1.old }?.new ?? count
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
