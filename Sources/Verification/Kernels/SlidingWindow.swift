import FramewrightDrawing

/// Calls `body` with column, row and both pixels for every difference of two images of equal size.
func forEachDifference(
    _ expected: Bitmap, _ actual: Bitmap, _ body: (Int, Int, PremultipliedPixel, PremultipliedPixel) -> Void
) {
    unsafe expected.pixels.withUnsafeBufferPointer { first in
        unsafe actual.pixels.withUnsafeBufferPointer { second in
            guard unsafe !isEqual(first, second, first.indices) else { return }
            unsafe forEachDifference(first, second) { index in
                let (y, x) = index.quotientAndRemainder(dividingBy: expected.width)
                unsafe body(x, y, first[index], second[index])
            }
        }
    }
}

/// Calls `body` with the top left corner and the sum of every window inside an area, at the cost of two sums per
/// pixel for any window size. `value` is called up to twice per pixel, with column and row.
///
/// The window must not be larger than the area.
@inline(__always)
func forEachWindow<Sum: AdditiveArithmetic>(
    width: Int, height: Int, of area: PixelRect, value: (Int, Int) -> Sum, _ body: (Int, Int, Sum) -> Void
) {
    var columns = Array(repeating: Sum.zero, count: area.width)
    for row in 0..<area.height {
        for column in 0..<area.width {
            columns[column] += value(area.x + column, area.y + row)
            if row >= height { columns[column] -= value(area.x + column, area.y + row - height) }
        }
        guard row >= height - 1 else { continue }
        var sum = Sum.zero
        for column in 0..<area.width {
            sum += columns[column]
            if column >= width { sum -= columns[column - width] }
            if column >= width - 1 { body(area.x + column - width + 1, area.y + row - height + 1, sum) }
        }
    }
}

extension PixelRect {
    /// Returns the rectangle enlarged by a margin and clipped to an image.
    func grown(by margin: Int, in size: PixelSize) -> PixelRect {
        let (left, top) = (max(0, x - margin), max(0, y - margin))
        return PixelRect(
            x: left, y: top, width: min(size.width, x + width + margin) - left,
            height: min(size.height, y + height + margin) - top)
    }
}
