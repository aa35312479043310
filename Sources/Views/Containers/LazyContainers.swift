public import FramewrightLayoutEngine

// All views of a lazy container are made, because a rendered image shows everything at once.

/// A grid of columns, filled from the top. The columns' widths depend on the proposed width alone.
public struct LazyVGrid<Content: View>: PrimitiveView {
    private let layout: LazyGridLayout
    private let pinned: PinnedScrollableViews
    private let content: Content

    /// Creates a grid. A spacing of nil is 8 points.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(columns: columns, alignment: alignment, spacing: spacing)
        pinned = pinnedViews
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container("LazyVGrid", layout: layout, content: content).pinning(pinned, in: lowering)
    }
}

/// A grid of rows, filled from the left. The rows' heights depend on the proposed height alone.
public struct LazyHGrid<Content: View>: PrimitiveView {
    private let layout: LazyGridLayout
    private let pinned: PinnedScrollableViews
    private let content: Content

    /// Creates a grid. A spacing of nil is 8 points.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(rows: rows, alignment: alignment, spacing: spacing)
        pinned = pinnedViews
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container("LazyHGrid", layout: layout, content: content).pinning(pinned, in: lowering)
    }
}

/// A vertical stack of views at their ideal heights, as wide as is proposed.
public struct LazyVStack<Content: View>: PrimitiveView {
    private let layout: LazyStackLayout
    private let pinned: PinnedScrollableViews
    private let content: Content

    /// Creates a stack. A spacing of nil follows the views' preferred spacing.
    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(alignment: alignment, spacing: spacing)
        pinned = pinnedViews
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container("LazyVStack", layout: layout, content: content, axis: .vertical).pinning(
            pinned, in: lowering)
    }
}

/// A horizontal stack of views at their ideal widths, as high as is proposed.
public struct LazyHStack<Content: View>: PrimitiveView {
    private let layout: LazyStackLayout
    private let pinned: PinnedScrollableViews
    private let content: Content

    /// Creates a stack. A spacing of nil follows the views' preferred spacing.
    public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(alignment: alignment, spacing: spacing)
        pinned = pinnedViews
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container("LazyHStack", layout: layout, content: content, axis: .horizontal).pinning(
            pinned, in: lowering)
    }
}

/// The views of sections that stay visible while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Headers, at the top.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers, at the bottom. Accepted without effect.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
