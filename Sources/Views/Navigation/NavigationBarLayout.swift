import FramewrightDrawing
import FramewrightLayoutEngine

/// The row of a navigation bar: leading items, a title in the middle of the bar as far as there is space, and trailing
/// items.
struct NavigationBarLayout: Layout {
    /// The distance of items from the edges, in points.
    let side: Double
    /// The distance of the back button from the leading edge; nil without one.
    let backSide: Double?
    /// The minimum distance between the title and items.
    let gap: Double
    let height: Double

    private struct Parts {
        var leading: Rect
        var title: Rect
        var trailing: Rect
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let width = proposal.width ?? subviews.reduce(2 * side) { $0 + $1.sizeThatFits(.unspecified).width + gap }
        let parts = parts(width: width, subviews)
        return Size(
            width: width, height: max(height, parts.leading.height, parts.title.height, parts.trailing.height))
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let parts = parts(width: bounds.width, subviews)
        for (subview, part) in zip(subviews, [parts.leading, parts.title, parts.trailing]) {
            subview.place(
                at: Point(x: bounds.minX + part.minX, y: bounds.midY - part.height / 2),
                proposal: ProposedViewSize(width: part.width, height: bounds.height))
        }
    }

    private func parts(width: Double, _ subviews: Subviews) -> Parts {
        guard subviews.count == 3 else { return Parts(leading: .zero, title: .zero, trailing: .zero) }
        let start = backSide ?? side
        let ideal = subviews[1].sizeThatFits(ProposedViewSize(width: nil, height: height))
        let trailing = subviews[2].sizeThatFits(
            ProposedViewSize(width: max(0, width - start - side), height: height))
        let wanted = ideal.width == 0 ? 0 : min(ideal.width, width / 2) + 2 * gap
        let free = ideal.width == 0 ? width - start - side - trailing.width - gap : (width - wanted) / 2 - start
        let leading = subviews[0].sizeThatFits(ProposedViewSize(width: max(0, free), height: height))
        let from = leading.width == 0 ? side : start + leading.width + gap
        let to = trailing.width == 0 ? width - side : width - side - trailing.width - gap
        let title = subviews[1].sizeThatFits(ProposedViewSize(width: max(0, to - from), height: height))
        let x = max(from, min((width - title.width) / 2, to - title.width))
        return Parts(
            leading: Rect(origin: Point(x: start, y: 0), size: leading),
            title: Rect(origin: Point(x: x, y: 0), size: title),
            trailing: Rect(origin: Point(x: width - side - trailing.width, y: 0), size: trailing))
    }
}
