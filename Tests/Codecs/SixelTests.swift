import FramewrightCodecs
import FramewrightDrawing
import FramewrightTestSupport
import Testing

struct SixelTests {
    /// Draws the image like a terminal, by DEC's rules: `#n;2;r;g;b` defines a colour, `#n` selects it, `!n` repeats,
    /// `$` returns to the left, `-` moves down.
    private func draw(_ bytes: [UInt8], width: Int, height: Int) -> [[Int]?] {
        var text = Substring(String(decoding: bytes, as: UTF8.self)).drop { $0 != "#" }
        var palette: [Int: [Int]] = [:]
        var image = [[Int]?](repeating: nil, count: width * height)
        var (color, x, top, count) = (0, 0, 0, 1)
        while let letter = text.popFirst(), letter != "\u{1B}" {
            switch letter {
            case "#":
                let numbers = self.numbers(&text)
                color = numbers[0]
                if numbers.count == 5 { palette[color] = Array(numbers[2...]) }
            case "!": count = numbers(&text)[0]
            case "$": x = 0
            case "-": (x, top) = (0, top + 6)
            default:
                let bits = Int(letter.asciiValue ?? 63) - 63
                for column in x..<x + count {
                    for bit in 0..<6 where bits >> bit & 1 == 1 {
                        image[(top + bit) * width + column] = palette[color]
                    }
                }
                (x, count) = (x + count, 1)
            }
        }
        return image
    }

    private func percentage(_ component: UInt8) -> Int { (Int(component) * 100 + 127) / 255 }

    private func numbers(_ text: inout Substring) -> [Int] {
        let digits = text.prefix { $0.isNumber || $0 == ";" }
        text = text.dropFirst(digits.count)
        return digits.split(separator: ";").compactMap { Int($0) }
    }

    @Test(arguments: [1, 5, 6, 7, 13])
    func `a terminal draws the image, to a hundredth of each component`(height: Int) throws {
        let size = try #require(PixelSize(width: 17, height: height))
        var chance = SplitMix(state: UInt64(height))
        let colors = (0..<40).map { _ in SRGBColor(red8: .random(in: 0...255, using: &chance), green8: 9, blue8: 200) }
        let pixels = (0..<size.area).map { _ in PremultipliedPixel(colors.randomElement(using: &chance) ?? .black) }
        let drawn = draw(Sixel.encode(Bitmap(size: size, pixels: pixels)), width: 17, height: height)
        let expected: [[Int]] = pixels.map { pixel in [pixel.red, pixel.green, pixel.blue].map(percentage) }
        #expect(drawn.map { $0 ?? [] } == expected)
    }

    @Test func `more colours than a terminal supports are reduced to 255`() throws {
        let size = try #require(PixelSize(width: 32, height: 32))
        let pixels = (0..<1024).map {
            PremultipliedPixel(SRGBColor(red8: UInt8($0 % 256), green8: UInt8($0 / 4), blue8: 0))
        }
        let drawn = draw(Sixel.encode(Bitmap(size: size, pixels: pixels)), width: 32, height: 32)
        let colors = drawn.compactMap(\.self)
        #expect(colors.count == pixels.count && Set(colors).count <= 255)
    }

    @Test func `translucent pixels are blended with the background`() throws {
        let size = try #require(PixelSize(width: 1, height: 1))
        let half = PremultipliedPixel(SRGBColor(red: 1, green: 1, blue: 1, opacity: 0.5))
        let drawn = draw(Sixel.encode(Bitmap(size: size, pixels: [half])), width: 1, height: 1)
        #expect(drawn == [[50, 50, 50]])
    }
}
