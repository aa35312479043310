import Foundation
import Framewright
import FramewrightCodecs
import FramewrightTestSupport
import FramewrightVerification
import Testing

struct PixelMatchTests {
    private let size = PixelSize(width: 40, height: 30)

    private func bitmap(_ color: (Int, Int) -> SRGBColor) throws -> Bitmap {
        let size = try #require(size)
        let pixels = (0..<size.height).flatMap { y in (0..<size.width).map { PremultipliedPixel(color($0, y)) } }
        return Bitmap(size: size, pixels: pixels)
    }

    /// Returns a disc with an antialiased edge.
    private func disc(x: Double, y: Double, radius: Double, _ ink: SRGBColor, on ground: SRGBColor) throws -> Bitmap {
        try bitmap { column, row in
            let (dx, dy) = (Double(column) + 0.5 - x, Double(row) + 0.5 - y)
            let share = max(0, min(1, radius + 0.5 - (dx * dx + dy * dy).squareRoot()))
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
            return SRGBColor(
                red: mix(ground.red, ink.red), green: mix(ground.green, ink.green), blue: mix(ground.blue, ink.blue))
        }
    }

    @Test func `a colour within the threshold counts as equal`() throws {
        let (white, near) = (
            try bitmap { _, _ in .white }, try bitmap { _, _ in SRGBColor(red8: 250, green8: 250, blue8: 250) }
        )
        #expect(PixelMatch(expected: white, actual: near).different == 0)
        let strict = PixelMatch.Options(threshold: 0.005)
        #expect(PixelMatch(expected: white, actual: near, options: strict).different == 1200)
    }

    @Test func `a differently antialiased edge is distinguished from a change`() throws {
        let old = try disc(x: 20, y: 15, radius: 9, .black, on: .white)
        let new = try disc(x: 20.4, y: 15, radius: 9, .black, on: .white)
        let match = PixelMatch(expected: old, actual: new)
        let all = PixelMatch(expected: old, actual: new, options: .init(countsAntialiasing: true))
        #expect(match.antialiased > 0 && match.different + match.antialiased == all.different && all.antialiased == 0)
    }

    @Test func `the image marks differences red and antialiasing yellow`() throws {
        let old = try disc(x: 20, y: 15, radius: 9, .black, on: .white)
        let new = try disc(x: 20.4, y: 15, radius: 9, .black, on: .white)
        let image = PixelMatch.image(expected: old, actual: new)
        let match = PixelMatch(expected: old, actual: new)
        let (red, yellow) = (SRGBColor(red8: 255, green8: 0, blue8: 0), SRGBColor(red8: 255, green8: 255, blue8: 0))
        #expect(image.pixels.count { $0 == PremultipliedPixel(red) } == match.different)
        #expect(image.pixels.count { $0 == PremultipliedPixel(yellow) } == match.antialiased)
    }

    @Test(.enabled(if: ForeignProgram.pixelmatch != nil, "pixelmatch is not installed"))
    func `counts of 200 pairs equal those of pixelmatch`() throws {
        let program = try #require(ForeignProgram.pixelmatch)
        let pairs = try pairs(200)
        let file = NSTemporaryDirectory() + "pairs-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Data(pairs.flatMap { $0.old.pixels + $0.new.pixels }.flatMap(\.bytes)).write(to: URL(fileURLWithPath: file))
        let (status, output) = try program.run(["-c", count, file])
        let ours = pairs.map { pair in
            let match = PixelMatch(expected: pair.old, actual: pair.new)
            let all = PixelMatch(expected: pair.old, actual: pair.new, options: .init(countsAntialiasing: true))
            return "\(match.different) \(all.different)"
        }
        #expect(status == 0 && output.split(separator: "\n").map(String.init) == ours)
    }

    @Test func `counts of 40 translucent pairs equal those of pixelmatch 7`() {
        let counts = (0..<40).map { number in
            let pair = TranslucentPair(number)
            let match = PixelMatch(expected: pair.old, actual: pair.new)
            return [
                match.different,
                PixelMatch(expected: pair.old, actual: pair.new, options: .init(countsAntialiasing: true)).different,
            ]
        }
        #expect(counts == TranslucentPair.counts)
    }

