import FramewrightCodecs
import FramewrightDrawing
import Testing

struct PNGRoundTripTests {
    private static let efforts: [PNG.Options] = [.fast, .smallest]

    @Test(arguments: Subject.allCases, efforts)
    func `any bitmap decodes exactly`(subject: Subject, options: PNG.Options) throws {
        var dice = Dice(seed: 11)
        for seed in 0..<12 as Range<UInt64> {
            let bitmap = subject.bitmap(width: 1 + dice.roll(40), height: 1 + dice.roll(20), seed: seed)
            #expect(try PNG.decode(PNG.encode(bitmap, options)) == bitmap)
        }
    }

    @Test(arguments: efforts)
    func `the narrowest and the shortest bitmaps decode exactly`(options: PNG.Options) throws {
        for (width, height) in [(1, 1), (1, 300), (PixelSize.maximumSide, 1)] {
            let bitmap = Subject.translucent.bitmap(width: width, height: height, seed: 1)
            #expect(try PNG.decode(PNG.encode(bitmap, options)) == bitmap)
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256, 257])
    func `any number of colours decodes exactly`(count: Int) throws {
        let pixels = (0..<1024).map {
            premultiplied($0 % count, $0 * 7 % count % 256, 3, $0 % count % 3 == 0 ? 128 : 255)
        }
        let bitmap = Bitmap(size: pixelSize(64, 16), pixels: pixels)
        #expect(try PNG.decode(PNG.encode(bitmap, .smallest)) == bitmap)
    }

    /// The encoder first samples one row in 32, all opaque here. Rows with noise are filtered.
    @Test(arguments: [1, 31, 33, 62], [0, 3])
    func `one translucent pixel among many opaque colours decodes exactly`(row: Int, noise: Int) throws {
        var dice = Dice(seed: UInt64(row))
        var bitmap = Bitmap(
            size: pixelSize(256, 64),
            pixels: (0..<256 * 64).map { premultiplied($0 % 250 + dice.roll(noise + 1), $0 / 128, 7, 255) })
        bitmap.withMutablePixels { $0[row * 256 + 5] = premultiplied(9, 9, 9, 77) }
        #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
    }

    @Test func `a component above its alpha decodes as alpha`() throws {
        let broken = Bitmap(size: pixelSize(1, 1), filledWith: PremultipliedPixel(packed: 0x8020_FF80))
        #expect(try PNG.decode(PNG.encode(broken))[0, 0].packed == 0x8020_8080)
    }
}
