import FramewrightDrawing
import FramewrightTestSupport

@testable import FramewrightRaster

typealias Seeded = SplitMix

extension SplitMix {
    init(_ seed: Int) { self.init(state: UInt64(seed) &* 0x9e37_79b9_7f4a_7c15) }

    /// Computed here, so that a new standard library cannot change a golden.
    mutating func double(_ range: ClosedRange<Double>) -> Double {
        let share = Double(next() >> 11) / Double(1 << 53)
        return range.lowerBound + share * (range.upperBound - range.lowerBound)
    }

    mutating func point(_ size: Double = 40, margin: Double = 8) -> Point {
        Point(x: double(-margin...size + margin), y: double(-margin...size + margin))
    }

    mutating func pixel() -> PremultipliedPixel {
        let opacities: [Double] = [0, 1, double(0...1)]
        let opacity = opacities.randomElement(using: &self) ?? 1
        return PremultipliedPixel(
            SRGBColor(red: double(0...1), green: double(0...1), blue: double(0...1), opacity: opacity))
    }

    mutating func rect(radius: Double) -> RoundedRect {
        let origin = point(30)
        return RoundedRect(
            Rect(x: origin.x, y: origin.y, width: double(0.1...30), height: double(0.1...30)), radius: radius)
    }
}

/// A glyph source. Glyph 1 is a box of half an em on the baseline, glyph 2 a space, glyph 3 a curved blob, glyph 9 an
/// image of two pixels per em with a red diagonal and one white corner; others are missing.
struct BoxGlyphs: GlyphSource {
    static let font = FontID("Box-Regular")

    func outline(of glyph: GlyphID, in font: FontID) -> GlyphOutline? {
        switch (font, glyph) {
        case (Self.font, 1): GlyphOutline(path: rect(0, 0, 500, 500).path, unitsPerEm: 1000)
        case (Self.font, 2): GlyphOutline(path: Path(), unitsPerEm: 1000)
        case (Self.font, 3): GlyphOutline(path: rect(50, -200, 600, 900, radius: 250).path, unitsPerEm: 1000)
        default: nil
        }
    }

    func image(of glyph: GlyphID, in font: FontID) -> GlyphImage? {
        guard (font, glyph) == (Self.font, 9), let size = PixelSize(width: 2, height: 2) else { return nil }
        let red = PremultipliedPixel(SRGBColor(red: 1, green: 0, blue: 0))
        return GlyphImage(
            bitmap: Bitmap(size: size, pixels: [red, .clear, PremultipliedPixel(.white), red]),
            bearing: Point(x: 0, y: 1_000), unitsPerPixel: 500, unitsPerEm: 1_000)
    }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0) -> RoundedRect {
    RoundedRect(Rect(x: x, y: y, width: width, height: height), radius: radius)
}

func polygon(_ points: [Point]) -> Path {
    Path(points.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close])
}

func text(_ glyphs: [GlyphID], size: Double, at origin: Point, advance: Double = 0) -> DisplayList.Item.Command {
    let placed = glyphs.enumerated().map {
        GlyphRun.Glyph(id: $1, position: Point(x: Double($0) * advance, y: 0))
    }
    return .glyphs(GlyphRun(font: BoxGlyphs.font, size: size, origin: origin, glyphs: placed, text: ""), .black)
}

extension Paint {
    static let black = Paint(.black)
    static let white = Paint(.white)
}

extension DisplayList {
    init(_ width: Double, _ height: Double, _ commands: [Item.Command]) {
        self.init(size: Size(width: width, height: height), items: commands.map { Item($0, source: 0) })
    }

    /// Paints the list with a new painter.
    func painted(scale: Double = 1, background: SRGBColor? = nil) throws -> Bitmap {
        var painter = Painter(glyphs: BoxGlyphs())
        return try painter.paint(self, scale: scale, background: background)
    }
}

extension Bitmap {
    /// The alpha of every pixel as two hexadecimal digits, with `..` for 0 and `##` for 255.
    var art: String {
        (0..<height).map { y in row(y).map { Self.digits($0.alpha) }.joined(separator: " ") }.joined(separator: "\n")
    }

    private static func digits(_ alpha: UInt8) -> String {
        switch alpha {
        case 0: ".."
        case 255: "##"
        default: (alpha < 16 ? "0" : "") + String(alpha, radix: 16)
        }
    }

    /// Returns the largest difference in any channel of any pixel.
    func largestDifference(from other: Bitmap) -> Int {
        if self == other { return 0 }
        return zip(pixels, other.pixels).map { one, two in
            [(one.red, two.red), (one.green, two.green), (one.blue, two.blue), (one.alpha, two.alpha)]
                .map { abs(Int($0) - Int($1)) }.max() ?? 0
        }.max() ?? 0
    }
}
