public import FramewrightCodecs
public import FramewrightDrawing

/// The difference of two pictures of one size to the eye, counted as release 7.2 of the npm package pixelmatch counts it,
/// to the pixel.
///
/// Translucent pixels lie over a background that changes from pixel to pixel, as there since release 7; the count is that
/// of the files if the pictures come from `PNG.decodeStraight`, and may miss it by what multiplying by alpha has rounded
/// if they are bitmaps. Opaque pictures have the same count in all releases.
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
    /// Pixels that are not the same, however near.
    public private(set) var unequal = 0

    /// The pictures must be of one size.
    public init(expected: Bitmap, actual: Bitmap, options: Options = Options()) {
        self.init(expected: StraightBitmap(expected), actual: StraightBitmap(actual), options: options)
    }

    /// The pictures must be of one size.
    public init(expected: StraightBitmap, actual: StraightBitmap, options: Options = Options()) {
        Self.forEachMatch(expected, actual, options, unequal: &unequal) { _, _, isAntialiased in
            if isAntialiased { antialiased += 1 } else { different += 1 }
        }
    }

    /// The same of bitmaps.
    public static func image(expected: Bitmap, actual: Bitmap, options: Options = Options()) -> Bitmap {
        image(expected: StraightBitmap(expected), actual: StraightBitmap(actual), options: options)
    }

    /// A faint grey copy of the expected picture, on which different pixels are red and smoothed ones yellow.
    public static func image(
        expected: StraightBitmap, actual: StraightBitmap, options: Options = Options()
    ) -> Bitmap {
        var picture = Bitmap(size: expected.size, pixels: expected.pixels.map(faintGrey))
        var unequal = 0
        forEachMatch(expected, actual, options, unequal: &unequal) { x, y, isAntialiased in
            picture[x, y] = isAntialiased ? smoothed : differing
        }
        return picture
    }

    private static let differing = PremultipliedPixel(Color(red8: 255, green8: 0, blue8: 0))
    private static let smoothed = PremultipliedPixel(Color(red8: 255, green8: 255, blue8: 0))

    /// Calls `body` with column, row and whether the pixel only smooths an edge, for every pixel beyond the threshold, and
    /// counts in `unequal` those that differ at all.
    private static func forEachMatch(
        _ expected: StraightBitmap, _ actual: StraightBitmap, _ options: Options, unequal: inout Int,
        _ body: (Int, Int, Bool) -> Void
    ) {
        precondition(expected.size == actual.size, "\(expected.size) cannot be matched with \(actual.size)")
        let limit = 35215 * options.threshold * options.threshold
        let (width, height) = (expected.size.width, expected.size.height)
        unsafe expected.pixels.withUnsafeBufferPointer { first in
            unsafe actual.pixels.withUnsafeBufferPointer { second in
                let matching = unsafe PixelMatching(first: first, second: second, width: width, height: height)
                unsafe forEachDifference(first, second) { index in
                    unequal += 1
                    guard matching.distance(at: index) > limit else { return }
                    let (y, x) = index.quotientAndRemainder(dividingBy: width)
                    body(x, y, !options.countsAntialiasing && matching.isSmoothing(x: x, y: y))
                }
            }
        }
    }

    /// A tenth of a pixel's lightness over white.
    private static func faintGrey(_ pixel: UInt32) -> PremultipliedPixel {
        func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) }
        let light = channel(0) * 0.29889531 + channel(8) * 0.58662247 + channel(16) * 0.11448223
        let level = UInt8(255 + (light - 255) * 0.1 * channel(24) / 255)
        return PremultipliedPixel(Color(red8: level, green8: level, blue8: level))
    }
}

extension PixelMatch: CustomStringConvertible {
    public var description: String {
        let smoothing = "\(antialiased)\(different > 0 ? " more" : "") only smooth an edge"
        guard unequal > 0 else { return "no pixel differs" }
        let words =
            different > 0
            ? "\(different) \(different == 1 ? "pixel differs" : "pixels differ") to the eye"
            : "\(unequal) \(unequal == 1 ? "pixel differs" : "pixels differ"), none of them to the eye"
        return antialiased == 0 ? words : "\(words), \(smoothing)"
    }
}
