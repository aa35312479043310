import FramewrightCodecs
import FramewrightDrawing
import Testing

struct PixelRunsTests {
    /// Decodes the words of the format.
    private func decoded(_ bytes: [UInt8]) -> (size: PixelSize?, pixels: [UInt32]) {
        let words = stride(from: 0, to: bytes.count, by: 4).map { at in
            (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[at + $1]) << (8 * $1) }
        }
        var (pixels, at): ([UInt32], Int) = ([], 2)
        while at < words.count {
            let count = Int(words[at] / 2)
            if words[at] % 2 == 0 {
                pixels += Array(repeating: words[at + 1], count: count)
                at += 2
            } else {
                pixels += words[(at + 1)...(at + count)]
                at += 1 + count
            }
        }
        return (PixelSize(width: Int(words[0]), height: Int(words[1])), pixels)
    }

    @Test(arguments: [1, 2, 3, 7, 1000])
    func `runs and single pixels decode exactly`(colors: UInt32) throws {
        var state: UInt32 = 7
        let pixels = (0..<60 * 40).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return PremultipliedPixel(packed: 0xFF00_0000 | (state >> 16) % colors * 31)
        }
        let bitmap = Bitmap(size: try #require(PixelSize(width: 60, height: 40)), pixels: pixels)
        let read = decoded(PixelRuns.encode(bitmap))
        #expect(read.size == bitmap.size)
        #expect(read.pixels == pixels.map(\.packed))
    }

    @Test func `translucent pixels are straight`() throws {
        let pixels = [0x8040_2000, 0x8040_2000, 0x8040_2000, 0xFF01_0203, 0].map { PremultipliedPixel(packed: $0) }
        let bitmap = Bitmap(size: try #require(PixelSize(width: 5, height: 1)), pixels: pixels)
        #expect(decoded(PixelRuns.encode(bitmap)).pixels == [0x8080_4000, 0x8080_4000, 0x8080_4000, 0xFF01_0203, 0])
    }

    @Test func `a run takes two words whatever its length, noise one word per pixel`() throws {
        let plain = Bitmap(size: try #require(PixelSize(width: 1000, height: 1000)))
        #expect(PixelRuns.encode(plain).count == 16)
        let noise = (0..<1000).map { PremultipliedPixel(packed: 0xFF00_0000 | UInt32($0)) }
        let size = try #require(PixelSize(width: 100, height: 10))
        #expect(PixelRuns.encode(Bitmap(size: size, pixels: noise)).count == 4 * 1003)
    }

    /// Returns the mean of every square, computed pixel by pixel and rounded to the nearest.
    private func reduced(_ bitmap: Bitmap, by side: Int) -> [UInt32] {
        stride(from: 0, to: bitmap.height, by: side).flatMap { top in
            stride(from: 0, to: bitmap.width, by: side).map { left in
                let square = (top..<min(top + side, bitmap.height)).flatMap { y in
                    (left..<min(left + side, bitmap.width)).map { bitmap[$0, y].packed }
                }
                return (0..<4).reduce(UInt32(0)) { packed, channel in
                    let sum = square.reduce(0) { $0 + Int($1 >> (8 * channel) & 255) }
                    return packed | UInt32((sum + square.count / 2) / square.count) << (8 * channel)
                }
            }
        }
    }

    @Test(arguments: [2, 3, 5, 16])
    func `a reduced bitmap has the mean of each square`(side: Int) throws {
        var state: UInt32 = 11
        let size = try #require(PixelSize(width: 53, height: 47))
        // Bands of equal rows, flat, noisy and white, as on a screen.
        let noise = (0..<53).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return PremultipliedPixel(packed: 0xFF00_0000 | state >> 8)
        }
        let white = PremultipliedPixel(packed: 0xFFFF_FFFF)
        let bands = [(20, noise), (10, noise.reversed()), (17, noise.map { _ in white })]
        let pixels = bands.flatMap { count, row in (0..<count).flatMap { _ in row } }
        let bitmap = Bitmap(size: size, pixels: pixels)
        let read = decoded(PixelRuns.encode(bitmap, reducedBy: side))
        let (columns, rows) = ((53 + side - 1) / side, (47 + side - 1) / side)
        #expect(read.size == PixelSize(width: columns, height: rows))
        #expect(read.pixels == reduced(bitmap, by: side))
    }
}
