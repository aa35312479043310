import FramewrightCodecs
import FramewrightDrawing
import FramewrightTestSupport
import Testing

struct PNGRowsTests {
    private func pixels(_ bytes: [UInt8], band: Int, maximumWhole: Int = 0) throws -> [PremultipliedPixel] {
        let rows = try PNGRows(bytes, maximumWhole: maximumWhole)
        var pixels: [PremultipliedPixel] = []
        while let rows = try rows.next(band) { pixels += rows.pixels }
        return pixels
    }

    @Test(arguments: [Subject.opaque, .translucent], [1, 7, 100])
    func `an image read in bands of any height has the decoded pixels`(subject: Subject, band: Int) throws {
        let bitmap = subject.bitmap(width: 31, height: 40, seed: 3)
        #expect(try pixels(PNG.encode(bitmap), band: band) == bitmap.pixels)
        #expect(try pixels(PNG.encode(bitmap), band: band, maximumWhole: 10_000) == bitmap.pixels)
    }

    @Test func `an interlaced image read in bands has the decoded pixels`() throws {
        let bytes = largePNG(width: 33, height: 21, isInterlaced: true)
        #expect(try pixels(bytes, band: 4) == PNG.decode(bytes).pixels)
        #expect(throws: CodecError.self) { try PNGRows(largePNG(width: 4000, height: 4000, isInterlaced: true)) }
    }

    @Test func `a truncated image read in bands is an error at its last row at the latest`() throws {
        let whole = try PNG.encode(Subject.opaque.bitmap(width: 31, height: 40, seed: 3))
        for count in [40, whole.count / 2, whole.count - 20, whole.count - 1] {
            #expect(throws: CodecError.self) { try pixels(Array(whole.prefix(count)), band: 9) }
        }
    }

    @Test func `an image of 256 megapixels read in bands takes less than 20 MB`() async {
        await #expect(processExitsWith: .success) {
            let bytes = largePNG(width: 16_000, height: 16_000)
            #expect(try PNG.size(of: bytes) == PixelSize(width: 16_000, height: 16_000))
            let before = residentKilobytes()
            let rows = try PNGRows(bytes)
            while try rows.next(rows.bandHeight) != nil {}
            #expect(residentKilobytes() - before < 20_000)
        }
    }
}
