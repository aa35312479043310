public import FramewrightDrawing
public import FramewrightLayoutEngine

/// The animation of a view's insertion and removal, with an erased type.
@MainActor @preconcurrency
public struct AnyTransition {
    /// A change that is applied to a view on insertion, on removal or on both.
    struct Part {
        enum Operation {
            case effect(TransitionEffect)
            /// Wraps the view in other views, for each phase.
            case views((AnyView, TransitionPhase) -> AnyView)
        }

        let operation: Operation
        var onInsertion = true
        var onRemoval = true
        var own: TransitionAnimation?
    }

    var parts: [Part] = []

    init(parts: [Part]) { self.parts = parts }

    /// Creates a transition from views.
    public init(_ transition: some Transition) {
        parts = [
            Part(
                operation: .views { view, phase in
                    AnyView(transition.body(content: PlaceholderContent(view: view), phase: phase))
                })
        ]
    }

    private init(_ effect: TransitionEffect) {
        parts = [Part(operation: .effect(effect))]
    }

    /// A transition without an effect: the view appears and disappears at once.
    public static var identity: AnyTransition { AnyTransition(parts: []) }

    /// A fade; the default.
    public static var opacity: AnyTransition { AnyTransition(.opacity) }

    /// Scales from and to 0 about the centre.
    public static var scale: AnyTransition { scale(scale: 0) }

    /// Scales from and to a factor about an anchor.
    public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(.scale(scale, anchor: anchor))
    }

    /// Moves in from an edge and out over the same edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

    /// Moves in over the leading edge and out over the trailing edge.
    public static var slide: AnyTransition {
        asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
    }

    /// Moves in from an edge while fading in, and out over the opposite edge while fading out.
    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(
            insertion: move(edge: edge).combined(with: opacity),
            removal: move(edge: edge.opposite).combined(with: opacity))
    }

    /// Moves from and to an offset in points.
    public static func offset(_ offset: Size) -> AnyTransition { AnyTransition(.offset(offset)) }

    /// Moves from and to an offset in points.
    public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { offset(Size(width: x, height: y)) }

    /// Combines different transitions for insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            parts: insertion.parts.map { $0.limited(onInsertion: true) }
                + removal.parts.map { $0.limited(onInsertion: false) })
    }

    /// Applies the `active` modifier while the view is absent and `identity` while it is present.
    public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
        AnyTransition(
            parts: [
                Part(operation: .views { view, phase in AnyView(view.modifier(phase.isIdentity ? identity : active)) })
            ])
    }

    /// Combines two transitions that run together.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(parts: parts + other.parts)
    }

    /// Attaches an animation to the transition. It replaces the animation of the change, and applies even if the
    /// change has none; nil shows the change at once. If there are several, the innermost is used.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(
            parts: parts.map { part in
                var part = part
                part.own = part.own ?? TransitionAnimation(animation: animation)
                return part
            })
    }
}

extension AnyTransition.Part {
    fileprivate func limited(onInsertion: Bool) -> Self {
        var part = self
        if onInsertion { part.onRemoval = false } else { part.onInsertion = false }
        return part
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// The phase of a view's transition.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear
    case identity
    case didDisappear

    /// Whether the view is present.
    public var isIdentity: Bool { self == .identity }

    /// A number for the phase: -1 before insertion, 0 while present, 1 after removal.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// A transition made of views: a body around the view for each phase.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContent

    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view to which a transition is applied.
public struct PlaceholderContent: PrimitiveView {
    let view: AnyView

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.nodes(of: view) }
}
