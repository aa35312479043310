import Framewright

/// Places keys by their documented centres in whatever frame there is; they stay circles.
struct KeypadLayout: Layout {
    enum Key: LayoutValueKey {
        static let defaultValue: KeypadKey? = nil
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (width, height) = (bounds.width / 320, bounds.height / 450)
        for subview in subviews {
            guard let key = subview[Key.self] else { continue }
            let middle = Point(
                x: bounds.minX + (key.left + KeypadKey.touchSide / 2) * width + key.shift,
                y: bounds.minY + (key.top + KeypadKey.touchSide / 2) * height)
            let side = key.diameter * min(width, height)
            subview.place(at: middle, anchor: .center, proposal: ProposedViewSize(width: side, height: side))
        }
    }

    /// From the left edge of the digits to the right edge of the operators, as the rows below the first have them.
    static func span(in size: Size) -> (left: Double, right: Double) {
        let (width, height) = (size.width / 320, size.height / 450)
        let ends = KeypadKey.all.filter { $0.kind != .command }.map { key in
            let (middle, half) = ((key.left + KeypadKey.touchSide / 2) * width, key.diameter * min(width, height) / 2)
            return (left: middle - half, right: middle + half)
        }
        return (ends.map(\.left).min() ?? 0, ends.map(\.right).max() ?? size.width)
    }
}
