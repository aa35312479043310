/// A part of a screen, described by its body.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder var body: Body { get }

    /// Returns the layout nodes of the view. Custom views use the default, the nodes of their body.
    ///
    /// A requirement of the protocol, because checking dynamically for primitive views is slow. Chosen by
    /// measurement, see Performance.
    func nodes(in lowering: Lowering) -> [ViewNode]
}

extension View {
    /// Returns the nodes of the view's body.
    public func nodes(in lowering: Lowering) -> [ViewNode] { lowering.nodes(ofComposite: self) }
}

extension Never: View {
    /// Stops, because a view without a body is lowered directly.
    public var body: Never { fatalPrimitiveBody() }
}

/// A view of this package that is lowered directly, without a body.
package protocol PrimitiveView: View where Body == Never {
    /// Returns the nodes of the view: usually one, several for groups, none for an empty view.
    func lower(_ lowering: Lowering) -> [ViewNode]
}

extension PrimitiveView {
    /// Stops, because primitive views are lowered directly.
    public var body: Never { fatalPrimitiveBody() }

    /// Returns the nodes of the view.
    public func nodes(in lowering: Lowering) -> [ViewNode] { lower(lowering) }
}

private func fatalPrimitiveBody() -> Never {
    preconditionFailure("primitive views are lowered, their body is never asked for")
}

/// A type-erased view.
public struct AnyView: PrimitiveView {
    private let view: any View

    /// Creates a type-erased view.
    public init(_ view: some View) { self.view = view }

    /// Creates a type-erased view from a value of any type; nil if it is not a view.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.view = view
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.nodes(of: view) }
}

/// A view without content, which takes no place in a stack.
public struct EmptyView: PrimitiveView {
    /// Creates an empty view.
    public init() {}

    package func lower(_ lowering: Lowering) -> [ViewNode] { [] }
}
