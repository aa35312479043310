import FramewrightLayoutEngine

/// Builds a view from the statements of a closure.
@resultBuilder
@MainActor
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(repeat each content)
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }

    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> ConditionalView<First, Second> { .first(first) }

    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> ConditionalView<First, Second> { .second(second) }
}

/// Several views in a row, as a builder closure lists them.
public struct TupleView<each Content: View>: PrimitiveView {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        var nodes: [ViewNode] = []
        var position = 0
        for view in repeat each content {
            nodes += lowering.at(.position(position)).nodes(of: view).identified(by: position)
            position += 1
        }
        return nodes
    }
}

/// One of two views, by an `if` or `switch`.
public enum ConditionalView<First: View, Second: View>: PrimitiveView {
    case first(First)
    case second(Second)

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        switch self {
        case .first(let view): lowering.at(.branch(0)).nodes(of: view).branched(1)
        case .second(let view): lowering.at(.branch(1)).nodes(of: view).branched(2)
        }
    }
}

extension [ViewNode] {
    /// Nodes that stand behind one side of a condition, whatever conditions they stand behind inside.
    fileprivate consuming func branched(_ side: UInt32) -> [ViewNode] {
        for index in indices { self[index].payload.branch = self[index].payload.branch &* 3 &+ side }
        return self
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    package func lower(_ lowering: Lowering) -> [ViewNode] { map { lowering.nodes(of: $0) } ?? [] }
}
