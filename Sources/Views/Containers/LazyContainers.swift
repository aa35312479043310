public import FramewrightLayoutEngine

// A picture shows everything at once, so all views of a lazy container are made.

/// Views in columns, filled from the top. The columns' widths follow from the proposed width alone.
public struct LazyVGrid<Content: View>: PrimitiveView {
    private let layout: LazyGridLayout
    private let content: Content

    /// Nil spacing is 8 points.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(columns: columns, alignment: alignment, spacing: spacing)
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.container("LazyVGrid", layout, content) }
}

/// Views in rows, filled from the left. The rows' heights follow from the proposed height alone.
public struct LazyHGrid<Content: View>: PrimitiveView {
    private let layout: LazyGridLayout
    private let content: Content

    /// Nil spacing is 8 points.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(rows: rows, alignment: alignment, spacing: spacing)
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.container("LazyHGrid", layout, content) }
}

/// Views below each other at their ideal heights, as wide as is proposed.
public struct LazyVStack<Content: View>: PrimitiveView {
    private let layout: LazyStackLayout
    private let content: Content

    /// Nil spacing is what neighbours ask for.
    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container("LazyVStack", layout, content, axis: .vertical)
    }
}

/// Views beside each other at their ideal widths, as high as is proposed.
public struct LazyHStack<Content: View>: PrimitiveView {
    private let layout: LazyStackLayout
    private let content: Content

    /// Nil spacing is what neighbours ask for.
    public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container("LazyHStack", layout, content, axis: .horizontal)
    }
}
