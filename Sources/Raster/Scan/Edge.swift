internal import FramewrightDrawing

/// A straight piece of outline from top to bottom, in `Subpixel` steps.
///
/// Guarantee: `top <= bottom`. An outline going up becomes the same edge with winding -1, so two shapes sharing an edge
/// complement each other exactly. A level edge keeps its direction instead: it counts as falling by less than a step.
struct Edge: Hashable, Sendable, BitwiseCopyable {
    var topX: Int32
    var top: Int32
    var bottomX: Int32
    var bottom: Int32
    var winding: Int32

    /// Both points within `Subpixel.farthest`.
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

    /// True for a level edge on the border between two rows, or one without length: it parts no pixel.
    @inline(__always)
    var isUnseen: Bool {
        top == bottom && (topX == bottomX || top & Int32(truncatingIfNeeded: Subpixel.one - 1) == 0)
    }

    /// True when this edge begins where `other` ends and goes on up or down as it does.
    @inline(__always)
    func continues(_ other: Edge) -> Bool {
        guard winding == other.winding, top != bottom, other.top != other.bottom else { return false }
        return winding > 0
            ? topX == other.bottomX && top == other.bottom : bottomX == other.topX && bottom == other.top
    }
}

/// Cuts a line at `Subpixel.farthest`: rows beyond are dropped, columns beyond are pressed flat onto the border, which
/// keeps the winding of every pixel in reach.
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

    /// `point` moved along the line to the nearest row in reach.
    private static func cut(_ point: Point, towards other: Point) -> Point {
        let row = min(max(point.y, -Subpixel.farthest), Subpixel.farthest)
        guard row != point.y else { return point }
        return Point(x: point.x + (other.x - point.x) * ((row - point.y) / (other.y - point.y)), y: row)
    }
}

extension Point {
    fileprivate var pressed: Point { Point(x: min(max(x, -Subpixel.farthest), Subpixel.farthest), y: y) }

    /// Within a distance that arithmetic on differences survives.
    var withinHorizon: Point {
        Point(
            x: min(max(x, -Subpixel.horizon), Subpixel.horizon), y: min(max(y, -Subpixel.horizon), Subpixel.horizon))
    }

    var isFinite: Bool { x.isFinite && y.isFinite }

    var isNear: Bool { abs(x) <= Subpixel.farthest && abs(y) <= Subpixel.farthest }

    func middle(_ other: Point) -> Point { Point(x: (x + other.x) * 0.5, y: (y + other.y) * 0.5) }
}