    @Test func `bitmaps are compared like their straight images`() {
        var random = SplitMix(state: 1)
        // Black, white and a grey between them, so that there are areas and antialiased edges.
        func pixel() -> PremultipliedPixel {
            let alpha = [255, 255, 255, UInt32(random.next() % 256)][Int(random.next() % 4)]
            let level = [0, 0, 0, 0, 1, 2, 2, 2][Int(random.next() % 8)] * alpha / 2
            return PremultipliedPixel(packed: alpha << 24 | level << 16 | level << 8 | level)
        }
        var (different, antialiased) = (0, 0)
        for _ in 0..<40 {
            let size = PixelSize(width: 23, height: 19)!
            let old = Bitmap(size: size, pixels: (0..<size.area).map { _ in pixel() })
            let new = Bitmap(size: size, pixels: old.pixels.map { random.next() % 4 == 0 ? pixel() : $0 })
            for countsAntialiasing in [false, true] {
                let options = PixelMatch.Options(threshold: 0.02, countsAntialiasing: countsAntialiasing)
                let match = PixelMatch(expected: old, actual: new, options: options)
                #expect(
                    match
                        == PixelMatch(expected: StraightBitmap(old), actual: StraightBitmap(new), options: options))
                different += match.different
                antialiased += match.antialiased
            }
        }
        #expect(different > 1000 && antialiased > 100)
    }

    @Test(arguments: [0.0, 0.2, 0.5, 1])
    func `images that differ only in alpha are different, whatever their colour`(level: Double) throws {
        func image(_ opacity: Double) throws -> Bitmap {
            try bitmap { _, _ in SRGBColor(red: level, green: level, blue: level, opacity: opacity) }
        }
        let match = PixelMatch(expected: try image(0.2), actual: try image(0.8))
        #expect(match.different > 0 && match.unequal == 1200, "\(match)")
    }

    @Test func `the description of different images never states that no pixel differs`() throws {
        func image(_ level: UInt8, _ alpha: Double) throws -> Bitmap {
            try bitmap { x, y in SRGBColor(red8: level, green8: level, blue8: level, opacity: x == y ? alpha : 1) }
        }
        let near = PixelMatch(expected: try image(100, 0.5), actual: try image(100, 0.51))
        #expect(near.different == 0 && near.description == "30 pixels differ, none of them to the eye")
        #expect(PixelMatch(expected: try image(9, 1), actual: try image(9, 1)).description == "no pixel differs")
    }

    /// Returns pairs of discs that moved, grew, changed their colour or got noise.
    private func pairs(_ count: Int) throws -> [(old: Bitmap, new: Bitmap)] {
        var chance = SplitMix(state: 2010)
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &chance) }
        func color() -> SRGBColor { SRGBColor(red: number(0...1), green: number(0...1), blue: number(0...1)) }
        return try (0..<count).map { pair in
            let (x, y, radius, ink, ground) = (number(0...40), number(0...30), number(2...16), color(), color())
            let old = try disc(x: x, y: y, radius: radius, ink, on: ground)
            switch pair % 4 {
            case 0: return (old, try disc(x: x + number(-1...1), y: y, radius: radius, ink, on: ground))
            case 1: return (old, try disc(x: x, y: y, radius: radius + number(-1...1), ink, on: ground))
            case 2: return (old, try disc(x: x, y: y, radius: radius, color(), on: ground))
            default:
                let noisy = try bitmap { _, _ in color() }
                return (
                    old,
                    Bitmap(size: old.size, pixels: zip(old.pixels, noisy.pixels).map { number(0...1) < 0.1 ? $1 : $0 })
                )
            }
        }
    }
}

/// Two images of translucent blocks with intermediate columns between them, one of them moved and with some other
/// alphas.
private struct TranslucentPair {
    let old: StraightBitmap
    let new: StraightBitmap

    /// The counts of release 7.2.0 of the npm package pixelmatch, without and with antialiased pixels.
    static let counts = [
        [26, 64], [53, 100], [10, 17], [14, 21], [11, 18], [43, 83], [22, 45], [13, 26], [8, 16], [7, 19], [32, 64],
        [45, 86], [56, 119], [11, 31], [11, 20], [21, 61], [31, 52], [52, 98], [8, 8], [13, 28], [32, 121], [30, 106],
        [20, 45], [8, 11], [15, 19], [7, 18], [21, 81], [24, 78], [9, 23], [13, 17], [12, 20], [37, 74], [27, 85],
        [14, 31], [19, 27], [6, 11], [36, 105], [39, 96], [6, 16], [20, 28],
    ]

    init(_ number: Int) {
        var state = UInt32(number + 1)
        func next() -> Int {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int(state >> 8)
        }
        let colors = (0..<4).map { _ in
            var color = (0..<4).map { _ in next() % 256 }
            if next() % 3 == 0 { color[3] = 255 }
            return color
        }
        let shift = next() % 2
        func color(_ x: Int, _ y: Int) -> [Int] {
            let place = (x / 5 + y / 4) % 4
            guard x % 5 == 0, x > 0 else { return colors[place] }
            return zip(colors[place], colors[(place + 3) % 4]).map { ($0 + $1) >> 1 }
        }
        var pixels: (old: [UInt32], new: [UInt32]) = ([], [])
        for y in 0..<16 {
            for x in 0..<20 {
                var moved = color(x + shift, y)
                if next() % 9 == 0 { moved[3] = (moved[3] + next() % 128) % 256 }
                pixels.old.append(Self.packed(color(x, y)))
                pixels.new.append(Self.packed(moved))
            }
        }
        guard let size = PixelSize(width: 20, height: 16) else { preconditionFailure("a size of a picture") }
        (old, new) = (StraightBitmap(size: size, pixels: pixels.old), StraightBitmap(size: size, pixels: pixels.new))
    }

    private static func packed(_ color: [Int]) -> UInt32 { color.reversed().reduce(0) { $0 << 8 | UInt32($1) } }
}

extension PremultipliedPixel {
    fileprivate var bytes: [UInt8] { [red, green, blue, alpha] }
}

private let count = """
    import sys
    from pixelmatch import pixelmatch
    data, half = open(sys.argv[1], "rb").read(), 40 * 30 * 4
    for start in range(0, len(data), 2 * half):
        a, b = data[start:start + half], data[start + half:start + 2 * half]
        print(pixelmatch(a, b, 40, 30), pixelmatch(a, b, 40, 30, includeAA=True))
    """
