import FramewrightDrawing
import FramewrightLayoutEngine

/// Content shown over the whole screen, requested by a view inside.
@MainActor
struct Presentation {
    /// The name of the node that contains the screen and the presentations over it.
    nonisolated static let name = "Presentation"

    /// Lowers the content in the environment of the presenting view.
    let lower: (Lowering) -> [ViewNode]
    let lowering: Lowering
    /// The number of the presenting view, by which the content keeps its identity when other presentations begin or
    /// end.
    let number: Int
}

enum PresentationKey: PreferenceKey {
    static var defaultValue: [Presentation] { [] }

    static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) { value += nextValue() }
}

extension Lowering {
    /// Returns the nodes of a view with everything it presents on top, including nested presentations.
    func presenting(_ nodes: [ViewNode], said preferences: Preferences) -> [ViewNode] {
        let layers = layers(said: preferences)
        guard !layers.isEmpty else { return nodes }
        let base = nodes.single(or: VStackLayout(), named: "VStack")
        return [
            ViewNode(
                ViewContent(modifier: Presentation.name, allowsOverlap: true), layout: PresentationLayout(),
                children: [base].numbered() + layers)
        ]
    }

    /// Returns the presented nodes, each followed by those presented over it. All of them are siblings, so that lower
    /// ones keep their place when others are added.
    private func layers(said preferences: Preferences) -> [ViewNode] {
        let presentations = preferences.value(PresentationKey.self) ?? []
        return presentations.flatMap { presentation in
            let inner = presentation.lowering.at(.position(1)).apart()
            inner.graph.effects.present(inner.node)
            var own = presentation.lower(inner)
            for index in own.indices { own[index].step = .key("\(presentation.number).\(index)") }
            return own + layers(said: inner.preferences)
        }
    }
}

/// A layout that fills the safe area whatever it contains, so that the screen does not move when something is
/// presented.
struct PresentationLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            let anchor = subview[PresentationAnchorKey.self]
            subview.place(at: bounds.point(at: anchor), anchor: anchor, proposal: ProposedViewSize(bounds.size))
        }
    }
}

/// The anchor of a presentation in the safe area.
enum PresentationAnchorKey: LayoutValueKey {
    static let defaultValue = UnitPoint.center
}

/// A view that presents content over the screen while a condition is true.
struct PresentingView<Content: View, Presented: View>: PrimitiveView {
    let content: Content
    let isPresented: Bool
    @ViewBuilder let presented: () -> Presented

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        if isPresented {
            let presentation = Presentation(
                lower: { $0.nodes(of: presented()) }, lowering: inner, number: number(in: inner))
            lowering.preferences.subtree().set(PresentationKey.self, [presentation])
        }
        return inner.at(.position(0)).nodes(of: content)
    }

    /// Returns the number of the presenting view, which is stored in its graph node.
    private func number(in lowering: Lowering) -> Int {
        var linking = PropertyLinker(lowering, node: lowering.node)
        return linking.slot { PresentationNumber(lowering.graph.nextNamespace()) }.value
    }
}

private final class PresentationNumber {
    let value: Int

    init(_ value: Int) { self.value = value }
}

/// An action that dismisses a presentation.
public struct DismissAction: Sendable {
    let end: @MainActor () -> Void

    /// Dismisses the presentation.
    @MainActor public func callAsFunction() { end() }
}

extension EnvironmentValues {
    /// An action that dismisses the sheet, alert or dialog that contains the view; outside of these it has no effect.
    public var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// The action that runs after a button's own action, to dismiss dialogs.
    var afterAction: DismissAction {
        get { self[AfterActionKey.self] }
        set { self[AfterActionKey.self] = newValue }
    }
}

private enum DismissKey: EnvironmentKey {
    static let defaultValue = DismissAction {}
}

private enum AfterActionKey: EnvironmentKey {
    static let defaultValue = DismissAction {}
}

extension AnyTransition {
    /// A transition over the screen's bottom edge.
    static func rising(in environment: EnvironmentValues) -> AnyTransition {
        move(edge: .bottom).combined(with: offset(y: environment.safeAreaInsets.bottom))
    }
}

/// A dimming layer between a presentation and the screen, which also blocks touches.
struct Dim: View {
    var onTap: (() -> Void)?

    var body: some View {
        Rectangle().fill(.control(.dim)).ignoresSafeArea()
            .interacting(onTap.map { action in [.tap(count: 1) { _ in action() }] } ?? [])
    }
}
