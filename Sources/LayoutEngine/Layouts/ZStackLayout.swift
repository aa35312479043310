public import FramewrightDrawing

/// Subviews on top of each other, each proposed the whole space; as large as their union around the guides.
public struct ZStackLayout: Layout {
    private let alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let reach = reach(of: subviews, proposal)
        return Size(width: reach.left + reach.right, height: reach.above + reach.below)
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let reach = reach(of: subviews, proposal)
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            let origin = Point(
                x: bounds.minX + reach.left - dimensions[alignment.horizontal],
                y: bounds.minY + reach.above - dimensions[alignment.vertical])
            subview.place(at: origin, proposal: proposal)
        }
    }

    /// How far the subviews reach to each side of the shared guides.
    private func reach(
        of subviews: Subviews, _ proposal: ProposedViewSize
    ) -> (left: Double, right: Double, above: Double, below: Double) {
        guard !subviews.isEmpty else { return (0, 0, 0, 0) }
        var reach = (left: -Double.infinity, right: -Double.infinity, above: -Double.infinity, below: -Double.infinity)
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            let (x, y) = (dimensions[alignment.horizontal], dimensions[alignment.vertical])
            reach.left = max(reach.left, x)
            reach.right = max(reach.right, dimensions.width - x)
            reach.above = max(reach.above, y)
            reach.below = max(reach.below, dimensions.height - y)
        }
        return reach
    }
}
