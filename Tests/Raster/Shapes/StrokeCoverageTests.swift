import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct StrokeCoverageTests {
    @Test(arguments: [1, 2, 3, 2.625])
    func `a hairline covers one device pixel at any scale`(scale: Double) throws {
        let line = Path([.move(Point(x: 0, y: 4.5 / scale)), .line(Point(x: 20, y: 4.5 / scale))])
        let outline = line.strokedPath(StrokeStyle(lineWidth: 0), hairline: 1 / scale)
        let bitmap = try DisplayList(20, 20, [.fillPath(outline, .nonzero, .black)]).painted(scale: scale)
        #expect((0..<10).map { bitmap[5, $0].alpha } == [0, 0, 0, 0, 255, 0, 0, 0, 0, 0])
    }

    @Test(arguments: [(0.5, 128), (0.25, 64), (0.1, 25), (0.02, 5)])
    func `a line thinner than a pixel covers its width`(width: Double, alpha: UInt8) throws {
        let line = Path([.move(Point(x: 3.5, y: -1)), .line(Point(x: 3.5, y: 9))])
        let outline = line.strokedPath(StrokeStyle(lineWidth: width))
        let bitmap = try DisplayList(8, 8, [.fillPath(outline, .nonzero, .black)]).painted()
        #expect(bitmap[3, 4].alpha == alpha && bitmap[2, 4].alpha == 0 && bitmap[4, 4].alpha == 0)
    }

    @Test(arguments: 1...30, LineJoin.allCases)
    func `a wide stroke has no holes along tight curves`(seed: Int, join: LineJoin) throws {
        var random = Seeded(seed)
        let points = (0..<4).map { _ in random.point(20, margin: 0) + Point(x: 10, y: 10) }
        let curve = Path([.move(points[0]), .cubic(control1: points[1], control2: points[2], end: points[3])])
        let style = StrokeStyle(lineWidth: 12, lineCap: .round, lineJoin: join)
        let bitmap = try DisplayList(40, 40, [.fillPath(curve.strokedPath(style), .nonzero, .black)]).painted()
        let line = ExactArea.cubic(points[0], points[1], points[2], points[3])
        let inked = bitmap.pixels.indices.filter { bitmap.pixels[$0].alpha < 255 }
        let holes = inked.filter { place in
            let center = Point(x: Double(place % 40) + 0.5, y: Double(place / 40) + 0.5)
            return line.contains { (center.x - $0.x) * (center.x - $0.x) + (center.y - $0.y) * (center.y - $0.y) < 27 }
        }
        #expect(holes.isEmpty)
    }

    @Test(arguments: 1...10)
    func `a translucent stroke that crosses itself has uniform opacity`(seed: Int) throws {
        var random = Seeded(seed)
        let lines = Path([.move(random.point())] + (0..<6).map { _ in .line(random.point()) })
        let outline = lines.strokedPath(StrokeStyle(lineWidth: 5, lineJoin: .round))
        let bitmap = try DisplayList(40, 40, [.fillPath(outline, .nonzero, Paint(SRGBColor.black.opacity(0.5)))])
            .painted()
        #expect(bitmap.pixels.allSatisfy { $0.alpha <= 128 } && bitmap.pixels.contains { $0.alpha == 128 })
    }
}
