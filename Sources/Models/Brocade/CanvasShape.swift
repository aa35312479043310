/// The outline of a canvas in create mode: the whole canvas, the square across its middle, or the circle in that
/// square.
public enum CanvasShape: Hashable, Sendable, CaseIterable {
    case rectangle, square, circle

    /// Returns the rows that the shape spans, in cells from the top of the canvas. It always spans all columns.
    public func rows(in size: BrocadeSize) -> ClosedRange<Double> {
        let (middle, half) = (Double(size.rows) / 2, Double(size.columns))
        return self == .rectangle ? 0...Double(size.rows) : middle - half...middle + half
    }

    /// Returns true if a point is inside or on the outline, in either half.
    public func contains(_ point: BrocadePoint, in size: BrocadeSize) -> Bool {
        let rows = rows(in: size)
        guard (0...Double(2 * size.columns)).contains(point.x), rows.contains(point.y) else { return false }
        let (x, y, radius) = offset(of: point, in: size)
        return self != .circle || x * x + y * y <= radius * radius
    }

    /// Returns the nearest point of the shape's left half, to which a dragged motif is limited. Returns the middle for
    /// NaN.
    public func clamped(_ point: BrocadePoint, in size: BrocadeSize) -> BrocadePoint {
        let rows = rows(in: size)
        let middle = BrocadePoint(x: Double(size.columns), y: (rows.lowerBound + rows.upperBound) / 2)
        guard !point.x.isNaN && !point.y.isNaN else { return middle }
        guard self == .circle else {
            return BrocadePoint(
                x: min(max(point.x, 0), middle.x), y: min(max(point.y, rows.lowerBound), rows.upperBound))
        }
        // A million cells is farther than any drag, and small enough for an exact square.
        let near = BrocadePoint(x: min(max(point.x, -1e6), middle.x), y: min(max(point.y, -1e6), 1e6))
        let (x, y, radius) = offset(of: near, in: size)
        let distance = (x * x + y * y).squareRoot()
        guard distance > radius else { return near }
        // The factor compensates rounding, which could put the point just outside.
        let scale = radius / distance * (1 - 1e-12)
        return BrocadePoint(x: middle.x + x * scale, y: middle.y + y * scale)
    }

    private func offset(of point: BrocadePoint, in size: BrocadeSize) -> (x: Double, y: Double, radius: Double) {
        let rows = rows(in: size)
        return (point.x - Double(size.columns), point.y - (rows.lowerBound + rows.upperBound) / 2, Double(size.columns))
    }
}
