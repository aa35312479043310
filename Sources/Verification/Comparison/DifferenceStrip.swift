public import FramewrightCodecs
public import FramewrightDrawing

extension Difference {
    /// Returns the expected, difference and actual images side by side. By default, the difference marks differing
    /// pixels in red over a faint copy of the actual image.
    ///
    /// Returns nil if the strip would exceed the maximum bitmap size.
    public static func strip(expected: Bitmap, actual: Bitmap, difference: Bitmap? = nil) -> Bitmap? {
        guard let size = expected.size.union(actual.size), isDrawable(3, size) else { return nil }
        let middle = difference ?? marked(expected: expected, actual: actual, size: size)
        return row([expected.extended(to: size), middle, actual.extended(to: size)])
    }

    /// Returns the expected and actual images side by side, or nil if the result would exceed the maximum bitmap
    /// size.
    public static func sideBySide(expected: Bitmap, actual: Bitmap) -> Bitmap? {
        guard let size = expected.size.union(actual.size), isDrawable(2, size) else { return nil }
        return row([expected.extended(to: size), actual.extended(to: size)])
    }

    /// Encodes an animated PNG file that alternates between the images every half second, forever.
    public static func blink(expected: Bitmap, actual: Bitmap) throws(CodecError) -> [UInt8] {
        let size = expected.size.union(actual.size) ?? expected.size
        return try APNG.encode(
            [expected, actual].map { AnimationFrame($0.extended(to: size), duration: .frame(perSecond: 2)) })
    }

    /// Returns the expected (0), difference (1) or actual (2) image cut out of a strip, or nil if there is none.
    public static func part(_ index: Int, ofStrip strip: Bitmap) -> Bitmap? {
        let width = (strip.width - 2 * gap) / 3
        guard (0...2).contains(index), let size = PixelSize(width: width, height: strip.height) else { return nil }
        return strip.part(x: index * (width + gap), y: 0, size)
    }

    /// The gap between the images of a strip in pixels, on which the script of the review page depends.
    static let gap = 8

    private static func row(_ images: [Bitmap]) -> Bitmap? {
        try? ContactSheet(columns: images.count, spacing: gap, background: background).bitmap(images)
    }

    /// True if `count` images of a size fit side by side. Checked before any image is created.
    private static func isDrawable(_ count: Int, _ size: PixelSize) -> Bool {
        PixelSize(width: count * (size.width + gap) - gap, height: size.height) != nil
    }

    private static func marked(expected: Bitmap, actual: Bitmap, size: PixelSize) -> Bitmap {
        var marked = Bitmap(size: size, filledWith: PremultipliedPixel(background))
        for y in 0..<size.height {
            for x in 0..<size.width {
                let (old, new) = (expected.pixel(x, y), actual.pixel(x, y))
                if old != new { marked[x, y] = marker } else if let new { marked[x, y] = new.faint }
            }
        }
        return marked
    }
}

private let background = SRGBColor(red8: 128, green8: 128, blue8: 128)
private let marker = PremultipliedPixel(SRGBColor(red: 1, green: 0, blue: 0))

extension Bitmap {
    fileprivate func pixel(_ x: Int, _ y: Int) -> PremultipliedPixel? { x < width && y < height ? self[x, y] : nil }

    /// Returns the bitmap enlarged to a size, with grey at the right and bottom.
    fileprivate func extended(to size: PixelSize) -> Bitmap {
        guard size != self.size else { return self }
        var extended = Bitmap(size: size, filledWith: PremultipliedPixel(background))
        for y in 0..<min(height, size.height) {
            for x in 0..<min(width, size.width) { extended[x, y] = self[x, y] }
        }
        return extended
    }
}

extension PixelSize {
    /// Returns the smallest size that contains both, or nil if it exceeds the maximum bitmap size.
    fileprivate func union(_ other: PixelSize) -> PixelSize? {
        PixelSize(width: max(width, other.width), height: max(height, other.height))
    }
}

extension PremultipliedPixel {
    /// The colour at a quarter of its strength over white.
    fileprivate var faint: PremultipliedPixel {
        func component(_ value: UInt8) -> Double { (Double(value) / 255 + 3) / 4 }
        return PremultipliedPixel(SRGBColor(red: component(red), green: component(green), blue: component(blue)))
    }
}
