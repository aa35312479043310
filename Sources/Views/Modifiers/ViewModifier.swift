public import FramewrightDrawing

/// A reusable change that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    /// The modified view, as passed to the body.
    typealias Content = ModifierContent<Self>

    /// Returns the body around the modified view.
    @ViewBuilder func body(content: Content) -> Body
}

/// A modifier with values that can be animated. The earlier spelling of both protocols.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
    /// Applies a modifier to the view.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
    /// The modified view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Creates a modified view.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Modifier.self)
        let (traits, isComplete) = inner.linked(propertiesOf: modifier)
        guard isComplete else { return [] }
        let content = ModifierContent<Modifier>(view: content)
        let nodes =
            traits.isAnimated
            ? inner.nodes(ofAnimated: inner.animated(modifier).body(content: content))
            : inner.nodes(of: modifier.body(content: content))
        return inner.node.slots.isEmpty ? nodes : inner.watched(nodes)
    }
}

/// The placeholder of the modified view in a modifier's body.
public struct ModifierContent<Modifier>: PrimitiveView {
    let view: any View

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.nodes(of: view) }
}

/// A modifier without an effect.
public struct EmptyModifier: ViewModifier {
    /// Creates a modifier without an effect.
    public nonisolated init() {}

    /// Returns the content unchanged.
    public func body(content: Content) -> some View { content }
}
