import Framewright
import FramewrightVerification
import Testing

struct ChangedAreasTests {
    private func areas(_ pixels: [(x: Int, y: Int)], width: Int = 200, height: Int = 100) throws -> [ChangedArea] {
        let size = try #require(PixelSize(width: width, height: height))
        let expected = Bitmap(size: size, filledWith: PremultipliedPixel(.white))
        var actual = expected
        for (x, y) in pixels { actual[x, y] = PremultipliedPixel(.black) }
        return Difference.areas(expected: expected, actual: actual)
    }

    @Test func `equal images have no changed areas`() throws { #expect(try areas([]).isEmpty) }

    @Test func `separate areas are separate, the largest first`() throws {
        let near = (0..<20).map { (x: 20 + $0, y: 30) }
        let areas = try areas([(x: 180, y: 90)] + near)
        #expect(areas.map(\.count) == [20, 1])
        #expect(areas[0].box == PixelRect(x: 20, y: 30, width: 20, height: 1))
        #expect(areas[1].description == "1 pixel in 180,90 1x1, 1 of 256 in the densest window")
    }

    @Test func `the densest window is reported`() throws {
        let block = (0..<8).flatMap { y in (0..<8).map { (x: 32 + $0, y: 48 + y) } }
        #expect(try areas(block + [(x: 50, y: 50)]).map(\.density) == [64])
    }

    @Test func `images of two sizes have no changed areas`() throws {
        let (small, large) = (
            try #require(PixelSize(width: 3, height: 3)), try #require(PixelSize(width: 4, height: 3))
        )
        #expect(Difference.areas(expected: Bitmap(size: small), actual: Bitmap(size: large)).isEmpty)
    }
}
