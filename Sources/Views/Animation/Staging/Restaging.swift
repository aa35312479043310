import FramewrightDrawing
import FramewrightLayoutEngine

/// A view with a matched geometry that has come.
struct Comer {
    /// From the root.
    let path: [Int]
    let match: GeometryMatch
    let animation: Animation
}

/// A view with a matched geometry that has gone: in a ghost of the node at the end of the path.
struct Leaver {
    let path: [Int]
    let ghost: Int
    /// From the ghost's node.
    let inner: [Int]
    let match: GeometryMatch
    let animation: Animation
}

/// From what moved of an old tree to what moves of a new one.
struct Restaging {
    let time: Double
    /// True once something has begun to move.
    private(set) var hasBegun = false
    /// The views with a matched geometry that have come, and those that have gone, by their way from the root.
    private(set) var comers: [Comer] = []
    private(set) var leavers: [Leaver] = []
    private var path: [Int] = []

    init(time: Double) { self.time = time }

    /// The node is the same view as the old one.
    mutating func pair(
        _ old: ViewNode, _ moving: Moving?, _ new: ViewNode, _ outer: Transaction
    ) -> (moving: Moving, pairing: Pairing) {
        let transaction = new.payload.motion?.transaction ?? outer
        let animation = transaction.isAnimated ? transaction.animation : nil
        var result = Moving()
        moveValues(&result, old, moving, new, animation)
        moveContent(&result, old, moving, new, animation)
        result.frame = moving?.frame ?? Track()
        result.passages = moving?.passages.filter { !$0.isOver(at: time) } ?? []
        var pairing = Pairing(animation: animation)
        pairChildren(&result, &pairing, old, moving, new, transaction)
        return (result, pairing)
    }

    private mutating func moveValues(
        _ result: inout Moving, _ old: ViewNode, _ moving: Moving?, _ new: ViewNode, _ animation: Animation?
    ) {
        result.layout = new.layout.track(from: old.layout, moving?.layout, animation, at: time)
        result.shape = new.payload.figure.shape?.retargeted(
            from: old.payload.figure.shape ?? Rectangle(), moving?.shape, animation, at: time)
        result.figure = moving?.figure ?? Track()
        if let distance = new.payload.figure.distance(to: old.payload.figure) {
            result.figure.retarget(by: distance, animation, at: time)
        }
        if animation != nil, result.layout != nil || result.shape != nil || !result.figure.isEmpty { hasBegun = true }
    }

    private mutating func moveContent(
        _ result: inout Moving, _ old: ViewNode, _ moving: Moving?, _ new: ViewNode, _ animation: Animation?
    ) {
        result.contents = moving?.contents.filter { $0.share.end > time } ?? []
        guard new.payload.figure.hasOtherContent(than: old.payload.figure) else { return }
        let transition = new.payload.motion?.contentTransition ?? .interpolate
        guard let animation, transition != .identity else { return result.contents = [] }
        var share = Track<Double>()
        share.retarget(by: 1, animation, at: time)
        result.figure = Track()
        result.contents.append(
            FormerContent(figure: old.payload.figure, transition: transition, share: share))
        hasBegun = true
    }

    private mutating func pairChildren(
        _ result: inout Moving, _ pairing: inout Pairing, _ old: ViewNode, _ moving: Moving?, _ new: ViewNode,
        _ transaction: Transaction
    ) {
        guard old.deferral == nil, new.deferral == nil else { return }
        let children = PairedChildren(old.children, new.children)
        for (place, successor) in children.pairs {
            path.append(successor)
            let (inner, below) = pair(
                old.children[place], moving?.children[place], new.children[successor], transaction)
            path.removeLast()
            if !inner.isEmpty { result.children[successor] = inner }
            pairing.children.append(Pairing.Child(old: place, new: successor, pairing: below))
        }
        keepGhosts(&result, moving, children, new)
        for place in children.removed {
            leave(&result, &pairing, old.children[place], place, moving?.children[place], children, new, transaction)
        }
        for place in children.inserted { enter(&result, new.children[place], place, transaction) }
    }

    /// Ghosts that are still seen lie before the same siblings.
    private func keepGhosts(
        _ result: inout Moving, _ moving: Moving?, _ children: PairedChildren, _ new: ViewNode
    ) {
        for var ghost in moving?.ghosts ?? [] where ghost.end > time {
            ghost.place = children.place(before: ghost.place, count: new.children.count)
            result.ghosts.append(ghost)
        }
    }
}

