import FramewrightDrawing
import FramewrightLayoutEngine

/// What moves of a node and of those in it, beside the tree of what they are becoming.
struct Moving: Sendable {
    /// The layout's `animatableData`.
    var layout: (any AnyTrack)?
    /// The shape's `animatableData`.
    var shape: (any AnyTrack)?
    /// Paints, opacities, transforms and filters, as a row of numbers.
    var figure = Track<AnimatableNumbers>()
    /// The frame in the parent's, beside what layout makes of it: origin and size.
    var frame = Track<Rect.AnimatableData>()
    /// How far the node is in its transitions, the innermost first.
    var passages: [Passage] = []
    /// What text and pictures showed before.
    var contents: [FormerContent] = []
    /// By the child's place.
    var children: [Int: Moving] = [:]
    /// Children that are leaving.
    var ghosts: [Ghost] = []

    /// When all of it has come to rest.
    var end: Double {
        var end = max(layout?.end ?? -.infinity, shape?.end ?? -.infinity, figure.end, frame.end)
        for passage in passages { end = max(end, passage.share.end) }
        for content in contents { end = max(end, content.share.end) }
        for child in children.values { end = max(end, child.end) }
        for ghost in ghosts { end = max(end, ghost.end) }
        return end
    }

    var isEmpty: Bool {
        layout == nil && shape == nil && figure.isEmpty && frame.isEmpty && passages.isEmpty && contents.isEmpty
            && children.isEmpty && ghosts.isEmpty
    }

    /// True where composing the placed tree has something to do.
    var movesFrames: Bool { !frame.isEmpty || !ghosts.isEmpty || children.values.contains(where: \.movesFrames) }
}

/// A node's way into the screen or out of it.
struct Passage: Sendable {
    var movement: TransitionMovement
    /// 0 is there, 1 is away.
    var target: Double
    var share = Track<Double>()

    func share(at time: Double) -> Double { target + share.offset(at: time) }

    func isOver(at time: Double) -> Bool { target == 0 && share.end <= time }
}

/// What a text or picture showed before, on its way out.
struct FormerContent: Sendable {
    let figure: ViewContent.Figure
    /// Its paints on their way.
    let numbers: Track<AnimatableNumbers>
    /// A text's lengths on their way.
    let lengths: (any AnyTrack)?
    let transition: ContentTransition
    /// From 1 to 0: how much of it is left.
    var share: Track<Double>
    /// What it was offered where it was seen.
    var proposal = ProposedViewSize.unspecified
}

/// A view that is no longer there and still seen.
struct Ghost: Sendable {
    /// As it was last lowered, or what its transition makes of it.
    var node: ViewNode
    var moving: Moving
    /// The place among the children there are now of the one it lay before.
    var place: Int
    /// In its parent's as layout alone has placed that, and what it was offered there.
    var frame = Rect.zero
    var proposal = ProposedViewSize.unspecified

    /// When it is gone: once the last of what takes it away has ended.
    var end: Double
}

extension Moving {
    /// What moves of a node at the end of a way.
    mutating func change(at path: ArraySlice<Int>, _ change: (inout Moving) -> Void) {
        guard let place = path.first else { return change(&self) }
        children[place, default: Moving()].change(at: path.dropFirst(), change)
    }
}
