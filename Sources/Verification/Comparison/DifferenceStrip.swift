public import FramewrightDrawing

extension Difference {
    /// Expected, difference and actual side by side; differing pixels are red over a faint copy of the actual picture.
    ///
    /// Nil where the three together are larger than a bitmap can be.
    public static func strip(expected: Bitmap, actual: Bitmap) -> Bitmap? {
        let width = max(expected.width, actual.width)
        let height = max(expected.height, actual.height)
        let gap = 8
        guard let size = PixelSize(width: 3 * width + 2 * gap, height: height) else { return nil }
        let frame = PremultipliedPixel(Color(red8: 128, green8: 128, blue8: 128))
        var strip = Bitmap(size: size, filledWith: frame)
        for y in 0..<height {
            for x in 0..<width {
                let (old, new) = (expected.pixel(x, y), actual.pixel(x, y))
                if let old { strip[x, y] = old }
                strip[width + gap + x, y] = old == new ? (new ?? frame).faint : marker
                if let new { strip[2 * (width + gap) + x, y] = new }
            }
        }
        return strip
    }
}

private let marker = PremultipliedPixel(Color(red: 1, green: 0, blue: 0))

extension Bitmap {
    fileprivate func pixel(_ x: Int, _ y: Int) -> PremultipliedPixel? { x < width && y < height ? self[x, y] : nil }
}

extension PremultipliedPixel {
    /// A quarter of the colour over white.
    fileprivate var faint: PremultipliedPixel {
        func component(_ value: UInt8) -> Double { (Double(value) / 255 + 3) / 4 }
        return PremultipliedPixel(Color(red: component(red), green: component(green), blue: component(blue)))
    }
}