extension Restaging {
    /// A view has gone: it stays to be seen until its transition ends.
    private mutating func leave(
        _ result: inout Moving, _ pairing: inout Pairing, _ node: ViewNode, _ place: Int, _ moving: Moving?,
        _ children: PairedChildren, _ new: ViewNode, _ outer: Transaction
    ) {
        let transition = node.payload.motion?.transition
        guard let animation = (outer.isAnimated ? outer.animation : nil).map({ transition?.animation ?? $0 }),
            !node.isUncertain, transition?.isIdentity != true
        else { return }
        var ghost = Ghost(
            node: node, moving: moving ?? Moving(), place: children.place(before: place, count: new.children.count),
            end: time + animation.settlingDuration)
        if let gone = transition?.gone, gone.isSameView(as: node) {
            ghost.moving = pair(node, moving, gone, Transaction(animation: animation)).moving
            ghost.node = gone
        }
        let effects = transition?.removal ?? [.opacity]
        if !effects.isEmpty {
            var share = Track<Double>()
            share.retarget(by: -1, animation, at: time)
            ghost.moving.passages.append(Passage(effects: effects, target: 1, share: share))
        }
        guard !effects.isEmpty || transition?.gone != nil else { return }
        hasBegun = true
        for match in node.geometryMatches(below: []) {
            leavers.append(
                Leaver(
                    path: path, ghost: result.ghosts.count, inner: match.path, match: match.match, animation: animation)
            )
        }
        pairing.ghosts.append((result.ghosts.count, place))
        result.ghosts.append(ghost)
    }

    /// A view has come; one that was leaving turns round.
    private mutating func enter(_ result: inout Moving, _ node: ViewNode, _ place: Int, _ outer: Transaction) {
        let transition = node.payload.motion?.transition
        if let index = result.ghosts.firstIndex(where: { $0.end > time && $0.isLeaving(node) }) {
            return turnRound(&result, index, node, place, outer)
        }
        guard let animation = (outer.isAnimated ? outer.animation : nil).map({ transition?.animation ?? $0 }),
            transition?.isIdentity != true
        else { return }
        for match in node.geometryMatches(below: path + [place]) {
            comers.append(Comer(path: match.path, match: match.match, animation: animation))
        }
        var moving = Moving()
        if let coming = transition?.coming, coming.isSameView(as: node) {
            moving = pair(coming, nil, node, Transaction(animation: animation)).moving
        }
        let effects = transition?.insertion ?? [.opacity]
        if !effects.isEmpty {
            var share = Track<Double>()
            share.retarget(by: 1, animation, at: time)
            moving.passages.append(Passage(effects: effects, target: 0, share: share))
        }
        hasBegun = true
        result.children[place] = moving
    }

    private mutating func turnRound(
        _ result: inout Moving, _ index: Int, _ node: ViewNode, _ place: Int, _ outer: Transaction
    ) {
        let ghost = result.ghosts[index]
        // Places in the list are known elsewhere, so it stays, and is over.
        result.ghosts[index].end = -.infinity
        var (moving, _) = pair(ghost.node, ghost.moving, node, outer)
        let animation = outer.isAnimated ? outer.animation : nil
        moving.passages = moving.passages.map { passage in
            var passage = passage
            passage.share.retarget(by: passage.target, animation, at: time)
            passage.target = 0
            return passage
        }
        moving.frame = Track()
        if animation != nil { hasBegun = true }
        result.children[place] = moving
    }
}

extension Ghost {
    fileprivate func isLeaving(_ node: ViewNode) -> Bool {
        self.node.step == node.step && self.node.isSameView(as: node)
    }
}

extension PairedChildren {
    /// Where what lay before an old child lies now: before the first of the following that is still there.
    fileprivate func place(before old: Int, count: Int) -> Int {
        pairs.filter { $0.old >= old }.min { $0.old < $1.old }?.new ?? count
    }
}

extension ViewNode {
    /// True where some of what is inside is made when frames are known.
    var isUncertain: Bool { deferral != nil || children.contains(where: \.isUncertain) }

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
        from old: any Layout, _ track: (any AnyTrack)?, _ animation: Animation?, at time: Double
    ) -> (any AnyTrack)? {
        if let own = self as? AnyLayout, let old = old as? AnyLayout {
            return own.base.retargeted(from: old.base, track, animation, at: time)
        }
        return retargeted(from: old, track, animation, at: time)
    }
}
