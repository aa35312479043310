public import FramewrightDrawing

/// A stack of subviews at their ideal lengths, as wide across as proposed.
///
/// Lazy stacks create views only when they scroll into the viewport, so they cannot divide a length among them: no
/// subview is flexible.
public struct LazyStackLayout: Layout {
    private let axis: Axis
    private let alignment: AlignmentKey
    private let spacing: Double?

    /// Creates a vertical stack. If the spacing is nil, it follows from the subviews' spacing preferences.
    public init(alignment: HorizontalAlignment, spacing: Double?) {
        axis = .vertical
        self.alignment = alignment.key
        self.spacing = spacing
    }

    /// Creates a horizontal stack. If the spacing is nil, it follows from the subviews' spacing preferences.
    public init(alignment: VerticalAlignment, spacing: Double?) {
        axis = .horizontal
        self.alignment = alignment.key
        self.spacing = spacing
    }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    /// Returns the default spacing preferences, whatever the subviews'.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .standard }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let offer = offer(proposal)
        var (length, breadth) = (gaps(subviews).reduce(0, +), 0.0)
        for subview in subviews {
            let size = subview.sizeThatFits(offer)
            length += size[axis]
            breadth = max(breadth, size[axis.cross])
        }
        return Size(main: length, cross: proposal[axis.cross] ?? breadth, axis)
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        var offer = offer(proposal)
        offer[axis.cross] = bounds.size[axis.cross]
        let guideLine = bounds.origin[axis.cross] + ViewDimensions(size: bounds.size).value(of: alignment)
        var position = bounds.origin[axis]
        for (subview, gap) in zip(subviews, gaps(subviews)) {
            let dimensions = subview.dimensions(in: offer)
            let origin = Point(
                main: position + gap, cross: guideLine - dimensions.value(of: alignment), axis: axis)
            subview.place(at: origin, proposal: offer)
            position += gap + (axis == .horizontal ? dimensions.width : dimensions.height)
        }
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var offer = proposal
        offer[axis] = nil
        return offer
    }

    /// Returns the gap before each subview; 0 before the first.
    private func gaps(_ subviews: Subviews) -> [Double] {
        subviews.indices.map { index in
            guard index > 0 else { return 0 }
            return spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
        }
    }
}
