/// A result builder for items of bars.
@resultBuilder
@MainActor @preconcurrency
public enum ToolbarContentBuilder {
    /// Returns items unchanged.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Builds no items.
    public static func buildBlock() -> EmptyToolbarContent { EmptyToolbarContent() }

    /// Builds one item or group.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Builds a sequence of items.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent<repeat each Content> { TupleToolbarContent(content: (repeat each content)) }

    /// Builds optional items.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// Builds items inside an availability check.
    public static func buildLimitedAvailability(_ content: some ToolbarContent) -> AnyToolbarContent {
        AnyToolbarContent(content: content)
    }

    /// Builds the items of the first branch.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> ConditionalToolbarContent<First, Second> { .first(first) }

    /// Builds the items of the second branch.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> ConditionalToolbarContent<First, Second> { .second(second) }
}

/// No items.
public struct EmptyToolbarContent: PrimitiveToolbarContent, CustomizableToolbarContent {
    func entries(_ lowering: Lowering) -> [ToolbarEntry] { [] }
}

/// A sequence of items.
public struct TupleToolbarContent<each Content: ToolbarContent>: PrimitiveToolbarContent, CustomizableToolbarContent {
    let content: (repeat each Content)

    func entries(_ lowering: Lowering) -> [ToolbarEntry] {
        var entries: [ToolbarEntry] = []
        var position = 0
        for item in repeat each content {
            entries += lowering.at(.position(position)).entries(of: item)
            position += 1
        }
        return entries
    }
}

/// Items of one of two branches.
public enum ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>: PrimitiveToolbarContent,
    CustomizableToolbarContent
{
    case first(First)
    case second(Second)

    func entries(_ lowering: Lowering) -> [ToolbarEntry] {
        switch self {
        case .first(let content): lowering.at(.branch(0)).entries(of: content)
        case .second(let content): lowering.at(.branch(1)).entries(of: content)
        }
    }
}

/// Items with an erased type.
public struct AnyToolbarContent: PrimitiveToolbarContent, CustomizableToolbarContent {
    let content: any ToolbarContent

    func entries(_ lowering: Lowering) -> [ToolbarEntry] { lowering.entries(of: content) }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
    func entries(_ lowering: Lowering) -> [ToolbarEntry] { map { lowering.entries(of: $0) } ?? [] }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
