import FramewrightDrawing
import FramewrightLayoutEngine

/// A tree as it is presented at one time.
struct RenderedFrame {
    let tree: PlacedTree<ViewContent>
    /// The tree as placed by layout alone, without removed views.
    let laidOut: PlacedTree<ViewContent>
    let moving: AnimationState
    private let presenting: Presenting

    init(
        _ root: ViewNode, _ moving: AnimationState, on screen: ScreenArea, at time: Double, isSeen: Bool = true
    ) throws(LayoutError) {
        presenting = Presenting(time: time)
        self.moving = moving
        laidOut = try presenting.presented(root, moving).placed(on: screen)
        tree =
            moving.movesFrames
            ? try Composing.compose(laidOut, root: root, animating: moving, at: time, isSeen: isSeen) : laidOut
    }

    /// Returns the index of the node itself, inside its wrappers.
    func inner(_ index: Int, _ moving: AnimationState?) -> Int { index + presenting.wrapperCount(moving) }

    /// Returns the indices of the children's outermost nodes, by child position.
    func children(of index: Int, _ moving: AnimationState?) -> [Int: Int] { children(of: index, moving, in: tree) }

    func children(of index: Int, _ moving: AnimationState?, in tree: PlacedTree<ViewContent>) -> [Int: Int] {
        let inner = inner(index, moving)
        guard inner < tree.nodes.count else { return [:] }
        var children: [Int: Int] = [:]
        for child in tree.children(of: inner) where tree.nodes[child].order >= 0 {
            children[tree.nodes[child].order] = child
        }
        return children
    }

    /// Returns the indices of the removed views' outermost nodes, by their position among the visible removed views.
    func removedNodes(of index: Int, _ moving: AnimationState?) -> [Int: Int] {
        let inner = inner(index, moving)
        guard inner < tree.nodes.count else { return [:] }
        return tree.children(of: inner).reduce(into: [:]) { removedNodes, child in
            if tree.nodes[child].order < 0 { removedNodes[-1 - tree.nodes[child].order] = child }
        }
    }

    /// Returns the index of the outermost node at a path from the root; nil if it is not shown.
    func index(at path: [Int]) -> Int? {
        var (index, moving): (Int, AnimationState?) = (0, moving)
        for place in path {
            guard let child = children(of: index, moving)[place] else { return nil }
            (index, moving) = (child, moving?.children[place])
        }
        return index
    }
}

/// Continues the animation of frames from where they were last presented.
struct FrameCorrection {
    private let before: RenderedFrame
    private let after: RenderedFrame
    private let time: Double
    /// The animations of frames that have begun.
    private var begun = StartedAnimations()

    /// Creates a correction.
    ///
    /// - Parameters:
    ///   - before: The old tree as last presented.
    ///   - after: The new tree with the values of the same time, not limited to what can be displayed.
    init(before: RenderedFrame, after: RenderedFrame, time: Double) {
        (self.before, self.after, self.time) = (before, after, time)
    }

    /// Adds to `moving` the animations of frames that would jump, and places removed views.
    ///
    /// - Parameter diff: The correspondence of the nodes of both trees.
    mutating func correct(_ moving: inout AnimationState, matching diff: TreeDiff, planner: inout TransitionPlanner) {
        placeRemoved(
            &moving, matching: diff, place: RemovalPlacement(seen: 0, old: 0, new: 0), old: before.moving)
        move(
            &moving, matching: diff, old: (0, before.moving, .zero), new: (0, after.moving, .zero),
            carried: AnimatedValue())
        planner.begun.add(begun)
        MatchedGeometryPlanner(before: before, after: after, time: time)
            .match(&moving, insertions: planner.insertions, removals: planner.removals)
    }

    /// A node of a presented tree, with its animation state and the origin of its parent.
    private typealias PresentedNode = (index: Int, moving: AnimationState?, origin: Point)

    /// The indices of one node in three trees: as last presented, as last laid out, and as laid out now.
    private struct RemovalPlacement {
        let seen: Int
        /// Nil for a removed view and its descendants, which are not part of the layout.
        let old: Int?
        let new: Int
    }

    /// Keeps removed views at their last frame on the screen. They follow their parent only where it moves without an
    /// animation.
    private func placeRemoved(
        _ moving: inout AnimationState, matching diff: TreeDiff, place: RemovalPlacement, old: AnimationState?
    ) {
        let children = before.children(of: place.seen, old)
        let origin = after.laidOut.nodes[after.inner(place.new, moving)].frame.origin
        if diff.animation != nil {
            let laidOut = place.old.map { before.laidOut.nodes[before.inner($0, old)].frame.origin }
            let shift = (laidOut ?? before.tree.nodes[before.inner(place.seen, old)].frame.origin) - origin
            for removed in moving.removed.indices.dropLast(diff.removed.count) {
                moving.removed[removed].frame.origin = moving.removed[removed].frame.origin + shift
            }
        }
        for (removed, child) in diff.removed {
            guard let child = children[child] else { continue }
            let node = before.tree.nodes[child]
            moving.removed[removed].frame = Rect(origin: node.frame.origin - origin, size: node.frame.size)
            moving.removed[removed].proposal = node.proposal
            moving.removed[removed].moving.frame = AnimatedValue()
        }
        placeReinserted(&moving, matching: diff, place: place, old: old)
        let placedRemoved = diff.children.filter {
            $0.diff.hasRemoved || moving.children[$0.new]?.hasRemoved == true
        }
        guard !placedRemoved.isEmpty else { return }
        let olds = place.old.map { before.children(of: $0, old, in: before.laidOut) } ?? [:]
        let news = after.children(of: place.new, moving, in: after.laidOut)
        for pair in placedRemoved {
            guard let child = children[pair.old], let new = news[pair.new] else { continue }
            placeRemoved(
                &moving.children[pair.new, default: AnimationState()], matching: pair.diff,
                place: RemovalPlacement(seen: child, old: olds[pair.old], new: new), old: old?.children[pair.old])
        }
    }

