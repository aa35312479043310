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
}
