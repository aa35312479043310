import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct MaskedLayerTests {
    private static let from = SRGBColor(red: 0, green: 39 / 255, blue: 78 / 255)
    private static let to = SRGBColor(red: 32 / 255, green: 69 / 255, blue: 78 / 255)

    /// The dark backdrop of a wide screen, on which one level spans some sixty pixels.
    @Test func `a slow fade between two colours is monotonic`() throws {
        let row = try Self.faded(width: 2000, Self.from, Self.to, opacity: 1).row(0).map { $0 }
        for channel in [\PremultipliedPixel.red, \.green] {
            let levels = row.map { $0[keyPath: channel] }
            #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 == $0 || $1 == $0 + 1 })
        }
        #expect(row.allSatisfy { $0.blue == 78 && $0.alpha == 255 })
        #expect(row.first == PremultipliedPixel(Self.from) && row.last == PremultipliedPixel(Self.to))
    }

    @Test(arguments: [1, 0.5])
    func `a masked layer is the nearest color to the exact mixture`(opacity: Double) throws {
        let row = try Self.faded(width: 300, .white, Self.to, opacity: opacity).row(0)
        for (x, pixel) in row.enumerated() {
            let share = (Double(x) + 0.5) / 300 * opacity
            let expected = [32.0, 69, 78].map { 255 + ($0 - 255) * share } + [255]
            // Half a level of its own and half of the mask's.
            #expect(pixel.difference(from: expected) <= (opacity == 1 ? 1 : 1.5), "\(x)")
        }
    }

    @Test(arguments: 1...20)
    func `a mask inside a clip, or followed by more, follows its blend modes`(seed: Int) throws {
        var random = Seeded(seed)
        let shape = DisplayList.Item.Command.fillRect(random.rect(radius: 0), Paint(random.color()))
        let stencil = DisplayList.Item.Command.fillRect(random.rect(radius: 4), Paint(random.color()))
        let page = DisplayList.Item.Command.fillRect(rect(0, 0, 40, 40), Paint(random.color()))
        let clip = DisplayList.Item.Command.pushClip(random.rect(radius: 6))
        // Something invisible after the mask prevents combining the mask with its layer.
        let nothing = DisplayList.Item.Command.fillRect(rect(0, 0, 40, 40), Paint(.clear))
        func painted(_ last: [DisplayList.Item.Command]) throws -> Bitmap {
            try DisplayList(
                40, 40,
                [page, clip, .pushLayer(.init(opacity: 0.8)), shape, .pushLayer(.mask), stencil, .pop] + last
                    + [.pop, .pop]
            ).painted()
        }
        #expect(try painted([]).largestDifference(from: painted([nothing])) <= 2)
    }

    /// Returns one colour over another, with a coverage that increases from left to right.
    private static func faded(width: Double, _ below: SRGBColor, _ above: SRGBColor, opacity: Double) throws -> Bitmap {
        let stops = [GradientPaint.Stop(.clear, location: 0), .init(.black, location: 1)]
        let fade = GradientPaint(.linear(start: .zero, end: Point(x: width, y: 0)), stops: stops)
        let all = rect(0, 0, width, 1)
        return try DisplayList(
            width, 1,
            [
                .fillRect(all, Paint(below)), .pushLayer(.init(opacity: opacity)), .fillRect(all, Paint(above)),
                .pushLayer(.mask), .fillRect(all, Paint(fade)), .pop, .pop,
            ]
        ).painted()
    }
}

extension Seeded {
    fileprivate mutating func color() -> SRGBColor {
        SRGBColor(red: double(0...1), green: double(0...1), blue: double(0...1), opacity: double(0...1))
    }
}
