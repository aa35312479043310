import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightRaster

struct HostilePathTests {
    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a subpath that is not finite draws nothing and does not affect others`(bad: Double) throws {
        let good = rect(1, 1, 3, 3).path
        let broken = Path([
            .move(Point(x: 0, y: 0)), .line(Point(x: 9, y: bad)), .line(Point(x: 9, y: 9)), .close,
            .move(Point(x: 2, y: 2)), .cubic(control1: Point(x: bad, y: 1), control2: .zero, end: .zero),
        ])
        let both = Path(broken.elements + good.elements + broken.elements)
        let expected = try DisplayList(9, 9, [.fillPath(good, .nonzero, .black)]).painted()
        #expect(try DisplayList(9, 9, [.fillPath(both, .nonzero, .black)]).painted() == expected)
    }

    @Test(arguments: 1...20, [1e3, 3e6, 1e9])
    func `polygons with distant corners cover their exact area`(seed: Int, size: Double) throws {
        var random = Seeded(seed)
        let corners = (0..<3).map { _ in Point(x: random.double(-size...size), y: random.double(-size...size)) }
        let bitmap = try DisplayList(20, 20, [.fillPath(polygon(corners), .nonzero, .black)]).painted()
        #expect(ExactArea(rings: [corners]).largestError(of: bitmap, .nonzero) <= 1 / 256)
    }

    @Test(arguments: 1...20, [1e4, 1e7, 1e30, 1e300])
    func `curves through distant points terminate and stay in the bitmap`(seed: Int, size: Double) throws {
        var random = Seeded(seed)
        let far = (0..<3).map { _ in Point(x: random.double(-size...size), y: random.double(-size...size)) }
        let path = Path([
            .move(random.point()), .cubic(control1: far[0], control2: far[1], end: random.point()),
            .quad(control: far[2], end: random.point()),
        ])
        let bitmap = try DisplayList(40, 40, [.fillPath(path, .evenOdd, .black)]).painted(scale: 3)
        #expect(bitmap.width == 120)
    }

    @Test func `a million segments paint promptly`() throws {
        var random = Seeded(1)
        let corners = (0..<1_000_000).map { _ in random.point(64, margin: 1000) }
        let elapsed = try processorTime {
            let bitmap = try DisplayList(64, 64, [.fillPath(polygon(corners), .evenOdd, .black)]).painted()
            #expect(bitmap.width == 64)
        }
        #expect(elapsed < .seconds(60))
    }

    @Test(arguments: [FillRule.nonzero, .evenOdd])
    func `tens of thousands of lines that cross in every pixel paint promptly`(rule: FillRule) throws {
        var random = Seeded(2)
        let corners = (0..<30_000).map { _ in random.point(48) }
        let elapsed = try processorTime {
            let bitmap = try DisplayList(48, 48, [.fillPath(polygon(corners), rule, .black)]).painted()
            #expect(bitmap.width == 48)
        }
        #expect(elapsed < .seconds(60))
    }

    @Test func `a path of only closes and moves draws nothing`() throws {
        let path = Path([.close, .close, .move(Point(x: 3, y: 3)), .close, .move(.zero), .move(Point(x: 5, y: 1))])
        let bitmap = try DisplayList(9, 9, [.fillPath(path, .nonzero, .black)]).painted()
        #expect(bitmap.pixels.allSatisfy { $0 == .clear })
    }

    @Test func `a subpath without a move starts at the origin or at the last closing point`() throws {
        let corner = { (x: Double, y: Double) in Path.Element.line(Point(x: x, y: y)) }
        let path = Path([corner(2, 0), corner(2, 1), corner(0, 1), .close, corner(0, 2), corner(1, 2), corner(1, 0)])
        #expect(try DisplayList(3, 2, [.fillPath(path, .evenOdd, .black)]).painted().art == ".. ## ..\n## .. ..")
    }

    @Test func `bitmaps higher than one band are painted whole`() throws {
        let disc = DisplayList.Item.Command.fillPath(rect(0, 0, 4000, 4000, radius: 2000).path, .nonzero, .black)
        let bitmap = try DisplayList(4000, 4000, [disc]).painted()
        let whole = (0..<4000).allSatisfy { bitmap[2000, $0].alpha == 255 && bitmap[$0, 2000].alpha == 255 }
        #expect(whole && bitmap[0, 0].alpha == 0 && bitmap[3999, 3999].alpha == 0)
    }
}
