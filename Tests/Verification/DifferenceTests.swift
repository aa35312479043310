import Framewright
import FramewrightVerification
import Testing

struct DifferenceTests {
    private func bitmap(_ width: Int, _ height: Int, _ color: SRGBColor = .white) throws -> Bitmap {
        Bitmap(size: try #require(PixelSize(width: width, height: height)), filledWith: PremultipliedPixel(color))
    }

    @Test func `equal images do not differ`() throws {
        let difference = Difference(expected: try bitmap(4, 3), actual: try bitmap(4, 3))
        #expect(difference.isEmpty && difference.box == nil && difference.largestDelta == 0)
    }

    @Test func `one pixel off by one in one component is a difference`() throws {
        var actual = try bitmap(4, 3)
        actual[2, 1] = PremultipliedPixel(SRGBColor(red8: 255, green8: 254, blue8: 255))
        let difference = Difference(expected: try bitmap(4, 3), actual: actual)
        #expect(difference.description == "1 pixel differs in 2,1 1x1, by up to 1 of 255")
    }

    @Test func `the box is the smallest one around all different pixels`() throws {
        var actual = try bitmap(10, 10)
        for (x, y) in [(7, 2), (3, 8), (5, 5)] { actual[x, y] = .clear }
        let difference = Difference(expected: try bitmap(10, 10), actual: actual)
        #expect(difference.box == PixelRect(x: 3, y: 2, width: 5, height: 7))
        #expect(difference.count == 3 && difference.largestDelta == 255)
    }

    @Test func `pixels in only one image are different`() throws {
        let difference = Difference(expected: try bitmap(4, 4), actual: try bitmap(6, 3))
        #expect(difference.count == 4 + 6)
        #expect(difference.box == PixelRect(x: 0, y: 0, width: 6, height: 4))
    }

    @Test func `a strip shows expected, difference and actual side by side`() throws {
        var actual = try bitmap(2, 1)
        actual[1, 0] = PremultipliedPixel(.black)
        let strip = try #require(Difference.strip(expected: try bitmap(2, 1), actual: actual))
        #expect(strip.size == PixelSize(width: 22, height: 1))
        #expect(strip[1, 0] == PremultipliedPixel(.white))
        #expect(strip[11, 0] == PremultipliedPixel(SRGBColor(red: 1, green: 0, blue: 0)))
        #expect(strip[10, 0] == PremultipliedPixel(.white))
        #expect(strip[21, 0] == PremultipliedPixel(.black))
    }
}
