import FramewrightDrawing
import FramewrightLayoutEngine

/// The animation state of a node and its descendants, stored beside the tree of final values.
struct AnimationState: Sendable {
    /// The animation of the layout's `animatableData`.
    var layout: (any AnyAnimatedValue)?
    /// The animation of the shape's `animatableData`.
    var shape: (any AnyAnimatedValue)?
    /// The animation of paints, opacities, transforms and filters, as a list of numbers.
    var figure = AnimatedValue<AnimatableNumbers>()
    /// The animation of the origin and size of the frame, relative to its layout in the parent.
    var frame = AnimatedValue<Rect.AnimatableData>()
    /// The progress of the node's transitions, innermost first.
    var transitions: [TransitionProgress] = []
    /// The former contents of a text or image that are still visible.
    var contents: [OutgoingContent] = []
    /// The children's animation states, by child position.
    var children: [Int: AnimationState] = [:]
    /// The removed children that are still visible.
    var removed: [RemovedNode] = []

    /// The time at which everything has come to rest.
    var end: Double {
        var end = max(layout?.end ?? -.infinity, shape?.end ?? -.infinity, figure.end, frame.end)
        for progress in transitions { end = max(end, progress.share.end) }
        for content in contents { end = max(end, content.share.end) }
        for child in children.values { end = max(end, child.end) }
        for removed in removed { end = max(end, removed.end) }
        return end
    }

    var isEmpty: Bool {
        layout == nil && shape == nil && figure.isEmpty && frame.isEmpty && transitions.isEmpty && contents.isEmpty
            && children.isEmpty && removed.isEmpty
    }

    /// Whether composing the placed tree has any effect.
    var movesFrames: Bool { !frame.isEmpty || !removed.isEmpty || children.values.contains(where: \.movesFrames) }
}

/// The progress of a node's insertion or removal.
struct TransitionProgress: Sendable {
    var movement: TransitionMovement
    /// 0 for inserted, 1 for removed.
    var target: Double
    var share = AnimatedValue<Double>()

    func share(at time: Double) -> Double { target + share.offset(at: time) }

    func isOver(at time: Double) -> Bool { target == 0 && share.end <= time }
}

/// A former content of a text or image that is being replaced.
struct OutgoingContent: Sendable {
    let figure: ViewContent.Figure
    /// The animation of its paints.
    let numbers: AnimatedValue<AnimatableNumbers>
    /// The animation of a text's lengths.
    let lengths: (any AnyAnimatedValue)?
    let transition: ContentTransition
    /// The remaining share, from 1 to 0.
    var share: AnimatedValue<Double>
    /// The proposal with which it was last laid out.
    var proposal = ProposedViewSize.unspecified
}

/// A removed view that is still visible.
struct RemovedNode: Sendable {
    /// The node as last lowered, or as its removal transition transforms it.
    var node: ViewNode
    var moving: AnimationState
    /// The current index of the sibling before which it is painted.
    var place: Int
    /// The last frame in the parent's coordinates as placed by layout alone, and the proposal at that place.
    var frame = Rect.zero
    var proposal = ProposedViewSize.unspecified

    /// The time at which the last animation of its removal ends.
    var end: Double
}

extension AnimationState {
    /// Changes the animation state of the node at a path.
    mutating func change(at path: ArraySlice<Int>, _ change: (inout AnimationState) -> Void) {
        guard let place = path.first else { return change(&self) }
        children[place, default: AnimationState()].change(at: path.dropFirst(), change)
    }
}
