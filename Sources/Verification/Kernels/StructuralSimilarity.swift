import FramewrightDrawing

/// How alike two pictures of one size are in their least similar place.
///
/// SSIM of Wang, Bovik, Sheikh and Simoncelli (2004) over evenly weighted windows of 7 by 7 pixels that lie inside the
/// picture, with variances of samples and the paper's constants for 0 to 255: what scikit-image computes unless told
/// otherwise. Sums are whole numbers.
struct StructuralSimilarity {
    private static let side = 7

    /// Of all windows in red, green, blue (multiplied by alpha) and alpha: -1 to 1.
    private(set) var least = 1.0
    /// Top left corner of that window.
    private(set) var (x, y) = (0, 0)
    /// The least of the four components' means over all windows.
    private(set) var mean = 1.0

    /// Windows without a difference are 1 and not looked at. Pictures narrower than a window are one window wide.
    init(_ expected: Bitmap, _ actual: Bitmap) {
        guard let box = Difference(expected: expected, actual: actual).box else { return }
        let size = expected.size
        let (width, height) = (min(Self.side, size.width), min(Self.side, size.height))
        let area = box.grown(by: Self.side - 1, in: size)
        let windows = Double((size.width - width + 1) * (size.height - height + 1))
        for shift in [UInt32(0), 8, 16, 24] {
            var missing = 0.0
            forEachWindow(
                width: min(width, area.width), height: min(height, area.height), of: area,
                value: { x, y in Moments(expected.component(x, y, shift), actual.component(x, y, shift)) },
                { column, row, sum in
                    let similarity = sum.similarity(count: Double(width * height))
                    missing += 1 - similarity
                    if similarity < least { (least, x, y) = (similarity, column, row) }
                })
            mean = min(mean, 1 - missing / windows)
        }
    }
}

extension Bitmap {
    @inline(__always)
    fileprivate func component(_ x: Int, _ y: Int, _ shift: UInt32) -> Int {
        Int(pixels[y * width + x].packed >> shift & 255)
    }
}

/// Sums of two pictures' values, squares and products.
private struct Moments: AdditiveArithmetic {
    var (x, y, xx, yy, xy) = (0, 0, 0, 0, 0)

    static var zero: Moments { Moments() }

    init() {}

    @inline(__always)
    init(_ first: Int, _ second: Int) {
        (x, y, xx, yy, xy) = (first, second, first * first, second * second, first * second)
    }

    @inline(__always)
    static func + (left: Moments, right: Moments) -> Moments {
        var sum = left
        sum.x += right.x
        sum.y += right.y
        sum.xx += right.xx
        sum.yy += right.yy
        sum.xy += right.xy
        return sum
    }

    @inline(__always)
    static func - (left: Moments, right: Moments) -> Moments {
        var sum = left
        sum.x -= right.x
        sum.y -= right.y
        sum.xx -= right.xx
        sum.yy -= right.yy
        sum.xy -= right.xy
        return sum
    }

    func similarity(count: Double) -> Double {
        let (first, second) = (Double(x) / count, Double(y) / count)
        let samples = max(1, count - 1)
        let varianceX = (Double(xx) - Double(x) * first) / samples
        let varianceY = (Double(yy) - Double(y) * second) / samples
        let covariance = (Double(xy) - Double(x) * second) / samples
        let (c1, c2) = (6.5025, 58.5225)
        return (2 * first * second + c1) * (2 * covariance + c2)
            / ((first * first + second * second + c1) * (varianceX + varianceY + c2))
    }
}
