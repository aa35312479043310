import FramewrightDrawing
import FramewrightLayoutEngine

/// What moves of a node and of those in it, beside the tree of what they are becoming.
struct AnimationState: Sendable {
    /// The layout's `animatableData`.
    var layout: (any AnyAnimatedValue)?
    /// The shape's `animatableData`.
    var shape: (any AnyAnimatedValue)?
    /// Paints, opacities, transforms and filters, as a row of numbers.
    var figure = AnimatedValue<AnimatableNumbers>()
    /// The frame in the parent's, beside what layout makes of it: origin and size.
    var frame = AnimatedValue<Rect.AnimatableData>()
    /// How far the node is in its transitions, the innermost first.
    var transitions: [TransitionProgress] = []
    /// What text and pictures showed before.
    var contents: [OutgoingContent] = []
    /// By the child's place.
    var children: [Int: AnimationState] = [:]
    /// Children that are leaving.
    var removed: [RemovedNode] = []

    /// When all of it has come to rest.
    var end: Double {
        var end = max(layout?.end ?? -.infinity, shape?.end ?? -.infinity, figure.end, frame.end)
        for passage in transitions { end = max(end, passage.share.end) }
        for content in contents { end = max(end, content.share.end) }
        for child in children.values { end = max(end, child.end) }
        for removed in removed { end = max(end, removed.end) }
        return end
    }

    var isEmpty: Bool {
        layout == nil && shape == nil && figure.isEmpty && frame.isEmpty && transitions.isEmpty && contents.isEmpty
            && children.isEmpty && removed.isEmpty
    }

    /// True where composing the placed tree has something to do.
    var movesFrames: Bool { !frame.isEmpty || !removed.isEmpty || children.values.contains(where: \.movesFrames) }
}

/// A node's way into the screen or out of it.
struct TransitionProgress: Sendable {
    var movement: TransitionMovement
    /// 0 is there, 1 is away.
    var target: Double
    var share = AnimatedValue<Double>()

    func share(at time: Double) -> Double { target + share.offset(at: time) }

    func isOver(at time: Double) -> Bool { target == 0 && share.end <= time }
}

/// What a text or picture showed before, on its way out.
struct OutgoingContent: Sendable {
    let figure: ViewContent.Figure
    /// Its paints on their way.
    let numbers: AnimatedValue<AnimatableNumbers>
    /// A text's lengths on their way.
    let lengths: (any AnyAnimatedValue)?
    let transition: ContentTransition
    /// From 1 to 0: how much of it is left.
    var share: AnimatedValue<Double>
    /// What it was offered where it was seen.
    var proposal = ProposedViewSize.unspecified
}

/// A view that is no longer there and still seen.
struct RemovedNode: Sendable {
    /// As it was last lowered, or what its transition makes of it.
    var node: ViewNode
    var moving: AnimationState
    /// The place among the children there are now of the one it lay before.
    var place: Int
    /// In its parent's as layout alone has placed that, and what it was offered there.
    var frame = Rect.zero
    var proposal = ProposedViewSize.unspecified

    /// When it is gone: once the last of what takes it away has ended.
    var end: Double
}

extension AnimationState {
    /// What moves of a node at the end of a way.
    mutating func change(at path: ArraySlice<Int>, _ change: (inout AnimationState) -> Void) {
        guard let place = path.first else { return change(&self) }
        children[place, default: AnimationState()].change(at: path.dropFirst(), change)
    }
}
