internal import FramewrightDrawing

extension PixelRect {
    /// All pixels of a picture.
    init(_ size: PixelSize) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

    var columns: Range<Int> { x..<x + width }
    var rows: Range<Int> { y..<y + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The pixels both share; empty, never negative, where there are none.
    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }

    init(columns: Range<Int>, rows: Range<Int>) {
        self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }

    func offset(x dx: Int, y dy: Int) -> PixelRect { PixelRect(x: x + dx, y: y + dy, width: width, height: height) }

    /// The pixels that `bounds`, in pixels, touches within this rectangle. `bounds` may be huge but not NaN.
    func touched(by bounds: Bounds) -> PixelRect {
        func inside(_ value: Double, _ range: Range<Int>) -> Double {
            min(max(value, Double(range.lowerBound)), Double(range.upperBound))
        }
        let left = floor(inside(bounds.minX, columns))
        let right = ceiling(inside(bounds.maxX, columns))
        let top = floor(inside(bounds.minY, rows))
        let bottom = ceiling(inside(bounds.maxY, rows))
        return PixelRect(columns: left..<max(left, right), rows: top..<max(top, bottom))
    }
}

/// The smallest box around points seen so far, in pixels. Starts inside out.
struct Bounds: Hashable {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity

    /// Points that are not finite are left out: what they belong to is not drawn.
    mutating func include(_ point: Point) {
        guard point.x.isFinite, point.y.isFinite else { return }
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }
}

extension Bounds {
    /// Around every end and control point of `path` after `transform`.
    init(of path: Path, _ transform: AffineTransform) {
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point): include(transform.apply(point))
            case .quad(let control, let end):
                include(transform.apply(control))
                include(transform.apply(end))
            case .cubic(let control1, let control2, let end):
                include(transform.apply(control1))
                include(transform.apply(control2))
                include(transform.apply(end))
            case .close: break
            }
        }
        if path.startsAtOrigin { include(transform.apply(.zero)) }
    }
}

extension Path {
    /// True when something is drawn before the first `move`.
    fileprivate var startsAtOrigin: Bool {
        guard let first = elements.first, case .move = first else { return !isEmpty }
        return false
    }
}

/// The largest integer not above `value`, which must be within the range of Int64.
///
/// Truncates and corrects: `rounded(.down)` is a call into the C library on x86-64 without SSE 4.1.
@inline(__always)
func floor(_ value: Double) -> Int {
    let truncated = Int(value)
    return Double(truncated) > value ? truncated - 1 : truncated
}

/// The smallest integer not below `value`, which must be within the range of Int64.
@inline(__always)
func ceiling(_ value: Double) -> Int { -floor(-value) }
