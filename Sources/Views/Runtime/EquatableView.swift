/// A view whose body is evaluated again only if it differs from the last one.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
    /// The view.
    public var content: Content

    /// Creates a view.
    public init(content: Content) { self.content = content }

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.nodes(of: content) }
}

extension View where Self: Equatable {
    /// Evaluates the body again only if the view differs from the last one, as is done for all equatable views.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
