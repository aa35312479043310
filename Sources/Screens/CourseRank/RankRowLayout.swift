import Framewright

/// Places rank, name and score at the right of their columns on one baseline, in a row of fixed height.
///
/// The line heights of other scripts do not change the layout. A name of two lines has its last line on the baseline,
/// which is lowered so that both lines are centred in the row.
struct RankRowLayout: Layout {
    let rankWidth: Double
    let height: Double
    /// The font size of numbers.
    let fontSize: Double
    let inset: Double

    /// The height of capitals and digits in the system font, in em.
    private static let capHeight = 0.727

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        Size(width: proposal.replacingUnspecifiedDimensions().width, height: height)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let half = (bounds.width - rankWidth) / 2
        let widths = [rankWidth, half, half]
        let offers = widths.map { ProposedViewSize(width: max(0, $0 - 2 * inset), height: height) }
        let baseline = bounds.minY + baseline(below: subviews[1].dimensions(in: offers[1]))
        var end = bounds.minX
        for (index, subview) in subviews.enumerated() {
            end += widths[index]
            let text = subview.dimensions(in: offers[index])
            subview.place(
                at: Point(x: end - inset - text.width, y: baseline - text[.lastTextBaseline]), proposal: offers[index])
        }
    }

    /// Returns the distance of the baseline from the row's top.
    private func baseline(below name: ViewDimensions) -> Double {
        let lines = name[.lastTextBaseline] - name[.firstTextBaseline]
        let capitals = Self.capHeight * (lines > 0 ? min(fontSize, lines / 1.3) : fontSize)
        return (height + lines + capitals) / 2
    }
}
