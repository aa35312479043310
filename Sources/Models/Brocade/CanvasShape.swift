/// The outline of a canvas in create mode: all of it, the square across its middle, or the circle in that.
public enum CanvasShape: Hashable, Sendable, CaseIterable {
    case rectangle, square, circle

    /// The rows the shape spans, in cells from the top of the canvas; the columns are always all.
    public func rows(in size: BrocadeSize) -> ClosedRange<Double> {
        let (middle, half) = (Double(size.rows) / 2, Double(size.columns))
        return self == .rectangle ? 0...Double(size.rows) : middle - half...middle + half
    }

    /// Whether a point lies inside or on the outline. The mirror line is inside; so is the right half.
    public func contains(_ point: BrocadePoint, in size: BrocadeSize) -> Bool {
        let rows = rows(in: size)
        guard (0...Double(2 * size.columns)).contains(point.x), rows.contains(point.y) else { return false }
        let (x, y, radius) = offset(of: point, in: size)
        return self != .circle || x * x + y * y <= radius * radius
    }

    /// The nearest point of the shape's left half, where a dragged motif stays. NaN is the middle.
    public func clamped(_ point: BrocadePoint, in size: BrocadeSize) -> BrocadePoint {
        let rows = rows(in: size)
        let middle = BrocadePoint(x: Double(size.columns), y: (rows.lowerBound + rows.upperBound) / 2)
        guard !point.x.isNaN && !point.y.isNaN else { return middle }
        guard self == .circle else {
            return BrocadePoint(
                x: min(max(point.x, 0), middle.x), y: min(max(point.y, rows.lowerBound), rows.upperBound))
        }
        // A million cells away is as far as any finger gets, and its square is still exact enough.
        let near = BrocadePoint(x: min(max(point.x, -1e6), middle.x), y: min(max(point.y, -1e6), 1e6))
        let (x, y, radius) = offset(of: near, in: size)
        let distance = (x * x + y * y).squareRoot()
        guard distance > radius else { return near }
        // The factor keeps rounding from ending a hair outside.
        let scale = radius / distance * (1 - 1e-12)
        return BrocadePoint(x: middle.x + x * scale, y: middle.y + y * scale)
    }

    private func offset(of point: BrocadePoint, in size: BrocadeSize) -> (x: Double, y: Double, radius: Double) {
        let rows = rows(in: size)
        return (point.x - Double(size.columns), point.y - (rows.lowerBound + rows.upperBound) / 2, Double(size.columns))
    }
}
