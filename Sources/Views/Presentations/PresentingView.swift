import FramewrightDrawing
public import FramewrightLayoutEngine
import FramewrightTypography

extension Lowering {
    /// Returns the root node of a screen. Several views form a vertical stack.
    public func root(_ view: some View) -> ViewNode {
        let inner = collectingPreferences().withEditMode()
        var root = presenting(inner.nodes(of: view), preferences: inner.preferences)
            .single(or: VStackLayout(), named: "VStack")
        if environment.layoutDirection == .rightToLeft { root.mirrors = root.mirrors ?? true }
        return root
    }

    /// Returns the nodes of a view with everything it presents on top, including nested presentations.
    func presenting(_ nodes: [ViewNode], preferences: Preferences) -> [ViewNode] {
        let layers = layers(preferences: preferences)
        guard !layers.isEmpty else { return nodes }
        let base = nodes.single(or: VStackLayout(), named: "VStack")
        return [
            ViewNode(
                .presentation, layout: PresentationLayout(), children: [base].numbered() + layers)
        ]
    }

    /// Returns the presented nodes, each followed by those presented over it. All of them are siblings, so that lower
    /// ones keep their place when others are added.
    private func layers(preferences: Preferences) -> [ViewNode] {
        let presentations = preferences.value(PresentationKey.self) ?? []
        return presentations.flatMap { presentation in
            let inner = presentation.lowering.reporting(like: self).at(.position(1)).apart()
            inner.graph.effects.present(inner.node)
            var own = presentation.lower(inner)
            for index in own.indices { own[index].step = .key("\(presentation.number).\(index)") }
            return own + layers(preferences: inner.preferences)
        }
    }

    /// Returns the context for content presented over the screen. Its preferences are separate, and environment
    /// values that belong to the place of the presenting view are reset.
    func apart() -> Lowering { resettingPlace().withSeparatePreferences() }

    /// Returns the context with the default of environment values that belong to the place of a view on the screen.
    func resettingPlace() -> Lowering {
        with { environment in
            environment.isEnabled = true
            environment.listContext = nil
            environment.isInListRow = false
            environment.areLabelsHidden = false
            environment.lineLimit = nil
            environment.textCase = nil
        }
    }
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
                lower: { $0.nodes(of: presented()) }, lowering: inner, number: inner.presentationNumber)
            lowering.preferences.subtree().set(PresentationKey.self, [presentation])
        }
        return inner.at(.position(0)).nodes(of: content)
    }
}

extension Lowering {
    /// The number of a presenting view, which is stored in its graph node.
    var presentationNumber: Int {
        var linking = PropertyLinker(self, node: node)
        return linking.slot { PresentationNumber(graph.nextNamespace()) }.value
    }
}

private final class PresentationNumber {
    let value: Int

    init(_ value: Int) { self.value = value }
}

extension AnyTransition {
    /// A transition over the screen's bottom edge.
    static func rising(in environment: EnvironmentValues) -> AnyTransition {
        move(edge: .bottom).combined(with: offset(y: environment.safeAreaInsets.bottom))
    }
}

/// A dimming layer between a presentation and the screen, which also blocks touches.
struct Dim: View {
    var onTap: (@MainActor () -> Void)?

    var body: some View {
        Rectangle().fill(.control(.dim)).ignoresSafeArea()
            .interacting(onTap.map { action in [.tap(count: 1) { _ in action() }] } ?? [])
    }
}
