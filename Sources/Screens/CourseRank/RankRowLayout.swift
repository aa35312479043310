import Framewright

/// Places rank, name and score at the right of their columns, in a row of one height.
///
/// All three share a baseline that centres the digits in the row, whatever the line heights of other scripts. A name
/// that takes two lines is centred in the row by itself, in the narrowest width that doesn't change its size, so that
/// both lines are about equally long.
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
        var end = bounds.minX
        for (index, subview) in subviews.enumerated() {
            end += widths[index]
            let offer = balanced(offers[index], subview)
            let text = subview.dimensions(in: offer)
            let y = bounds.minY + lastBaseline(lines: text.lineDistance) - text[.lastTextBaseline]
            subview.place(at: Point(x: end - inset - text.width, y: y), proposal: offer)
        }
    }

    /// The last baseline of a text that is centred in the row, from the row's top. `lines` is the distance from its
    /// first baseline to its last.
    private func lastBaseline(lines: Double) -> Double {
        let capitals = Self.capHeight * (lines > 0 ? min(fontSize, lines / 1.3) : fontSize)
        return (height + lines + capitals) / 2
    }

    /// The narrowest width, to a point, that sets a text of two lines in the same size and number of lines.
    private func balanced(_ offer: ProposedViewSize, _ subview: LayoutSubview) -> ProposedViewSize {
        let distance = subview.dimensions(in: offer).lineDistance
        guard distance > 0, var most = offer.width else { return offer }
        var least = most / 2
        while most - least > 1 {
            let width = (least + most) / 2
            let text = subview.dimensions(in: ProposedViewSize(width: width, height: height))
            if abs(text.lineDistance - distance) < 0.01, text.width <= width { most = width } else { least = width }
        }
        return ProposedViewSize(width: most, height: height)
    }
}

extension ViewDimensions {
    /// The distance from the first baseline to the last.
    fileprivate var lineDistance: Double { self[.lastTextBaseline] - self[.firstTextBaseline] }
}
