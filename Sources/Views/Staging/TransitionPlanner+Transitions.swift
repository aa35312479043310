import FramewrightDrawing
import FramewrightLayoutEngine

extension TransitionPlanner {
    /// Keeps a removed child until the last animation of its transition ends. A child whose removal has no animation is
    /// dropped at once.
    ///
    /// - Parameter place: Its index among the old children.
    mutating func remove(childAt place: Int, of parent: inout PairedNode) {
        let (node, outer) = (parent.old.children[place], parent.transaction)
        var removed = RemovedNode(
            node: node, moving: parent.moving?.children[place] ?? AnimationState(), place: parent.place(before: place),
            end: time)
        let transition = node.payload.motion?.transition
        transform(&removed, transition: transition, within: outer)
        for movement in transition?.removal ?? .fading {
            guard let animation = movement.animation(in: outer.animation) else { continue }
            removed.moving.transitions.pass(movement, to: 1, animation, at: time)
            removed.end = max(removed.end, time + animation.settlingDuration)
            begun.add(animation)
        }
        guard removed.end > time else { return }
        let index = parent.result.removed.count
        noteMatches(ofRemoved: removed.node, at: index, outer.animation ?? .default)
        for (watcher, end) in removed.watched(at: time) { ends[watcher] = max(ends[watcher] ?? -.infinity, end) }
        parent.diff.removed.append((index, place))
        parent.result.removed.append(removed)
    }

    /// Animates a removed view towards the views of its transition's last phase.
    private mutating func transform(
        _ removed: inout RemovedNode, transition: ResolvedTransition?, within outer: Transaction
    ) {
        guard let transition, let didDisappear = transition.didDisappear,
            let animation = Self.animation(transition.removalAnimation, in: outer)
        else { return }
        if didDisappear.isSameView(as: removed.node) {
            // Insertions and removals in here are not part of the new tree, so that no path leads to them.
            let (insertions, removals) = (insertions, removals)
            removed.moving =
                pair(
                    old: removed.node, animating: removed.moving, new: didDisappear,
                    within: Transaction(animation: animation)
                )
                .moving
            (self.insertions, self.removals) = (insertions, removals)
            removed.node = didDisappear
        }
        removed.end = time + animation.settlingDuration
        begun.add(animation)
    }

    private mutating func noteMatches(ofRemoved node: ViewNode, at index: Int, _ animation: Animation) {
        for match in node.geometryMatches(below: []) {
            removals.append(
                GeometryRemoval(
                    path: path, removed: index, inner: match.path, match: match.match, animation: animation))
        }
    }

    /// Starts the transition of an inserted child. If it is still visible from its removal, the removal is reversed.
    ///
    /// - Parameter place: Its index among the new children.
    mutating func insert(childAt place: Int, of parent: inout PairedNode) {
        let (node, outer) = (parent.new.children[place], parent.transaction)
        if let index = parent.result.removed.firstIndex(where: { $0.end > time && $0.isRemoval(of: node) }) {
            return reverseRemoval(at: index, childAt: place, of: &parent)
        }
        parent.diff.inserted.append(place)
        let transition = node.payload.motion?.transition
        var moving = AnimationState()
        if let transition, let willAppear = transition.willAppear, willAppear.isSameView(as: node),
            let animation = Self.animation(transition.insertionAnimation, in: outer)
        {
            moving =
                pairInside(place, old: willAppear, animating: nil, new: node, within: Transaction(animation: animation))
                .moving
            begun.add(animation)
        }
        for movement in transition?.insertion ?? .fading {
            guard let animation = movement.animation(in: outer.animation) else { continue }
            moving.transitions.pass(movement, to: 0, animation, at: time)
            begun.add(animation)
        }
        if let animation = outer.animation { noteMatches(ofInserted: node, place, animation) }
        if !moving.isEmpty { parent.result.children[place] = moving }
    }

