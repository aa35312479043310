import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightCodecs

/// Bitmaps made to reach every branch of the encoder must decode exactly with libpng. A seeded sample of 1,000;
/// 100,000 with FRAMEWRIGHT_SLOW=1.
struct PNGPropertyTests {
    private static let count = isSlow ? 100_000 : 1_000

    @Test(arguments: 0..<20)
    func `small bitmaps of every kind decode exactly`(part: Int) throws {
        for seed in part * Self.count / 20..<(part + 1) * Self.count / 20 {
            let bitmap = Puzzle(seed: UInt64(seed)).bitmap
            let file = try PNG.encode(bitmap)
            if try viaLibPNG(file) != bitmap { Issue.record("libpng, seed \(seed), \(bitmap.size)") }
            let isPacked = file[24] < 8
            if !isPacked, viaOurs(file) != bitmap { Issue.record("our reader, seed \(seed), \(bitmap.size)") }
        }
    }

    @Test(arguments: 0..<400)
    func `repeated rows that are not stored do not change the file`(seed: Int) throws {
        var dice = Dice(seed: UInt64(seed))
        // The kinds include gradients, which are searched over sixteen rows and more.
        let image = Puzzle(seed: UInt64(seed), kind: seed % Puzzle.kinds, width: 20 + dice.roll(180), height: 40)
            .bitmap
        let lines = (0..<40).flatMap { Array(repeating: $0, count: dice.roll(3) == 0 ? 1 + dice.roll(30) : 1) }
        let size = pixelSize(image.width, lines.count)
        let whole = Bitmap(size: size, pixels: lines.flatMap { image.row($0) })
        var sparse = SparseBitmap(whole)
        sparse.hold { held, sources in
            for y in 1..<lines.count where lines[y] == lines[y - 1] && dice.roll(5) > 0 {
                sources[y] = sources[y - 1]
                for x in 0..<size.width {
                    held[x, y] = PremultipliedPixel(packed: UInt32(dice.roll(1 << 31)) &* 2 &+ 1)
                }
            }
        }
        #expect(sparse.bitmap() == whole)
        #expect(try PNG.encode(sparse) == PNG.encode(whole))
    }

    /// Our reader may reject files that libpng reads, but must not accept files that libpng rejects or return other
    /// pixels.
    @Test(arguments: 0..<400)
    func `libpng accepts whatever our reader accepts, with equal pixels`(seed: Int) throws {
        var dice = Dice(seed: UInt64(seed))
        let whole = try PNG.encode(Puzzle(seed: UInt64(dice.roll(1000))).bitmap)
        let damaged = chunks(of: whole).flatMap { type, payload in
            var payload = payload
            for _ in 0..<dice.roll(3) where !payload.isEmpty && type == "IDAT" {
                payload[dice.roll(payload.count)] ^= 1 << UInt8(dice.roll(8))
            }
            return chunk(type, payload)
        }
        guard let bitmap = viaOurs(forgedSignature + damaged) else { return }
        #expect(try viaLibPNG(forgedSignature + damaged) == bitmap)
    }

