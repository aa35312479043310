public import FramewrightDrawing
public import FramewrightLayoutEngine

/// A fade.
public struct OpacityTransition: Transition {
    /// Creates a fade.
    public init() {}

    /// Returns the content with the opacity of the phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition that scales from and to a factor.
public struct ScaleTransition: Transition {
    private let scale: Double
    private let anchor: UnitPoint

    /// Creates a transition that scales about an anchor.
    public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }

    /// Returns the content with the scale of the phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// A transition that moves from and to an offset.
public struct OffsetTransition: Transition {
    private let offset: Size

    /// Creates a transition with an offset in points.
    public init(_ offset: Size) { self.offset = offset }

    /// Returns the content with the offset of the phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(x: phase.isIdentity ? 0 : offset.width, y: phase.isIdentity ? 0 : offset.height)
    }
}

/// A transition that moves in from an edge and out over the same edge.
public struct MoveTransition: Transition {
    private let edge: Edge

    /// Creates a transition for an edge.
    public init(edge: Edge) { self.edge = edge }

    /// Returns the content with the offset of the phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: edge, share: phase.isIdentity ? 0 : 1))
    }
}

/// A transition that moves in over the leading edge and out over the trailing edge.
public struct SlideTransition: Transition {
    /// Creates a slide.
    public init() {}

    /// Returns the content with the offset of the phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: .trailing, share: phase.value))
    }
}

/// A transition that moves in from an edge while fading in, and out over the opposite edge while fading out.
public struct PushTransition: Transition {
    private let edge: Edge

    /// Creates a push from an edge.
    public init(edge: Edge) { self.edge = edge }

    /// Returns the content with the opacity and the offset of the phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).modifier(EdgeShift(edge: edge, share: -phase.value))
    }
}

/// A transition without an effect: the view appears and disappears at once.
public struct IdentityTransition: Transition {
    /// Creates a transition without an effect.
    public init() {}

    /// Returns the content.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension View {
    /// Shows insertion and removal at once. As a transition of views, the removed view would stay until the animation
    /// ends.
    public func transition(_ transition: IdentityTransition) -> some View { self.transition(AnyTransition.identity) }
}

/// Moves the content beyond an edge by a share of its own size.
private struct EdgeShift: ViewModifier {
    let edge: Edge
    let share: Double

    func body(content: Content) -> some View {
        LayoutModifiedView(content: content, layout: EdgeShiftLayout(shift: edge.shift, share: share), name: "Move")
            .changingNode { $0.payload.allowsOverlap = true }
    }
}
