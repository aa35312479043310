import FramewrightDrawing
public import FramewrightLayoutEngine

/// The current tree of a screen and its animation state: a value from which the screen can be presented at any time.
///
/// Without animations it is the tree of nodes alone. A change with an animation stores the new tree and, beside it,
/// the distance of every value and frame from its new one. To present a time, the tree gets the values of that time,
/// layout runs on it, and frames that still differ are moved. Finished frames and placed trees are never blended.
public struct Stage: Sendable {
    /// The tree with its final values.
    private(set) var root: ViewNode?
    /// The tree while it is animated; wrapped in a presentation node if the previous screen was a different view.
    private var staged: ViewNode?
    private var moving = AnimationState()
    /// The time at which everything has come to rest.
    public private(set) var end = -Double.infinity
    /// Whether a transition in the tree has its own animation.
    private var hasMovingTransitions = false

    init() {}

    /// Removes the tree, so that the next one is shown without animations.
    mutating func clear() { self = Stage() }

    /// Whether anything moves, or waits to move, at `time`.
    public func isMoving(at time: Double) -> Bool { end > time }

    /// Shows a new tree, either at once or animated from the current one.
    ///
    /// - Returns: The animations that have begun, and the times at which removed nodes are no longer visible, by
    ///   watcher.
    mutating func present(
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
        var planner = TransitionPlanner(time: time)
        let (paired, diff) = planner.pair(old: old, animating: moved, new: new, within: transaction)
        var moving = paired
        if moves {
            let before = try RenderedFrame(old, moved, on: screen, at: time)
            // With the values in place, frames that still differ from the last presented ones are animated as well.
            let after = try RenderedFrame(new, moving, on: screen, at: time, isSeen: false)
            var correction = FrameCorrection(before: before, after: after, time: time)
            correction.correct(&moving, matching: diff, planner: &planner)
        }
        self.root = node
        staged = new
        self.moving = moving
        end = moving.end
        return (planner.begun, planner.ends)
    }

    /// Returns the placed tree at a time. Can be called on any thread.
    public func placed(
        on screen: ScreenArea, snappedTo scale: Double? = nil, at time: Double
    ) throws(LayoutError) -> PlacedTree<ViewContent> {
        guard let root else { return PlacedTreeBuilder(screen: screen, capacity: 0).finish() }
        guard end > time, let staged else { return try root.placed(on: screen, snappedTo: scale) }
        let presented = Presenting(time: time).presented(staged, moving)
        let tree = try presented.placed(on: screen, snappedTo: moving.movesFrames ? nil : scale)
        guard moving.movesFrames else { return tree }
        let composed = try Composing.compose(tree, root: staged, animating: moving, at: time)
        return scale.map { composed.snapped(to: $0) } ?? composed
    }

    /// Makes two roots comparable. Unless they are the same view, both are wrapped in a presentation node: a screen
    /// keeps its identity when something is presented over it, and a different screen becomes a removal and an
    /// insertion.
    private static func alike(_ old: ViewNode, _ new: ViewNode) -> (ViewNode, ViewNode) {
        if old.isPresentation == new.isPresentation, old.step == new.step, old.isSameView(as: new) { return (old, new) }
        return (old.presentation, new.presentation)
    }
}

extension ViewNode {
    fileprivate var isPresentation: Bool { payload.isPresentation }

    fileprivate var presentation: ViewNode {
        if isPresentation { return self }
        return ViewNode(
            .presentation, layout: PresentationLayout(), children: [self].numbered(), mirrors: mirrors)
    }
}
