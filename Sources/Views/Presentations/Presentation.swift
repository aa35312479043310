import FramewrightDrawing
import FramewrightLayoutEngine

/// Something shown over the whole screen, said by the view that asks for it.
@MainActor
struct Presentation {
    /// Of the node around the screen and what is shown over it.
    nonisolated static let name = "Presentation"

    /// Lowers it where the view stands that asks for it, with that view's environment.
    let lower: (Lowering) -> [ViewNode]
    let lowering: Lowering
    /// Of the view that asks for it: what it shows stays the same when something else comes or goes.
    let number: Int
}

enum PresentationKey: PreferenceKey {
    static var defaultValue: [Presentation] { [] }

    static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) { value += nextValue() }
}

extension Lowering {
    /// The nodes of a view with everything it presents on top, and what that presents on top of it.
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

    /// What views present, each followed by what is presented on top of it. All lie in one row, so that those below stay where
    /// they are when something comes over them.
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

/// The safe area, whatever lies in it: a screen stands still while something comes over it or takes its place.
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

/// Where in the safe area something presented lies.
enum PresentationAnchorKey: LayoutValueKey {
    static let defaultValue = UnitPoint.center
}

/// A view that presents something over the screen while a value says so.
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

    /// Remembered where the view stands.
    private func number(in lowering: Lowering) -> Int {
        var linking = PropertyLinker(lowering, node: lowering.node)
        return linking.slot { PresentationNumber(lowering.graph.nextNamespace()) }.value
    }
}

private final class PresentationNumber {
    let value: Int

    init(_ value: Int) { self.value = value }
}

/// Ends the presentation a view is in.
public struct DismissAction: Sendable {
    let end: @MainActor () -> Void

    @MainActor public func callAsFunction() { end() }
}

extension EnvironmentValues {
    /// Ends the sheet, alert or dialog the view is in; does nothing outside one.
    public var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// What happens after a button's own action: dialogs end.
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
    /// Up over the screen's bottom edge and down again.
    static func rising(in environment: EnvironmentValues) -> AnyTransition {
        move(edge: .bottom).combined(with: offset(y: environment.safeAreaInsets.bottom))
    }
}

/// What lies between a presentation and what it covers, and takes its touches.
struct Dim: View {
    var onTap: (() -> Void)?

    var body: some View {
        Rectangle().fill(.control(.dim)).ignoresSafeArea()
            .interacting(onTap.map { action in [.tap(count: 1) { _ in action() }] } ?? [])
    }
}
