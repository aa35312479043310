import FramewrightLayoutEngine

/// A result builder for views.
@resultBuilder
@MainActor @preconcurrency
public enum ViewBuilder {
    /// Returns a view unchanged.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Builds an empty view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Builds a single view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Builds a sequence of views.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView(views: repeat each content) }

    /// Builds an optional view.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Builds a view inside an availability check.
    public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }

    /// Builds the view of the first branch.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> ConditionalView<First, Second> { .first(first) }

    /// Builds the view of the second branch.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> ConditionalView<First, Second> { .second(second) }
}

/// A sequence of views, as listed in a builder closure.
public struct TupleView<Views>: PrimitiveView {
    /// The views.
    public var value: Views
    private let lower: @MainActor (Views, Lowering) -> [ViewNode]

    /// Creates a sequence from a tuple of views. Other elements are left out.
    public init(_ value: Views) {
        self.value = value
        lower = { value, lowering in
            Self.elements(of: value).enumerated().flatMap { lowering.nodes(of: $1, at: $0) }
        }
    }

    init<each Content: View>(views: repeat each Content) where Views == (repeat each Content) {
        value = (repeat each views)
        lower = { value, lowering in
            var nodes: [ViewNode] = []
            var position = 0
            for view in repeat each value {
                nodes += lowering.nodes(of: view, at: position)
                position += 1
            }
            return nodes
        }
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] { lower(value, lowering) }

    /// The views in the tuple.
    var elements: [any View] { Self.elements(of: value) }

    private static func elements(of value: Views) -> [any View] {
        Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }
}

extension Lowering {
    /// Returns the nodes of the view at a position in a builder.
    fileprivate func nodes(of view: some View, at position: Int) -> [ViewNode] {
        at(.position(position)).nodes(of: view).identified(by: position)
    }
}

/// One of two views, selected by an `if` or `switch`.
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
    /// Adds a branch of a condition to the identity of nodes, in addition to branches inside.
    fileprivate consuming func branched(_ side: UInt32) -> [ViewNode] {
        for index in indices { self[index].payload.branch = self[index].payload.branch &* 3 &+ side }
        return self
    }
}

extension Optional: View where Wrapped: View {
    /// No body, because the view is lowered directly.
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    package func lower(_ lowering: Lowering) -> [ViewNode] { map { lowering.nodes(of: $0) } ?? [] }
}