    private mutating func noteMatches(ofInserted node: ViewNode, _ place: Int, _ animation: Animation) {
        for match in node.geometryMatches(below: path + [place]) {
            insertions.append(GeometryInsertion(path: match.path, match: match.match, animation: animation))
        }
    }

    /// Continues the removal of a child in the other direction, from its presented values.
    ///
    /// - Parameters:
    ///   - index: The index of the child among the removed ones.
    ///   - place: Its index among the new children.
    private mutating func reverseRemoval(at index: Int, childAt place: Int, of parent: inout PairedNode) {
        let (node, outer) = (parent.new.children[place], parent.transaction)
        let removed = parent.result.removed[index]
        // Other code refers to the list by index, so the entry stays and is marked as ended.
        parent.result.removed[index].end = -.infinity
        let transition = node.payload.motion?.transition
        var views = outer
        if let transition, transition.willAppear != nil {
            views = Transaction(animation: Self.animation(transition.insertionAnimation, in: outer))
        }
        var (moving, below) = pairInside(place, old: removed.node, animating: removed.moving, new: node, within: views)
        for index in moving.transitions.indices where moving.transitions[index].target != 0 {
            let movement = moving.transitions[index].movement
            let insertion = transition?.insertion.first { $0.effects == movement.effects } ?? movement
            let animation = insertion.animation(in: outer.animation)
            moving.transitions[index].share.retarget(by: moving.transitions[index].target, animation, at: time)
            (moving.transitions[index].target, moving.transitions[index].movement) = (0, insertion)
            if let animation { begun.add(animation) }
        }
        moving.frame = AnimatedValue()
        let matches = node.geometryMatches(below: [])
        if let animation = outer.animation, !matches.isEmpty {
            // It moves from its presented frame together with the views whose geometry it shares.
            for match in matches { moving.change(at: match.path[...]) { $0.layout = nil } }
            noteMatches(ofInserted: node, place, animation)
        }
        parent.result.children[place] = moving
        guard outer.animation == nil || !matches.contains(where: \.path.isEmpty) else {
            return parent.diff.inserted.append(place)
        }
        if outer.animation != nil { for match in matches { below.insert(at: match.path[...]) } }
        parent.diff.returned.append(
            TreeDiff.Reinsertion(removed: index, moving: removed.moving, new: place, diff: below))
    }
}

extension TransitionPlanner {
    private static func animation(_ own: TransitionAnimation?, in outer: Transaction) -> Animation? {
        TransitionMovement(effects: [], own: own).animation(in: outer.animation)
    }
}

extension [TransitionMovement] {
    /// The default transition.
    fileprivate static var fading: Self { [TransitionMovement(effects: [.opacity], own: nil)] }
}

extension [TransitionProgress] {
    /// Starts the progress towards 0 (inserted) or 1 (removed). If one with the same effects runs in the other
    /// direction, it is reversed.
    fileprivate mutating func pass(
        _ movement: TransitionMovement, to target: Double, _ animation: Animation, at time: Double
    ) {
        let known = lastIndex { $0.movement.effects == movement.effects && $0.target != target }
        let index = known ?? endIndex
        if known == nil { append(TransitionProgress(movement: movement, target: target)) }
        self[index].movement = movement
        self[index].share.retarget(by: target == 0 ? 1 : -1, animation, at: time)
        self[index].target = target
    }
}

extension AnimationState {
    /// Returns the watchers of removed views inside, with the latest time at which those are visible.
    fileprivate func watched(at time: Double) -> [(watcher: Int, end: Double)] {
        removed.filter { $0.end > time }.flatMap { $0.watched(at: time) }
            + children.values.flatMap { $0.watched(at: time) }
    }
}

extension RemovedNode {
    fileprivate func watched(at time: Double) -> [(watcher: Int, end: Double)] {
        node.watchers.map { ($0, end) } + moving.watched(at: time).map { ($0.watcher, min($0.end, end)) }
    }

    fileprivate func isRemoval(of node: ViewNode) -> Bool {
        self.node.step == node.step && self.node.isSameView(as: node)
    }
}
