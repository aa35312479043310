internal import FramewrightDrawing

extension PixelRect {
    static let none = PixelRect(x: 0, y: 0, width: 0, height: 0)

    var columns: Range<Int> { x..<x + width }
    var rows: Range<Int> { y..<y + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }
    /// The number of pixels; 0 for an empty rectangle.
    var area: Int { isEmpty ? 0 : width * height }

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
