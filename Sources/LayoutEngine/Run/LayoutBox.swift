import FramewrightDrawing

/// A type-erased layout with its cache and subviews.
class LayoutBox {
    func size(for proposal: ProposedViewSize) -> Size { .zero }
    func spacing() -> ViewSpacing { .standard }
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize) {}
    func explicitAlignment(of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize) -> Double? { nil }
}

func makeBox(_ layout: some Layout, _ subviews: LayoutSubviews) -> LayoutBox {
    TypedLayoutBox(layout, subviews: subviews)
}

private final class TypedLayoutBox<L: Layout>: LayoutBox {
    private let layout: L
    private let subviews: LayoutSubviews
    private var cache: L.Cache

    init(_ layout: L, subviews: LayoutSubviews) {
        self.layout = layout
        self.subviews = subviews
        cache = layout.makeCache(subviews: subviews)
    }

    override func size(for proposal: ProposedViewSize) -> Size {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    override func spacing() -> ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

    override func placeSubviews(in bounds: Rect, proposal: ProposedViewSize) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    override func explicitAlignment(
        of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize
    ) -> Double? {
        if key.isHorizontal {
            return layout.explicitAlignment(
                of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return layout.explicitAlignment(
            of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
