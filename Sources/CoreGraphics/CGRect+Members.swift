public import FramewrightDrawing

extension Point {
    /// Creates the origin.
    public init() { self = .zero }

    /// Creates a point from integers.
    public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }

    /// Returns the point transformed.
    public func applying(_ transform: CGAffineTransform) -> Point { transform.apply(self) }
}

extension Size {
    /// Creates an empty size.
    public init() { self = .zero }

    /// Creates a size from integers.
    public init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }

    /// Returns the size transformed, without translation.
    public func applying(_ transform: CGAffineTransform) -> Size {
        Size(
            width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
    }
}

extension Rect {
    /// The rectangle that contains nothing, not even a point.
    public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// The rectangle that contains everything.
    public static let infinite = Rect(
        x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2, width: .greatestFiniteMagnitude,
        height: .greatestFiniteMagnitude)

    /// Creates an empty rectangle at the origin.
    public init() { self = .zero }

    /// Creates a rectangle from integers.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
    }

    /// Whether it is the null rectangle.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

    /// Whether it is the infinite rectangle.
    public var isInfinite: Bool { self == .infinite }

    /// The rectangle with a positive width and height.
    public var standardized: Rect {
        guard !isNull else { return self }
        return Rect(
            x: min(minX, maxX), y: min(minY, maxY), width: abs(size.width), height: abs(size.height))
    }

    /// The smallest rectangle with whole coordinates that contains this one.
    public var integral: Rect {
        guard !isNull else { return self }
        let rect = standardized
        let (left, top) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
        return Rect(x: left, y: top, width: rect.maxX.rounded(.up) - left, height: rect.maxY.rounded(.up) - top)
    }

    /// Returns the rectangle made smaller by `dx` on its left and right, and by `dy` on its top and bottom; the null
    /// rectangle if nothing remains.
    public func insetBy(dx: Double, dy: Double) -> Rect {
        let rect = standardized
        let (width, height) = (rect.size.width - 2 * dx, rect.size.height - 2 * dy)
        guard width >= 0, height >= 0 else { return .null }
        return Rect(x: rect.minX + dx, y: rect.minY + dy, width: width, height: height)
    }

    /// Returns the rectangle moved.
    public func offsetBy(dx: Double, dy: Double) -> Rect {
        isNull ? self : Rect(origin: Point(x: origin.x + dx, y: origin.y + dy), size: size)
    }

    /// Returns the common part, or the null rectangle if there is none.
    public func intersection(_ other: Rect) -> Rect {
        let (one, two) = (standardized, other.standardized)
        let (left, top) = (max(one.minX, two.minX), max(one.minY, two.minY))
        let (right, bottom) = (min(one.maxX, two.maxX), min(one.maxY, two.maxY))
        guard !isNull, !other.isNull, left <= right, top <= bottom else { return .null }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether the two have a common part.
    public func intersects(_ other: Rect) -> Bool { !(intersection(other) as Rect).isNull }

    /// Whether it contains another rectangle entirely.
    public func contains(_ other: Rect) -> Bool { union(other) == standardized }

    /// Returns the smallest rectangle that contains the transformed corners.
    public func applying(_ transform: CGAffineTransform) -> Rect {
        let corners = [
            Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY),
        ]
        .map { transform.apply($0) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return self }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Divides the rectangle at a distance from an edge.
    public func divided(atDistance distance: Double, from edge: CGRectEdge) -> (slice: Rect, remainder: Rect) {
        let rect = standardized
        let length = edge.isLeftOrRight ? rect.size.width : rect.size.height
        let part = min(max(distance, 0), length)
        var (slice, remainder) = (rect, rect)
        switch edge {
        case .minXEdge:
            slice.size.width = part
            remainder.origin.x += part
            remainder.size.width -= part
        case .maxXEdge:
            slice.origin.x += length - part
            slice.size.width = part
            remainder.size.width -= part
        case .minYEdge:
            slice.size.height = part
            remainder.origin.y += part
            remainder.size.height -= part
        case .maxYEdge:
            slice.origin.y += length - part
            slice.size.height = part
            remainder.size.height -= part
        }
        return (slice, remainder)
    }
}

/// An edge of a rectangle.
public enum CGRectEdge: UInt32, Hashable, Sendable {
    case minXEdge, minYEdge, maxXEdge, maxYEdge

    fileprivate var isLeftOrRight: Bool { self == .minXEdge || self == .maxXEdge }
}