    /// A chunk that only libpng reads would slow down reading our own files.
    @Test(arguments: 0..<40)
    func `our reader reads every file of eight bits that we write`(seed: Int) throws {
        let bitmap = Puzzle(seed: UInt64(seed)).bitmap
        for effort in [PNG.Effort.fast, .smallest] {
            let file = try PNG.encode(
                bitmap, PNG.Options(effort: effort, scale: 2, texts: [PNG.Text("Software", "Framewright")]))
            if file[24] == 8 { #expect(viaOurs(file) == bitmap) }
        }
    }

    private func viaLibPNG(_ file: [UInt8]) throws -> Bitmap {
        let size = try PNGHeader(file).size(within: nil, fileLength: file.count)
        var pixels = try LibPNG.read(file, size: size).pixels
        premultiply(&pixels)
        return Bitmap(size: size, pixels: pixels)
    }

    private func viaOurs(_ file: [UInt8]) -> Bitmap? {
        guard let size = try? PNGHeader(file).size(within: nil, fileLength: file.count) else { return nil }
        return PNGFastReader(file, size: size)?.bitmap()
    }

    /// Around the maximum match length and distance of deflate and the capacities of block and window.
    @Test(arguments: [85, 86, 87, 256, 257, 258, 259, 1023, 8191, 8192, 8193, 10_922, 10_923, 16_384])
    func `runs and rows around the limits of deflate decode exactly`(width: Int) throws {
        for (seed, height) in [1, 2, 3, 12].enumerated() {
            for kind in 0..<Puzzle.kinds {
                let bitmap = Puzzle(seed: UInt64(seed), kind: kind, width: width, height: height).bitmap
                #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
            }
        }
    }

    @Test func `a large flat image takes a few kilobytes`() throws {
        let bitmap = Bitmap(size: pixelSize(4000, 3000), filledWith: PremultipliedPixel(packed: 0xFF30_2010))
        let file = try PNG.encode(bitmap)
        #expect(file.count < 6_000)
        #expect(try PNG.decode(file) == bitmap)
    }

    @Test func `noise grows by less than 0.2 %`() throws {
        let bitmap = Subject.opaque.bitmap(width: 500, height: 400, seed: 8)
        #expect(try PNG.encode(bitmap).count < 500 * 400 * 3 * 1002 / 1000 + 600)
    }
}

/// A bitmap made of cases that are difficult for encoders.
private struct Puzzle {
    static let kinds = 9
    let bitmap: Bitmap

    init(seed: UInt64) {
        var dice = Dice(seed: seed)
        self.init(seed: seed, kind: dice.roll(Self.kinds), width: 1 + dice.roll(80), height: 1 + dice.roll(80))
    }

    init(seed: UInt64, kind: Int, width: Int, height: Int) {
        var dice = Dice(seed: seed &+ 77)
        let colors = (0..<1 + dice.roll(257)).map { _ in Self.color(&dice) }
        let isRepeated = (0..<height).map { _ in dice.roll(3) > 0 }
        var rows: [[PremultipliedPixel]] = []
        for y in 0..<height {
            let row = (0..<width).map { x in Self.pixel(kind, x, y, colors, rows.last, &dice) }
            rows.append(isRepeated[y] ? rows.last ?? row : row)
        }
        bitmap = Bitmap(size: pixelSize(width, height), pixels: rows.flatMap(\.self))
    }

    private static func color(_ dice: inout Dice) -> PremultipliedPixel {
        let alpha = [0, 1, 128, 254, 255, 255, 255][dice.roll(7)]
        return premultiplied(dice.roll(256), dice.roll(256), dice.roll(256), alpha)
    }

    private static func pixel(
        _ kind: Int, _ x: Int, _ y: Int, _ colors: [PremultipliedPixel], _ above: [PremultipliedPixel]?,
        _ dice: inout Dice
    ) -> PremultipliedPixel {
        switch kind {
        case 0: colors[dice.roll(colors.count)]
        case 1: colors[x / (1 + y % 7) % colors.count]
        case 2: premultiplied(x * 3 % 256, y * 5 % 256, (x + y) % 256, 255)
        case 3: premultiplied(dice.roll(256), dice.roll(256), dice.roll(256), 255)
        case 4: dice.roll(20) == 0 ? color(&dice) : above?[x] ?? colors[0]
        case 5: premultiplied(x % 256, x % 256, x % 256, 255)
        case 6: premultiplied(128 + dice.roll(5), 100 + dice.roll(5), 60 + (x + y) / 3 % 40, 255)
        case 7: colors[(x * y) % min(colors.count, 17)]
        default: premultiplied(40, 80, 120, (x * 2 + y * 3) % 256)
        }
    }
}
