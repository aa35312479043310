public import FramewrightDrawing

/// What sets two pictures of one size apart to the eye, counted as the tool pixelmatch counts it.
///
/// For opaque pictures the count is that of PyPI's pixelmatch 0.4, to the pixel. Translucent pixels are laid over white as
/// there, but from components rounded when they were multiplied by alpha.
public struct PixelMatch: Hashable, Sendable {
    /// What counts as different.
    public struct Options: Hashable, Sendable {
        /// Least distance of two colours, as a share of that between the farthest two; 0 to 1.
        public var threshold: Double
        /// True to count pixels that only smooth an edge, too.
        public var countsAntialiasing: Bool

        /// pixelmatch's own, unless told.
        public init(threshold: Double = 0.1, countsAntialiasing: Bool = false) {
            precondition((0...1).contains(threshold), "a threshold is 0 to 1, not \(threshold)")
            self.threshold = threshold
            self.countsAntialiasing = countsAntialiasing
        }
    }

    /// Pixels farther apart than the threshold.
    public private(set) var different = 0
    /// Pixels farther apart that only smooth an edge; 0 where they are counted as different.
    public private(set) var antialiased = 0

    /// The pictures must be of one size.
    public init(expected: Bitmap, actual: Bitmap, options: Options = Options()) {
        Self.forEachMatch(expected, actual, options) { _, _, isAntialiased in
            if isAntialiased { antialiased += 1 } else { different += 1 }
        }
    }

    /// A faint grey copy of the expected picture, on which different pixels are red and smoothed ones yellow.
    public static func picture(expected: Bitmap, actual: Bitmap, options: Options = Options()) -> Bitmap {
        var picture = Bitmap(size: expected.size, pixels: expected.pixels.map(\.faintGrey))
        forEachMatch(expected, actual, options) { x, y, isAntialiased in
            picture[x, y] = isAntialiased ? smoothed : differing
        }
        return picture
    }

    private static let differing = PremultipliedPixel(Color(red8: 255, green8: 0, blue8: 0))
    private static let smoothed = PremultipliedPixel(Color(red8: 255, green8: 255, blue8: 0))

    /// Calls `body` with column, row and whether the pixel only smooths an edge, for every pixel beyond the threshold.
    private static func forEachMatch(
        _ expected: Bitmap, _ actual: Bitmap, _ options: Options, _ body: (Int, Int, Bool) -> Void
    ) {
        precondition(expected.size == actual.size, "\(expected.size) cannot be matched with \(actual.size)")
        let limit = 35215 * options.threshold * options.threshold
        unsafe expected.pixels.withUnsafeBufferPointer { first in
            unsafe actual.pixels.withUnsafeBufferPointer { second in
                guard unsafe !isEqual(first, second, first.indices) else { return }
                let (width, height) = (expected.width, expected.height)
                let matching = unsafe PixelMatching(first: first, second: second, width: width, height: height)
                unsafe forEachDifference(first, second) { index in
                    guard matching.distance(at: index) > limit else { return }
                    let (y, x) = index.quotientAndRemainder(dividingBy: width)
                    body(x, y, !options.countsAntialiasing && matching.isSmoothing(x: x, y: y))
                }
            }
        }
    }
}

extension PixelMatch: CustomStringConvertible {
    public var description: String {
        let smoothing = antialiased == 0 ? "" : ", \(antialiased) more only smooth an edge"
        return different == 0
            ? "no pixel differs to the eye\(smoothing)"
            : "\(different) \(different == 1 ? "pixel differs" : "pixels differ") to the eye\(smoothing)"
    }
}

extension PremultipliedPixel {
    /// A tenth of its lightness over white.
    fileprivate var faintGrey: PremultipliedPixel {
        let rest = 255 - Double(alpha)
        let light = 0.299 * (Double(red) + rest) + 0.587 * (Double(green) + rest) + 0.114 * (Double(blue) + rest)
        let level = UInt8(255 - (255 - light) * 0.1)
        return PremultipliedPixel(Color(red8: level, green8: level, blue8: level))
    }
}
