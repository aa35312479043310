/// A piece of a screen: a value that says what its body is made of.
@MainActor
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }

    /// The layout nodes the view stands for: those of its body. Views of one's own leave this as it is.
    ///
    /// Part of the protocol, because asking a value whether it makes nodes itself cost as much as the rest of a level.
    func nodes(in lowering: Lowering) -> [ViewNode]
}

extension View {
    public func nodes(in lowering: Lowering) -> [ViewNode] { lowering.nodes(ofComposite: self) }
}

extension Never: View {
    public var body: Never { fatalPrimitiveBody() }
}

/// A view this package knows how to lower itself; it has no body.
package protocol PrimitiveView: View where Body == Never {
    /// The nodes the view stands for: one for most, several for groups, none for an empty view.
    func lower(_ lowering: Lowering) -> [ViewNode]
}

extension PrimitiveView {
    public var body: Never { fatalPrimitiveBody() }

    public func nodes(in lowering: Lowering) -> [ViewNode] { lower(lowering) }
}

private func fatalPrimitiveBody() -> Never {
    preconditionFailure("primitive views are lowered, their body is never asked for")
}

/// A view of any type.
public struct AnyView: PrimitiveView {
    private let view: any View

    public init(_ view: some View) { self.view = view }

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.nodes(of: view) }
}

/// Nothing: no size, no place in a stack.
public struct EmptyView: PrimitiveView {
    public init() {}

    package func lower(_ lowering: Lowering) -> [ViewNode] { [] }
}
