public import FramewrightCodecs
public import FramewrightDrawing

/// The number of visibly different pixels of two images of equal size, counted exactly like release 7.2 of the npm
/// package pixelmatch.
///
/// Translucent pixels are composited over a background that varies from pixel to pixel, as in pixelmatch since
/// release 7. The count is exact for images from `PNG.decodeStraight`. For bitmaps, the rounding of premultiplied
/// colours may change it. For opaque images, all releases give the same count.
public struct PixelMatch: Hashable, Sendable {
    /// The criteria for different pixels.
    public struct Options: Hashable, Sendable {
        /// The minimum distance of two colours, as a share of the largest possible distance, 0 to 1.
        public var threshold: Double
        /// True to count antialiased pixels too.
        public var countsAntialiasing: Bool

        /// Creates options with the defaults of pixelmatch.
        public init(threshold: Double = 0.1, countsAntialiasing: Bool = false) {
            precondition((0...1).contains(threshold), "a threshold is 0 to 1, not \(threshold)")
            self.threshold = threshold
            self.countsAntialiasing = countsAntialiasing
        }
    }

    /// The number of pixels whose distance exceeds the threshold.
    public private(set) var different = 0
    /// The number of antialiased pixels beyond the threshold; 0 if they are counted as different.
    public private(set) var antialiased = 0
    /// The number of unequal pixels, with any distance.
    public private(set) var unequal = 0

    /// Compares two bitmaps, which must have equal sizes.
    public init(expected: Bitmap, actual: Bitmap, options: Options = Options()) {
        PixelMatching.withPixels(of: expected, actual) { count($0, options) }
    }

    /// Compares two images with straight alpha, which must have equal sizes.
    public init(expected: StraightBitmap, actual: StraightBitmap, options: Options = Options()) {
        PixelMatching.withPixels(of: expected, actual) { count($0, options) }
    }

    private mutating func count(_ matching: PixelMatching, _ options: Options) {
        Self.forEachMatch(matching, options: options, unequal: &unequal) { _, _, isAntialiased in
            if isAntialiased { antialiased += 1 } else { different += 1 }
        }
    }

    /// Returns the difference image of two bitmaps.
    public static func image(expected: Bitmap, actual: Bitmap, options: Options = Options()) -> Bitmap {
        image(expected: StraightBitmap(expected), actual: StraightBitmap(actual), options: options)
    }

    /// Returns the difference image: a faint grey copy of the expected image with different pixels in red and
    /// antialiased ones in yellow.
    public static func image(
        expected: StraightBitmap, actual: StraightBitmap, options: Options = Options()
    ) -> Bitmap {
        var image = Bitmap(size: expected.size, pixels: expected.pixels.map(faintGrey))
        var unequal = 0
        PixelMatching.withPixels(of: expected, actual) { matching in
            forEachMatch(matching, options: options, unequal: &unequal) { x, y, isAntialiased in
                image[x, y] = isAntialiased ? smoothed : differing
            }
        }
        return image
    }

    private static let differing = PremultipliedPixel(SRGBColor(red8: 255, green8: 0, blue8: 0))
    private static let smoothed = PremultipliedPixel(SRGBColor(red8: 255, green8: 255, blue8: 0))

    /// Calls `body` for every pixel beyond the threshold with its column, its row and true if it is antialiased.
    /// Counts in `unequal` all pixels that differ.
    private static func forEachMatch(
        _ matching: PixelMatching, options: Options, unequal: inout Int, body: (Int, Int, Bool) -> Void
    ) {
        let limit = 35215 * options.threshold * options.threshold
        matching.forEachDifference { index in
            unequal += 1
            guard matching.distance(at: index) > limit else { return }
            let (y, x) = index.quotientAndRemainder(dividingBy: matching.width)
            body(x, y, !options.countsAntialiasing && matching.isSmoothing(x: x, y: y))
        }
    }

    /// Returns a tenth of a pixel's luma over white.
    private static func faintGrey(_ pixel: UInt32) -> PremultipliedPixel {
        func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) }
        let light = channel(0) * 0.29889531 + channel(8) * 0.58662247 + channel(16) * 0.11448223
        let level = UInt8(255 + (light - 255) * 0.1 * channel(24) / 255)
        return PremultipliedPixel(SRGBColor(red8: level, green8: level, blue8: level))
    }
}

extension PixelMatch: CustomStringConvertible {
    /// The counts in words.
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
