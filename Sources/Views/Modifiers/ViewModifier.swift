/// A change to a view that can be given to any view.
@MainActor
public protocol ViewModifier {
    associatedtype Body: View
    /// The view that is modified, as the body sees it.
    typealias Content = ModifierContent<Self>

    @ViewBuilder func body(content: Content) -> Body
}

extension View {
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
    public let content: Content
    public let modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Modifier.self)
        let traits = inner.link(propertiesOf: modifier)
        let shown = traits.isAnimated ? inner.animated(modifier) : modifier
        let nodes = inner.nodes(of: shown.body(content: ModifierContent(view: content)))
        return inner.node.slots.isEmpty ? nodes : inner.watched(nodes)
    }
}

/// What stands for the modified view in a modifier's body.
public struct ModifierContent<Modifier>: PrimitiveView {
    let view: any View

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.nodes(of: view) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    nonisolated public init() {}

    public func body(content: Content) -> some View { content }
}
