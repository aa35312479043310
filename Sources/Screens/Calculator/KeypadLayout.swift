import Framewright

/// Places keys by their documented centres, scaled to the available size. Keys stay circles.
struct KeypadLayout: Layout {
    enum Key: LayoutValueKey {
        static let defaultValue: KeypadKey? = nil
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let grid = KeypadGrid(size: bounds.size)
        for subview in subviews {
            guard let key = subview[Key.self] else { continue }
            let side = grid.diameter(of: key)
            subview.place(
                at: bounds.origin + grid.center(of: key), anchor: .center,
                proposal: ProposedViewSize(width: side, height: side))
        }
    }

    /// Returns the left edge of the digits and the right edge of the operators, taken from the rows below the first.
    static func span(in size: Size) -> (left: Double, right: Double) {
        let grid = KeypadGrid(size: size)
        let ends = KeypadKey.all.filter { $0.kind != .command && $0.row > 0 }.map { key in
            let (middle, half) = (grid.center(of: key).x, grid.diameter(of: key) / 2)
            return (left: middle - half, right: middle + half)
        }
        return (ends.map(\.left).min() ?? 0, ends.map(\.right).max() ?? size.width)
    }
}

/// The positions of the keys on a keypad of a given size, in points from its top left corner.
///
/// The documented touch areas are 80 points wide, with left edges at 7, 81, 157 and 232 of 320 points, in the first
/// row one point further right, and rows 88 of 450 points apart. At other sizes columns and rows are evenly spaced by
/// a whole number of points, because the documented irregularity of one point would look like a mistake.
private struct KeypadGrid {
    let size: Size

    private var isDocumented: Bool { abs(size.width - 320) < 0.5 && abs(size.height - 450) < 0.5 }
    private var scale: Double { min(size.width / 320, size.height / 450) }

    func diameter(of key: KeypadKey) -> Double {
        if isDocumented { return key.diameter }
        // All diameters have the same parity, so that pixel snapping does not move some keys off their column.
        return (66 * scale).rounded() + 2 * ((key.diameter - 66) / 2 * scale).rounded()
    }

    func center(of key: KeypadKey) -> Point {
        let (column, row) = (Double(key.column), Double(key.row))
        if isDocumented {
            let left = [7.0, 81, 157, 232][key.column] + (key.row == 0 ? 1 : 0)
            return Point(x: left + KeypadKey.touchSide / 2, y: 45 + 88 * row)
        }
        let pitch = Size(
            width: (75 * size.width / 320).rounded(.down), height: (88 * size.height / 450).rounded(.down))
        return Point(
            x: 159.5 / 320 * size.width + (column - 1.5) * pitch.width,
            y: 221.0 / 450 * size.height + (row - 2) * pitch.height)
    }
}
