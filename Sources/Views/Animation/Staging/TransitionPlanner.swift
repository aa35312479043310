import FramewrightDrawing
import FramewrightLayoutEngine

/// A view with a matched geometry that has come.
struct GeometryInsertion {
    /// From the root.
    let path: [Int]
    let match: GeometryMatch
    let animation: Animation
}

/// A view with a matched geometry that has gone: in a ghost of the node at the end of the path.
struct GeometryRemoval {
    let path: [Int]
    let removed: Int
    /// From the ghost's node.
    let inner: [Int]
    let match: GeometryMatch
    let animation: Animation
}

/// From what moved of an old tree to what moves of a new one.
struct TransitionPlanner {
    let time: Double
    /// What has begun to move.
    var begun = StartedAnimations()
    /// When nodes are no longer seen that have gone, by their watchers.
    var ends: [Int: Double] = [:]
    /// The views with a matched geometry that have come, and those that have gone, by their way from the root.
    var insertions: [GeometryInsertion] = []
    var removals: [GeometryRemoval] = []
    var path: [Int] = []

    init(time: Double) { self.time = time }

    /// The node is the same view as the old one.
    mutating func pair(
        _ old: ViewNode, _ moving: AnimationState?, _ new: ViewNode, _ outer: Transaction
    ) -> (moving: AnimationState, pairing: TreeDiff) {
        let transaction = new.payload.motion?.transaction ?? outer
        let animation = transaction.animation
        var result = AnimationState()
        moveValues(&result, old, moving, new, animation)
        moveContent(&result, old, moving, new, animation)
        result.frame = moving?.frame ?? AnimatedValue()
        result.transitions = moving?.transitions.filter { !$0.isOver(at: time) } ?? []
        var pairing = TreeDiff(animation: animation)
        pairChildren(&result, &pairing, old, moving, new, transaction)
        return (result, pairing)
    }

    private mutating func moveValues(
        _ result: inout AnimationState, _ old: ViewNode, _ moving: AnimationState?, _ new: ViewNode,
        _ animation: Animation?
    ) {
        let isFixed = new.layout is TextLayoutLeaf && new.payload.motion?.contentTransition == .identity
        result.layout = new.layout.track(from: old.layout, moving?.layout, isFixed ? nil : animation, at: time)
        result.shape = new.payload.figure.shape?.retargeted(
            from: old.payload.figure.shape ?? Rectangle(), moving?.shape, animation, at: time)
        // Of other numbers nobody knows which is which.
        let (before, numbers) = (FigureNumbers(old.payload.figure), FigureNumbers(new.payload.figure))
        result.figure = numbers.form == before.form ? moving?.figure ?? AnimatedValue() : AnimatedValue()
        let distance = numbers.distance(to: before)
        if let distance { result.figure.retarget(by: distance, animation, at: time) }
        guard let animation else { return }
        if distance != nil || result.layout?.start == time || result.shape?.start == time { begun.add(animation) }
    }

    private mutating func moveContent(
        _ result: inout AnimationState, _ old: ViewNode, _ moving: AnimationState?, _ new: ViewNode,
        _ animation: Animation?
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

    private mutating func pairChildren(
        _ result: inout AnimationState, _ pairing: inout TreeDiff, _ old: ViewNode, _ moving: AnimationState?,
        _ new: ViewNode,
        _ transaction: Transaction
    ) {
        let children = ChildMatches(old.children, new.children)
        for (place, successor) in children.pairs {
            path.append(successor)
            let (inner, below) = pair(
                old.children[place], moving?.children[place], new.children[successor], transaction)
            path.removeLast()
            if !inner.isEmpty { result.children[successor] = inner }
            pairing.children.append(TreeDiff.Child(old: place, new: successor, pairing: below))
        }
        keepRemoved(&result, moving, children, new)
        for place in children.removed {
            leave(&result, &pairing, old.children[place], place, moving?.children[place], children, new, transaction)
        }
        for place in children.inserted { enter(&result, &pairing, new.children[place], place, transaction) }
    }

    /// Ghosts that are still seen lie before the same siblings.
    private func keepRemoved(
        _ result: inout AnimationState, _ moving: AnimationState?, _ children: ChildMatches, _ new: ViewNode
    ) {
        for var removed in moving?.removed ?? [] where removed.end > time {
            removed.place = children.place(before: removed.place, count: new.children.count)
            result.removed.append(removed)
        }
    }
}

extension ChildMatches {
    /// Where what lay before an old child lies now: before the first of the following that is still there.
    func place(before old: Int, count: Int) -> Int {
        pairs.filter { $0.old >= old }.min { $0.old < $1.old }?.new ?? count
    }
}

extension ViewNode {
    /// Of it and of all inside.
    var watchers: [Int] { (payload.motion?.watchers ?? []) + children.flatMap(\.watchers) }

    /// The views inside that share their place with others.
    func geometryMatches(below path: [Int]) -> [(path: [Int], match: GeometryMatch)] {
        let own = payload.motion?.geometry.map { [(path: path, match: $0)] } ?? []
        return own + children.enumerated().flatMap { $1.geometryMatches(below: path + [$0]) }
    }
}

extension ViewContent.Figure {
    var shape: (any Shape)? {
        switch self {
        case .shape(let shape, _), .clipShape(let shape, _): shape
        default: nil
        }
    }

    /// True where a text says something else, or another picture is shown.
    fileprivate func hasOtherContent(than old: ViewContent.Figure) -> Bool {
        switch (self, old) {
        case (.text(let text), .text(let old)): text.string != old.string
        case (.image(let image), .image(let old)): "\(image)" != "\(old)"
        default: false
        }
    }
}

extension Layout {
    /// The layout's track, once it was another.
    fileprivate func track(
        from old: any Layout, _ track: (any AnyAnimatedValue)?, _ animation: Animation?, at time: Double
    ) -> (any AnyAnimatedValue)? {
        if let own = self as? AnyLayout, let old = old as? AnyLayout {
            return own.base.retargeted(from: old.base, track, animation, at: time)
        }
        return retargeted(from: old, track, animation, at: time)
    }
}
