import FramewrightDrawing
public import FramewrightLayoutEngine

/// What a screen is becoming and all that moves on the way: a value, from which any moment can be seen.
///
/// A still screen is its tree of nodes and nothing else. A change with an animation leaves the new tree and, beside it, how
/// far every value and frame was from its new one; a moment's tree has the values of that moment, layout runs on it, and
/// what then still lies elsewhere is moved there. Nothing is ever mixed from pictures or from two placed trees.
public struct Stage: Sendable {
    /// Where everything is going.
    private(set) var root: ViewNode?
    /// The same while it moves; in a node of its own where the screen was another view.
    private var staged: ViewNode?
    private var moving = AnimationState()
    /// When everything has come to rest.
    public private(set) var end = -Double.infinity
    /// Some view of the tree goes with an animation of its own.
    private var hasMovingTransitions = false

    init() {}

    /// Forgets the tree: nothing will move from it.
    mutating func clear() { self = Stage() }

    /// True while anything moves, or waits to.
    public func isMoving(at time: Double) -> Bool { end > time }

    /// Shows another tree: at once, or on the way there.
    ///
    /// - Returns: what has begun to move, and when nodes are no longer seen that have gone, by their watchers.
    mutating func show(
        _ node: ViewNode, with transaction: Transaction, _ notes: PassSummary, on screen: ScreenArea, at time: Double
    ) throws(LayoutError) -> (StartedAnimations, ends: [Int: Double]) {
        let moves = notes.isAnimated || notes.hasMovingTransitions || hasMovingTransitions
        defer { hasMovingTransitions = notes.hasMovingTransitions }
        guard let root = staged ?? root, moves || end > time else {
            self = Stage()
            self.root = node
            return (StartedAnimations(), [:])
        }
        let (old, new) = Self.alike(root, node)
        let isWrapped = old.isPresentation && !root.isPresentation
        let moved = isWrapped ? AnimationState(children: [0: self.moving]) : self.moving
        var restaging = TransitionPlanner(time: time)
        var (moving, pairing) = restaging.pair(old, moved, new, transaction)
        if moves {
            let before = try RenderedFrame(old, moved, on: screen, at: time)
            try FrameCorrection(before: before, screen: screen, time: time)
                .restage(&moving, &pairing, new, &restaging)
        }
        self.root = node
        staged = new
        self.moving = moving
        end = moving.end
        return (restaging.begun, restaging.ends)
    }

    /// The screen at a moment, laid out on any thread.
    public func placed(
        on screen: ScreenArea, snappedTo scale: Double? = nil, at time: Double
    ) throws(LayoutError) -> PlacedTree<ViewContent> {
        guard let root else { return PlacedTreeBuilder(screen: screen, capacity: 0).finish() }
        guard end > time, let staged else { return try root.placed(on: screen, snappedTo: scale) }
        let presented = Presenting(time: time).presented(staged, moving)
        let tree = try presented.placed(on: screen, snappedTo: moving.movesFrames ? nil : scale)
        guard moving.movesFrames else { return tree }
        let composed = try Composing.compose(tree, staged, moving, at: time)
        return scale.map { composed.snapped(to: $0) } ?? composed
    }

    /// A screen without anything presented over it as one that has, so that it stays the same screen; and two screens that are
    /// other views as such that have, so that one goes and the other comes.
    private static func alike(_ old: ViewNode, _ new: ViewNode) -> (ViewNode, ViewNode) {
        if old.isPresentation == new.isPresentation, old.step == new.step, old.isSameView(as: new) { return (old, new) }
        return (old.presentation, new.presentation)
    }
}

extension ViewNode {
    fileprivate var isPresentation: Bool { payload.name == Presentation.name }

    fileprivate var presentation: ViewNode {
        if isPresentation { return self }
        return ViewNode(
            ViewContent(modifier: Presentation.name, allowsOverlap: true), layout: PresentationLayout(),
            children: [self].numbered(), mirrors: mirrors)
    }
}
