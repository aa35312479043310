import FramewrightDrawing

/// The structural similarity of two images of equal size.
///
/// SSIM of Wang, Bovik, Sheikh and Simoncelli (2004) over evenly weighted windows of 7 by 7 pixels inside the image,
/// with sample variances and the paper's constants for the range 0 to 255, like the defaults of scikit-image. Sums
/// are integers.
struct StructuralSimilarity {
    private static let side = 7

    /// The smallest similarity of all windows in premultiplied red, green, blue and in alpha, -1 to 1.
    private(set) var least = 1.0
    /// The top left corner of that window.
    private(set) var (x, y) = (0, 0)
    /// The smallest of the four components' mean similarities.
    private(set) var mean = 1.0

    /// Windows without differences have a similarity of 1 and are skipped. If the image is smaller than a window, the
    /// window is clamped to it.
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

/// The sums of the values, squares and products of two images.
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
