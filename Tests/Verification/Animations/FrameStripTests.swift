import Framewright
import FramewrightDrawing
import Testing

@testable import FramewrightVerification

struct FrameStripTests {
    private func bitmap(_ width: Int, _ height: Int, gray: UInt8) throws -> Bitmap {
        let size = try #require(PixelSize(width: width, height: height))
        return Bitmap(size: size, filledWith: PremultipliedPixel(SRGBColor(red8: gray, green8: gray, blue8: gray)))
    }

    @Test(arguments: 1...40) func `a strip has at most eight frames in order, including the first and the last`(
        count: Int
    ) {
        let moments = FrameStrip.moments(of: count)
        #expect(moments.first == 0 && moments.last == count - 1 && moments.count == min(8, count))
        #expect(zip(moments, moments.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test(arguments: [30, 5000]) func `every frame can be cropped from its strip, in one row or more`(width: Int)
        throws
    {
        let frames = try (0..<8).map { try bitmap(width, 4, gray: UInt8($0 * 20)) }
        let strip = FrameStrip(frame: frames[0].size)
        let sheet = try strip.sheet(frames)
        #expect((sheet.height == 4) == (width == 30))
        #expect((0..<8).map { strip.frame($0, of: sheet) } == frames)
        #expect(strip.frame(12, of: sheet) == nil)
    }

    @Test func `an onion skin is half the image and half its neighbours, rounded`() throws {
        let frame = try bitmap(2, 2, gray: 200)
        #expect(frame.onionSkin(over: []) == frame && frame.onionSkin(over: [frame, frame]) == frame)
        let around = try [bitmap(2, 2, gray: 0), bitmap(2, 2, gray: 51)]
        // (2 * 200 + 0 + 51) / 4 = 112.75
        #expect(try frame.onionSkin(over: around) == bitmap(2, 2, gray: 113))
    }
}