    /// Places removed views inside reinserted views, which had no layout frame, only a presented one.
    private func placeReinserted(
        _ moving: inout AnimationState, matching diff: TreeDiff, place: RemovalPlacement, old: AnimationState?
    ) {
        guard !diff.returned.isEmpty else { return }
        let removedNodes = before.removedNodes(of: place.seen, old)
        let news = after.children(of: place.new, moving, in: after.laidOut)
        for returned in diff.returned {
            guard let removed = removedNodes[returned.removed], let new = news[returned.new] else { continue }
            placeRemoved(
                &moving.children[returned.new, default: AnimationState()], matching: returned.diff,
                place: RemovalPlacement(seen: removed, old: nil, new: new), old: returned.moving)
        }
    }

    /// Animates the frame of a node and its descendants from where it was last presented.
    ///
    /// - Parameters:
    ///   - old: The node as last presented.
    ///   - new: The node as it would be presented now.
    ///   - carried: The sum of the frame animations of the ancestors.
    private mutating func move(
        _ moving: inout AnimationState, matching diff: TreeDiff, old: PresentedNode, new: PresentedNode,
        carried: AnimatedValue<Rect.AnimatableData>
    ) {
        // Compares inner frames: the wrappers of a removed view have its own size, which may extend beyond the safe
        // area.
        let (was, isNow) = (
            before.tree.nodes[before.inner(old.index, old.moving)].frame,
            after.tree.nodes[after.inner(new.index, new.moving)].frame
        )
        let jump = Rect(
            origin: (was.origin - old.origin) - (isNow.origin - new.origin),
            size: Size(width: was.width - isNow.width, height: was.height - isNow.height))
        if let animation = diff.animation, jump.isSeen {
            moving.frame.retarget(by: jump.animatableData, animation, at: time)
            begun.add(animation)
        }
        for content in moving.contents.indices where moving.contents[content].share.start == time {
            moving.contents[content].proposal = before.tree.nodes[before.inner(old.index, old.moving)].proposal
        }
        let isGroup = after.tree.nodes[after.inner(new.index, new.moving)].payload.isGeometryGroup
        let carried = isGroup ? AnimatedValue() : carried.joined(moving.frame)
        hold(&moving, diff, against: carried)
        guard !diff.children.isEmpty || !diff.returned.isEmpty else { return }
        let (olds, news) = (before.children(of: old.index, old.moving), after.children(of: new.index, new.moving))
        let origins = (
            before.tree.nodes[before.inner(old.index, old.moving)].frame.origin,
            after.tree.nodes[after.inner(new.index, new.moving)].frame.origin
        )
        for pair in diff.children {
            guard let oldChild = olds[pair.old], let newChild = news[pair.new] else { continue }
            var child = moving.children[pair.new] ?? AnimationState()
            move(
                &child, matching: pair.diff, old: (oldChild, old.moving?.children[pair.old], origins.0),
                new: (newChild, new.moving?.children[pair.new], origins.1), carried: carried)
            moving.children[pair.new] = child.isEmpty ? nil : child
        }
        let removedNodes = before.removedNodes(of: old.index, old.moving)
        for returned in diff.returned {
            guard let removed = removedNodes[returned.removed], let newChild = news[returned.new] else { continue }
            var child = moving.children[returned.new] ?? AnimationState()
            move(
                &child, matching: returned.diff, old: (removed, returned.moving, origins.0),
                new: (newChild, new.moving?.children[returned.new], origins.1), carried: carried)
            moving.children[returned.new] = child.isEmpty ? nil : child
        }
    }
}

extension FrameCorrection {
    /// Shows newly inserted children at their final place at once, even while their ancestors are still moving.
    private func hold(
        _ moving: inout AnimationState, _ diff: TreeDiff, against carried: AnimatedValue<Rect.AnimatableData>
    ) {
        guard !carried.isEmpty else { return }
        let back = carried.opposed { AnimatablePair($0.first, .zero) }
        for place in diff.inserted { moving.children[place, default: AnimationState()].frame = back }
    }
}

extension Rect {
    /// Whether the difference exceeds rounding errors.
    fileprivate var isSeen: Bool {
        isFinite && max(abs(minX), abs(minY), max(abs(size.width), abs(size.height))) > 1e-9
    }
}

extension TreeDiff {
    fileprivate var hasRemoved: Bool {
        !removed.isEmpty || children.contains { $0.diff.hasRemoved } || returned.contains { $0.diff.hasRemoved }
    }
}

extension AnimationState {
    fileprivate var hasRemoved: Bool { !removed.isEmpty || children.values.contains(where: \.hasRemoved) }
}
