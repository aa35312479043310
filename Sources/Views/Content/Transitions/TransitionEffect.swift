import FramewrightDrawing
import FramewrightLayoutEngine

/// An effect of a transition on a whole view, proportional to the share by which it is absent.
enum TransitionEffect: Hashable, Sendable {
    case opacity
    case scale(Double, anchor: UnitPoint)
    /// Moves it by its own size beyond an edge.
    case move(Edge)
    case offset(Size)

    /// Applies the effect to a node. A `share` of 0 is present, 1 absent.
    func applied(to node: ViewNode, share: Double) -> ViewNode {
        switch self {
        case .opacity:
            let opacity = min(max(1 - share, 0), 1)
            return node.wrapped(
                in: PaddingLayout(.zero), as: ViewContent("Opacity", .layer(DisplayList.Layer(opacity: opacity))))
        case .scale(let scale, let anchor):
            let factor = 1 + (scale - 1) * share
            let figure = FrameTransform.scale(Size(width: factor, height: factor), anchor: anchor)
            return node.wrapped(in: PaddingLayout(.zero), as: ViewContent("ScaleEffect", .transform(figure)))
        case .move(let edge):
            let layout = EdgeShiftLayout(shift: edge.shift, share: share)
            return node.wrapped(in: layout, as: ViewContent("Move", allowsOverlap: true))
        case .offset(let offset):
            let shift = Point(x: offset.width * share, y: offset.height * share)
            return node.wrapped(in: OffsetLayout(shift), as: ViewContent("Offset", allowsOverlap: true))
        }
    }
}

extension Edge {
    /// The direction beyond the edge, in own sizes to the right and down. In right-to-left layouts it is mirrored
    /// with the layout.
    var shift: Point {
        switch self {
        case .top: Point(x: 0, y: -1)
        case .bottom: Point(x: 0, y: 1)
        case .leading: Point(x: -1, y: 0)
        case .trailing: Point(x: 1, y: 0)
        }
    }
}

/// Moves its subview by a share of its own size.
struct EdgeShiftLayout: Layout {
    let shift: Point
    private(set) var share: Double

    init(shift: Point, share: Double) { (self.shift, self.share) = (shift, share) }

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let origin = Point(
            x: bounds.minX + shift.x * share * bounds.width, y: bounds.minY + shift.y * share * bounds.height)
        for subview in subviews { subview.place(at: origin, proposal: proposal) }
    }
}

/// Passes a fixed proposal to its subview, whatever space is available.
struct ProposalLayout: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.first?.sizeThatFits(self.proposal) ?? .zero
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: self.proposal) }
    }
}

/// Places its subview at a fixed origin with a fixed proposal.
struct PinnedLayout: Layout {
    let origin: Point
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin + origin, proposal: self.proposal) }
    }
}
