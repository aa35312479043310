internal import FramewrightDrawing

/// A straight piece of an outline from top to bottom, in `Subpixel` steps.
///
/// Always `top <= bottom`. An upward outline is the same edge with winding -1, so that two shapes sharing an edge
/// complement each other exactly. A horizontal edge keeps its direction: it counts as descending by less than a step.
struct Edge: Hashable, Sendable, BitwiseCopyable {
    var topX: Int32
    var top: Int32
    var bottomX: Int32
    var bottom: Int32
    var winding: Int32

    /// Creates an edge; both points must be within `Subpixel.farthest`.
    @inline(__always)
    init(from start: Point, to end: Point) {
        let (startY, endY) = (Subpixel.nearest(start.y), Subpixel.nearest(end.y))
        let (startX, endX) = (Subpixel.nearest(start.x), Subpixel.nearest(end.x))
        let down = startY <= endY
        topX = Int32(truncatingIfNeeded: down ? startX : endX)
        top = Int32(truncatingIfNeeded: down ? startY : endY)
        bottomX = Int32(truncatingIfNeeded: down ? endX : startX)
        bottom = Int32(truncatingIfNeeded: down ? endY : startY)
        winding = down ? 1 : -1
    }

    /// True for an edge that divides no pixel: a horizontal one on the border between two rows, or one without length.
    @inline(__always)
    var isUnseen: Bool {
        top == bottom && (topX == bottomX || top & Int32(truncatingIfNeeded: Subpixel.one - 1) == 0)
    }

    /// Whether this edge begins where `other` ends and continues in the same vertical direction.
    @inline(__always)
    func continues(_ other: Edge) -> Bool {
        guard winding == other.winding, top != bottom, other.top != other.bottom else { return false }
        return winding > 0
            ? topX == other.bottomX && top == other.bottom : bottomX == other.topX && bottom == other.top
    }
}

/// A line cut at `Subpixel.farthest`: rows beyond are dropped, columns beyond are moved onto the border, which keeps
/// the winding number of every pixel in range.
struct ClippedLine {
    /// Up to four points whose connecting lines replace the original.
    private(set) var points: [Point] = []

    init(from start: Point, to end: Point) {
        let limit = Subpixel.farthest
        guard max(start.y, end.y) > -limit, min(start.y, end.y) < limit else { return }
        let first = Self.cut(start, towards: end)
        let last = Self.cut(end, towards: start)
        points = [first.pressed]
        for border in first.x < last.x ? [-limit, limit] : [limit, -limit] {
            guard (first.x < border) != (last.x < border) else { continue }
            let share = (border - first.x) / (last.x - first.x)
            points.append(Point(x: border, y: first.y + (last.y - first.y) * share))
        }
        points.append(last.pressed)
    }

    /// Returns `point` moved along the line to the nearest row in range.
    private static func cut(_ point: Point, towards other: Point) -> Point {
        let row = min(max(point.y, -Subpixel.farthest), Subpixel.farthest)
        guard row != point.y else { return point }
        return Point(x: point.x + (other.x - point.x) * ((row - point.y) / (other.y - point.y)), y: row)
    }
}

extension Point {
    fileprivate var pressed: Point { Point(x: min(max(x, -Subpixel.farthest), Subpixel.farthest), y: y) }

    /// The point clamped to a distance at which differences do not overflow.
    var withinHorizon: Point {
        Point(
            x: min(max(x, -Subpixel.horizon), Subpixel.horizon), y: min(max(y, -Subpixel.horizon), Subpixel.horizon))
    }

    var isFinite: Bool { x.isFinite && y.isFinite }

    var isNear: Bool { abs(x) <= Subpixel.farthest && abs(y) <= Subpixel.farthest }

    func middle(_ other: Point) -> Point { Point(x: (x + other.x) * 0.5, y: (y + other.y) * 0.5) }
}
