public import FramewrightDrawing
public import FramewrightLayoutEngine

/// Fades in and out.
public struct OpacityTransition: Transition {
    public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Grows from a share of its size, and shrinks to it.
public struct ScaleTransition: Transition {
    private let scale: Double
    private let anchor: UnitPoint

    public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// Comes from a distance away, and goes there.
public struct OffsetTransition: Transition {
    private let offset: Size

    public init(_ offset: Size) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(x: phase.isIdentity ? 0 : offset.width, y: phase.isIdentity ? 0 : offset.height)
    }
}

/// In from an edge of its own and out over the same.
public struct MoveTransition: Transition {
    private let edge: Edge

    public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: edge, share: phase.isIdentity ? 0 : 1))
    }
}

/// In over the leading edge, out over the trailing one.
public struct SlideTransition: Transition {
    public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: .trailing, share: phase.value))
    }
}

/// In from an edge, fading in, and on over the opposite one, fading out.
public struct PushTransition: Transition {
    private let edge: Edge

    public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).modifier(EdgeShift(edge: edge, share: -phase.value))
    }
}

/// There at once, gone at once.
public struct IdentityTransition: Transition {
    public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension View {
    /// There at once, gone at once: as any other transition of views it would stay until the animation ends.
    public func transition(_ transition: IdentityTransition) -> some View { self.transition(AnyTransition.identity) }
}

/// Off by shares of its own length beyond an edge.
private struct EdgeShift: ViewModifier {
    let edge: Edge
    let share: Double

    func body(content: Content) -> some View {
        LayoutModifiedView(content: content, layout: EdgeShiftLayout(shift: edge.shift, share: share), name: "Move")
            .changingNode { $0.payload.allowsOverlap = true }
    }
}
