import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// Pages side by side, of which a drag selects the next, with a dot per page.
struct PagedTabs: View {
    @Environment(\.self) private var environment
    let pages: [ViewNode]
    let selected: Int
    let showsDots: Bool
    let hasBackground: Bool
    let select: (Int) -> Void

    var body: some View {
        PageStripLayout(position: Double(selected), first: near.lowerBound) {
            ForEach(near, id: \.self) { index in
                LoweredView(node: pages[index]).frame(maxWidth: .infinity, maxHeight: .infinity)
                    .opacity(index == selected ? 1 : 0)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .interacting([
            .drag(minimumDistance: 10, changed: { _ in }, ended: { turn($0.location.x - $0.start.x) })
        ])
        .overlay(alignment: .bottom) { if showsDots { dots.padding(.bottom, environment.length(.dotsBottom)) } }
    }

    /// The indices of the selected page and of those beside it.
    private var near: Range<Int> { max(0, selected - 1)..<min(pages.count, selected + 2) }

    /// Selects the page beside the selected one after a drag by a distance in points.
    private func turn(_ distance: Double) {
        let isForward = (distance < 0) == (environment.layoutDirection == .leftToRight)
        let next = selected + (isForward ? 1 : -1)
        guard abs(distance) > 40, pages.indices.contains(next) else { return }
        withAnimation(.push) { select(next) }
    }

    private var dots: some View {
        HStack(spacing: environment.length(.dotGap)) {
            ForEach(pages.indices, id: \.self) { index in
                Circle().fill(.control(index == selected ? .selectedDot : .dot))
                    .frame(width: environment.length(.dotSize), height: environment.length(.dotSize))
            }
        }
        .padding(environment.length(.dotGap))
        .background { if hasBackground { Capsule().fill(.control(.dim)) } }
    }
}

/// Places pages side by side, so that the one at a position fills the bounds.
struct PageStripLayout: Layout {
    var position: Double
    /// The position of the first subview.
    let first: Int

    var animatableData: Double {
        get { position }
        set { position = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            let x = bounds.minX + (Double(first + index) - position) * bounds.width
            subview.place(at: Point(x: x, y: bounds.minY), proposal: ProposedViewSize(bounds.size))
        }
    }
}
