import Foundation
import Framewright
import FramewrightTestSupport
import FramewrightVerification
import Testing

struct PixelMatchTests {
    private let size = PixelSize(width: 40, height: 30)

    private func bitmap(_ color: (Int, Int) -> Color) throws -> Bitmap {
        let size = try #require(size)
        let pixels = (0..<size.height).flatMap { y in (0..<size.width).map { PremultipliedPixel(color($0, y)) } }
        return Bitmap(size: size, pixels: pixels)
    }

    /// A disc with a smooth edge.
    private func disc(x: Double, y: Double, radius: Double, _ ink: Color, on ground: Color) throws -> Bitmap {
        try bitmap { column, row in
            let (dx, dy) = (Double(column) + 0.5 - x, Double(row) + 0.5 - y)
            let share = max(0, min(1, radius + 0.5 - (dx * dx + dy * dy).squareRoot()))
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
            return Color(
                red: mix(ground.red, ink.red), green: mix(ground.green, ink.green), blue: mix(ground.blue, ink.blue))
        }
    }

    @Test func `a colour within the threshold is the same to the eye`() throws {
        let (white, near) = (
            try bitmap { _, _ in .white }, try bitmap { _, _ in Color(red8: 250, green8: 250, blue8: 250) }
        )
        #expect(PixelMatch(expected: white, actual: near).different == 0)
        let strict = PixelMatch.Options(threshold: 0.005)
        #expect(PixelMatch(expected: white, actual: near, options: strict).different == 1200)
    }

    @Test func `an edge that is smoothed otherwise is told from a change`() throws {
        let old = try disc(x: 20, y: 15, radius: 9, .black, on: .white)
        let new = try disc(x: 20.4, y: 15, radius: 9, .black, on: .white)
        let match = PixelMatch(expected: old, actual: new)
        let all = PixelMatch(expected: old, actual: new, options: .init(countsAntialiasing: true))
        #expect(match.antialiased > 0 && match.different + match.antialiased == all.different && all.antialiased == 0)
    }

    @Test func `the picture marks what differs red and what is smoothed yellow`() throws {
        let old = try disc(x: 20, y: 15, radius: 9, .black, on: .white)
        let new = try disc(x: 20.4, y: 15, radius: 9, .black, on: .white)
        let picture = PixelMatch.picture(expected: old, actual: new)
        let match = PixelMatch(expected: old, actual: new)
        let (red, yellow) = (Color(red8: 255, green8: 0, blue8: 0), Color(red8: 255, green8: 255, blue8: 0))
        #expect(picture.pixels.count { $0 == PremultipliedPixel(red) } == match.different)
        #expect(picture.pixels.count { $0 == PremultipliedPixel(yellow) } == match.antialiased)
    }

    @Test(.enabled(if: ForeignProgram.pixelmatch != nil, "pixelmatch is not installed"))
    func `counts of 200 pairs are pixelmatch's`() throws {
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

    /// Discs that moved, grew, changed their colour or got noise.
    private func pairs(_ count: Int) throws -> [(old: Bitmap, new: Bitmap)] {
        var chance = SplitMix(state: 2010)
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &chance) }
        func color() -> Color { Color(red: number(0...1), green: number(0...1), blue: number(0...1)) }
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
