internal import FramewrightDrawing

extension PixelRect {
    static let none = PixelRect(x: 0, y: 0, width: 0, height: 0)

    /// All pixels of a bitmap.
    init(_ size: PixelSize) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

    var columns: Range<Int> { x..<x + width }
    var rows: Range<Int> { y..<y + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Returns the common pixels; empty, never negative, if there are none.
    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }

    init(columns: Range<Int>, rows: Range<Int>) {
        self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }

    func offset(x dx: Int, y dy: Int) -> PixelRect { PixelRect(x: x + dx, y: y + dy, width: width, height: height) }

    /// Returns the pixels of this rectangle that `bounds`, in pixels, touches. `bounds` may be huge but not NaN.
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

/// The bounding box of points, in pixels. Initially inverted.
struct Bounds: Hashable {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity

    /// Includes a point; ignores points that are not finite, because their shapes are not drawn.
    mutating func include(_ point: Point) {
        guard point.x.isFinite, point.y.isFinite else { return }
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }
}

extension Bounds {
    /// The bounding box of all end and control points of `path` after `transform`.
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
    /// Whether something is drawn before the first `move`.
    fileprivate var startsAtOrigin: Bool {
        guard let first = elements.first, case .move = first else { return !isEmpty }
        return false
    }
}

/// Returns the largest integer not above `value`, which must be within the range of Int64.
///
/// Truncates and corrects: `rounded(.down)` calls the C library on x86-64 without SSE 4.1.
@inline(__always)
func floor(_ value: Double) -> Int {
    let truncated = Int(value)
    return Double(truncated) > value ? truncated - 1 : truncated
}

/// Returns the smallest integer not below `value`, which must be within the range of Int64.
@inline(__always)
func ceiling(_ value: Double) -> Int { -floor(-value) }
