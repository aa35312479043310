import FramewrightDrawing
import Testing

@testable import FramewrightRaster

/// Equal rows are scanned once. Painting one row at a time cannot use that, and serves as the reference.
struct UprightRowsTests {
    private typealias Command = DisplayList.Item.Command

    /// Returns the command clipped to one row at a time, so that no rows can be shared.
    private func rowByRow(_ command: Command, height: Int) -> [Command] {
        (0..<height).flatMap { [.pushClip(rect(0, Double($0), 60, 1)), command, .pop] }
    }

    private func frame(_ sides: [Double], _ top: Double, _ bottom: Double) -> Path {
        Path(
            stride(from: 0, to: sides.count - 1, by: 2).flatMap { index in
                let inset = Double(index)
                return polygon([
                    Point(x: sides[index], y: top + inset), Point(x: sides[index + 1], y: top + inset),
                    Point(x: sides[index + 1], y: bottom - inset), Point(x: sides[index], y: bottom - inset),
                ]).elements
            })
    }

    @Test(arguments: 1...60)
    func `nested frames equal those painted row by row`(seed: Int) throws {
        var random = Seeded(seed)
        let sides = (0..<2 * Int.random(in: 1...5, using: &random)).map { _ in random.double(-10...70) }
        let path = frame(sides, random.double(-20...10), random.double(30...90))
        let rule = seed.isMultiple(of: 2) ? FillRule.nonzero : .evenOdd
        let paint = Paint(SRGBColor(red: 0.3, green: 0.1, blue: 0.9, opacity: random.double(0...1) < 0.5 ? 1 : 0.4))
        let whole = try DisplayList(60, 60, [.fillPath(path, rule, paint)]).painted(background: .white)
        let pieces = try DisplayList(60, 60, rowByRow(.fillPath(path, rule, paint), height: 60))
        #expect(try whole == pieces.painted(background: .white))
    }

    @Test(arguments: 1...40)
    func `an upright side with crossings equals one painted row by row`(seed: Int) throws {
        var random = Seeded(seed)
        let crossing = [random.point(60), random.point(60), random.point(60)]
        let path = Path(
            frame([random.double(0...20), random.double(30...60)], 2, 58).elements + polygon(crossing).elements)
        let gradient = Paint(
            GradientPaint(
                .linear(start: .zero, end: Point(x: 60, y: 60)),
                stops: [.init(.white, location: 0), .init(.black, location: 1)]))
        for paint in [Paint.black, gradient] {
            let whole = try DisplayList(60, 60, [.fillPath(path, .nonzero, paint)]).painted()
            let pieces = DisplayList(60, 60, rowByRow(.fillPath(path, .nonzero, paint), height: 60))
            #expect(try whole == pieces.painted())
        }
    }

    @Test func `sides two pixels apart are folded into shared rows`() {
        var edges = polygon([
            Point(x: 1.5, y: 2.25), Point(x: 9, y: 2.25), Point(x: 9, y: 40.5), Point(x: 1.5, y: 40.5),
        ]).edges
        #expect(edges.foldUprightRows(within: 0..<60, mayOverlap: true) == 3..<40)
        #expect(edges.filter { $0.topX == $0.bottomX }.map(\.height).sorted() == [512, 512, 1792, 1792])
    }
}

extension Path {
    /// The edges of a polygon.
    fileprivate var edges: [Edge] {
        let corners = elements.compactMap { element -> Point? in
            switch element {
            case .move(let point), .line(let point): point
            default: nil
            }
        }
        return zip(corners, corners.dropFirst() + corners.prefix(1)).map { Edge(from: $0, to: $1) }
    }
}

extension Edge {
    fileprivate var height: Int32 { bottom - top }
}
