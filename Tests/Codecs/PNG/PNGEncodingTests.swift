import FramewrightCodecs
import FramewrightDrawing
import Testing

struct PNGEncodingTests {
    /// Returns bit depth and colour type from IHDR.
    private func layout(_ file: [UInt8]) -> [UInt8] { Array(file[24...25]) }

    @Test(
        arguments: [
            (Subject.opaque, [8, 2]), (.translucent, [8, 6]), (.grey, [8, 0]), (.greyAlpha, [8, 4]),
            (.blackAndWhite, [1, 0]),
            (.fourGreys, [2, 0]), (.sixteenGreys, [4, 0]), (.fewColors, [4, 3]), (.fewTranslucentColors, [4, 3]),
        ] as [(Subject, [UInt8])], [PNG.Options.fast, .smallest])
    func `the smallest layout is chosen`(subject: (Subject, [UInt8]), options: PNG.Options) throws {
        let bitmap = subject.0.bitmap(width: 60, height: 50, seed: 2)
        #expect(try layout(PNG.encode(bitmap, options)) == subject.1)
    }

    @Test func `a single translucent pixel requires an alpha channel`() throws {
        var bitmap = Subject.opaque.bitmap(width: 27, height: 15, seed: 1)
        bitmap[6, 4] = PremultipliedPixel(packed: 0xFE00_0000)
        #expect(try layout(PNG.encode(bitmap)) == [8, 6])
    }

    @Test(
        arguments: [(2, [1, 3]), (3, [2, 3]), (5, [4, 3]), (17, [8, 3]), (256, [8, 3]), (257, [8, 2])]
            as [(Int, [UInt8])])
    func `a palette holds up to 256 colours in the fewest bits`(count: Int, expected: [UInt8]) throws {
        var dice = Dice(seed: 7)
        let numbers = (0..<9000).map { $0 < count ? $0 : dice.roll(count) }
        let pixels = numbers.map { premultiplied($0 % 256, $0 / 256, 3, 255) }
        #expect(try layout(PNG.encode(Bitmap(size: pixelSize(90, 100), pixels: pixels), .smallest)) == expected)
    }

    @Test(arguments: Subject.allCases)
    func `smallest is never larger than fast`(subject: Subject) throws {
        for (width, height) in [(1, 1), (3, 2), (90, 70)] {
            let bitmap = subject.bitmap(width: width, height: height, seed: 3)
            #expect(try PNG.encode(bitmap, .smallest).count <= PNG.encode(bitmap, .fast).count)
        }
    }

    @Test(arguments: Subject.allCases)
    func `the same bitmap gives the same bytes`(subject: Subject) throws {
        let bitmap = subject.bitmap(width: 20, height: 20, seed: 4)
        for options in [PNG.Options.fast, .smallest] {
            #expect(try PNG.encode(bitmap, options) == PNG.encode(bitmap, options))
        }
    }

    @Test func `translucent colours come first in the palette, and tRNS ends with them`() throws {
        let file = try PNG.encode(Subject.fewTranslucentColors.bitmap(width: 60, height: 50, seed: 5), .smallest)
        let payloads = Dictionary(chunks(of: file).map { ($0.type, $0.payload) }) { first, _ in first }
        let alphas = try #require(payloads["tRNS"])
        #expect(try #require(payloads["PLTE"]).count == 3 * 7)
        #expect(alphas.count == 5 && alphas.allSatisfy { $0 < 255 })
    }

    @Test func `a file is marked as sRGB and has no time`() throws {
        let file = try PNG.encode(Subject.opaque.bitmap(width: 30, height: 30, seed: 6))
        #expect(chunks(of: file).map(\.type) == ["IHDR", "sRGB", "IDAT", "IEND"])
        #expect(chunks(of: file)[1].payload == [0])
    }

    @Test(arguments: [(1.0, 2835), (2, 5669), (3, 8504), (0.5, 1417)])
    func `the scale is written as dots per metre, 72 per inch at scale 1`(scale: Double, expected: Int) throws {
        let file = try PNG.encode(Bitmap(size: pixelSize(1, 1)), PNG.Options(scale: scale))
        let density = try #require(chunks(of: file).first { $0.type == "pHYs" })
        #expect(density.payload == bigEndian(expected) + bigEndian(expected) + [1])
    }

    @Test(arguments: [0, -1, 0.000_1, .nan, .infinity, -.infinity, 1e300, 500_001])
    func `a scale without a valid density is rejected`(scale: Double) {
        #expect(throws: CodecError.self) { try PNG.encode(Bitmap(size: pixelSize(1, 1)), PNG.Options(scale: scale)) }
    }

    @Test func `texts are written in order`() throws {
        let texts = [PNG.Text("Software", "Framewright"), PNG.Text("Title", "Zoé\nline 2"), PNG.Text("Title", "")]
        let file = try PNG.encode(Bitmap(size: pixelSize(1, 1)), PNG.Options(texts: texts))
        let written = chunks(of: file).filter { $0.type == "tEXt" }.map(\.payload)
        #expect(
            written == [
                Array("Software\0Framewright".utf8), Array("Title\0Zo".utf8) + [0xE9] + Array("\nline 2".utf8),
                Array("Title\0".utf8),
            ])
    }

    @Test(arguments: [
        ("", "x"), (String(repeating: "k", count: 80), "x"), (" Title", "x"), ("Title ", "x"), ("Two  spaces", "x"),
        ("Ti\0tle", "x"), ("Ti\ntle", "x"), ("名", "x"), ("Title", "小明"), ("Title", "a\0b"), ("Title", "a\rb"),
    ])
    func `a text that PNG cannot store is rejected`(keyword: String, value: String) {
        let options = PNG.Options(texts: [PNG.Text(keyword, value)])
        #expect(throws: CodecError.self) { try PNG.encode(Bitmap(size: pixelSize(1, 1)), options) }
    }
}
