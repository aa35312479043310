public import FramewrightDrawing
public import FramewrightLayoutEngine

/// How a view comes onto the screen and leaves it, where that is animated.
@MainActor
public struct AnyTransition {
    /// What is done to a view on its way in, on its way out or on both.
    struct Part {
        enum Operation {
            case effect(TransitionEffect)
            /// Views around the view, for each phase.
            case views((AnyView, TransitionPhase) -> AnyView)
        }

        let deed: Operation
        var onInsertion = true
        var onRemoval = true
        var own: TransitionAnimation?
    }

    var parts: [Part] = []

    init(parts: [Part]) { self.parts = parts }

    /// A transition made of views.
    public init(_ transition: some Transition) {
        parts = [
            Part(
                deed: .views { view, phase in
                    AnyView(transition.body(content: PlaceholderContent(view: view), phase: phase))
                })
        ]
    }

    private init(_ effect: TransitionEffect) {
        parts = [Part(deed: .effect(effect))]
    }

    /// There at once, gone at once.
    public static var identity: AnyTransition { AnyTransition(parts: []) }

    /// What views do that say nothing.
    public static var opacity: AnyTransition { AnyTransition(.opacity) }

    /// From nothing, about its middle.
    public static var scale: AnyTransition { scale(scale: 0) }

    public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(.scale(scale, anchor: anchor))
    }

    /// In from an edge of its own and out over the same.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

    /// In over the leading edge, out over the trailing one.
    public static var slide: AnyTransition {
        asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
    }

    /// In from an edge, fading in, and on over the opposite one, fading out.
    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(
            insertion: move(edge: edge).combined(with: opacity),
            removal: move(edge: edge.opposite).combined(with: opacity))
    }

    public static func offset(_ offset: Size) -> AnyTransition { AnyTransition(.offset(offset)) }

    public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { offset(Size(width: x, height: y)) }

    /// One way in, another out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            parts: insertion.parts.map { $0.limited(onInsertion: true) }
                + removal.parts.map { $0.limited(onInsertion: false) })
    }

    /// From one modifier to another, and back.
    public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
        AnyTransition(
            parts: [
                Part(deed: .views { view, phase in AnyView(view.modifier(phase.isIdentity ? identity : active)) })
            ])
    }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(parts: parts + other.parts)
    }

    /// An animation of its own, whatever the change is made with, and where that is made without one; nil for none. Of two the one
    /// further in counts.
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

/// How far a view is with its transition.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear
    case identity
    case didDisappear

    public var isIdentity: Bool { self == .identity }

    /// -1 before it appears, 0 while it is there, 1 once it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// A transition of one's own: views around the view, for each phase.
@MainActor
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContent

    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view in transition.
public struct PlaceholderContent: PrimitiveView {
    let view: AnyView

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.nodes(of: view) }
}
