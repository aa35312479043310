public import FramewrightCodecs
public import FramewrightDrawing

extension Difference {
    /// Expected, difference and actual side by side; unless told otherwise, differing pixels are red over a faint copy of the
    /// actual picture.
    ///
    /// Nil where the three together are larger than a bitmap can be.
    public static func strip(expected: Bitmap, actual: Bitmap, difference: Bitmap? = nil) -> Bitmap? {
        guard let size = expected.size.union(actual.size), isDrawable(3, size) else { return nil }
        let middle = difference ?? marked(expected, actual, size)
        return row([expected.extended(to: size), middle, actual.extended(to: size)])
    }

    /// Expected and actual side by side. Nil where both together are larger than a bitmap can be.
    public static func sideBySide(expected: Bitmap, actual: Bitmap) -> Bitmap? {
        guard let size = expected.size.union(actual.size), isDrawable(2, size) else { return nil }
        return row([expected.extended(to: size), actual.extended(to: size)])
    }

    /// An animated PNG file that shows the two in turns, half a second each, for ever.
    public static func blink(expected: Bitmap, actual: Bitmap) throws(CodecError) -> [UInt8] {
        let size = expected.size.union(actual.size) ?? expected.size
        return try APNG.encode(
            [expected, actual].map { AnimationFrame($0.extended(to: size), duration: .frame(perSecond: 2)) })
    }

    /// Expected (0), difference (1) or actual (2) cut out of a strip; nil of what is none.
    public static func part(_ index: Int, ofStrip strip: Bitmap) -> Bitmap? {
        let width = (strip.width - 2 * gap) / 3
        guard (0...2).contains(index), let size = PixelSize(width: width, height: strip.height) else { return nil }
        return strip.part(x: index * (width + gap), y: 0, size)
    }

    /// Pixels between its pictures, which the page of a review knows too.
    static let gap = 8

    private static func row(_ pictures: [Bitmap]) -> Bitmap? {
        try? ContactSheet(columns: pictures.count, spacing: gap, background: ground).bitmap(pictures)
    }

    /// Whether so many pictures of a size fit side by side: asked before any of them is made.
    private static func isDrawable(_ count: Int, _ size: PixelSize) -> Bool {
        PixelSize(width: count * (size.width + gap) - gap, height: size.height) != nil
    }

    private static func marked(_ expected: Bitmap, _ actual: Bitmap, _ size: PixelSize) -> Bitmap {
        var marked = Bitmap(size: size, filledWith: PremultipliedPixel(ground))
        for y in 0..<size.height {
            for x in 0..<size.width {
                let (old, new) = (expected.pixel(x, y), actual.pixel(x, y))
                if old != new { marked[x, y] = marker } else if let new { marked[x, y] = new.faint }
            }
        }
        return marked
    }
}

private let ground = Color(red8: 128, green8: 128, blue8: 128)
private let marker = PremultipliedPixel(Color(red: 1, green: 0, blue: 0))

extension Bitmap {
    fileprivate func pixel(_ x: Int, _ y: Int) -> PremultipliedPixel? { x < width && y < height ? self[x, y] : nil }

    /// On grey of that size, at the top left.
    fileprivate func extended(to size: PixelSize) -> Bitmap {
        guard size != self.size else { return self }
        var extended = Bitmap(size: size, filledWith: PremultipliedPixel(ground))
        for y in 0..<min(height, size.height) {
            for x in 0..<min(width, size.width) { extended[x, y] = self[x, y] }
        }
        return extended
    }
}

extension PixelSize {
    /// The smallest size that holds both; nil where it is none a bitmap can have.
    fileprivate func union(_ other: PixelSize) -> PixelSize? {
        PixelSize(width: max(width, other.width), height: max(height, other.height))
    }
}

extension PremultipliedPixel {
    /// A quarter of the colour over white.
    fileprivate var faint: PremultipliedPixel {
        func component(_ value: UInt8) -> Double { (Double(value) / 255 + 3) / 4 }
        return PremultipliedPixel(Color(red: component(red), green: component(green), blue: component(blue)))
    }
}
