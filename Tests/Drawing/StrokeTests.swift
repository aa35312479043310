import Foundation
import FramewrightTestSupport
import Testing

@testable import FramewrightDrawing

struct StrokeTests {
    @Test(arguments: 1...40)
    func `with round joins and caps a point is inside if it is near the line`(seed: Int) {
        var chance = Chance(seed)
        let path = chance.scribble(isClosed: seed % 3 == 0)
        let width = chance.double(0.3...14)
        let outline = path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
        let line = path.sampled(1500)
        for _ in 0..<400 {
            let point = chance.point(-10...50)
            var square = Double.infinity
            for place in line {
                let (x, y) = (place.x - point.x, place.y - point.y)
                square = min(square, x * x + y * y)
            }
            let distance = square.squareRoot()
            guard abs(distance - width / 2) > 0.05 else { continue }
            #expect(outline.contains(point) == (distance < width / 2), "\(point) at \(distance)")
        }
    }

    @Test(arguments: [
        (LineJoin.miter, Rect(x: -2, y: -2, width: 24, height: 24)),
        (.bevel, Rect(x: -2, y: -2, width: 24, height: 24)),
    ])
    func `a closed square keeps its outline`(join: LineJoin, bounds: Rect) {
        let square = Path(Rect(x: 0, y: 0, width: 20, height: 20))
        let outline = square.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join))
        #expect(outline.boundingRect == bounds)
        #expect(outline.contains(Point(x: -1.9, y: -1.9)) == (join == .miter))
        #expect(outline.contains(Point(x: 1.9, y: 1.9)) && !outline.contains(Point(x: 2.1, y: 2.1)))
    }

    @Test func `a corner beyond the miter limit is bevelled`() {
        let corner = Path { $0.addLines([.zero, Point(x: 20, y: 0), Point(x: 0, y: 8)]) }
        let sharp = corner.strokedPath(StrokeStyle(lineWidth: 2, miterLimit: 10)).boundingRect
        let cut = corner.strokedPath(StrokeStyle(lineWidth: 2, miterLimit: 2)).boundingRect
        // The miter of the corner of atan(8 / 20) is 1 / sin(half the angle) line widths long.
        #expect(abs(sharp.maxX - 20 - 1 / tan(atan(0.4) / 2)) < 0.001)
        #expect(cut.maxX < 21)
    }

    @Test(arguments: [(LineCap.butt, 0.0), (.square, 3), (.round, 3)])
    func `caps have their documented length`(cap: LineCap, reach: Double) {
        let line = Path { $0.addLines([Point(x: 10, y: 5), Point(x: 30, y: 5)]) }
        let box = line.strokedPath(StrokeStyle(lineWidth: 6, lineCap: cap)).boundingRect
        #expect(abs(box.minX - 10 + reach) < 0.02 && abs(box.maxX - 30 - reach) < 0.02)
        #expect(box.minY == 2 && box.maxY == 8)
    }

    @Test(arguments: [(LineCap.butt, true), (.square, false), (.round, false)])
    func `a line without length is a dot unless its caps are flat`(cap: LineCap, isEmpty: Bool) {
        let dot = Path { $0.addLines([Point(x: 5, y: 5), Point(x: 5, y: 5)]) }
        let outline = dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
        #expect(outline.isEmpty == isEmpty)
        #expect(outline.contains(Point(x: 6.7, y: 6.7)) == (cap == .square))
        #expect(outline.contains(Point(x: 6.2, y: 6.2)) != isEmpty)
    }

    @Test(arguments: [
        ([4.0, 2], 0.0, "M0,"), ([4], 0, "M0,"), ([4, 2], 5, "M1,"), ([4, 2], -1, "M1,"), ([1, 2, 3], 0, "M0,"),
    ])
    func `dashes cover the parts given by the pattern`(dash: [Double], phase: Double, start: String) {
        let line = Path { $0.addLines([.zero, Point(x: 25, y: 0), Point(x: 25, y: 25)]) }
        let outline = line.strokedPath(StrokeStyle(lineWidth: 1, dash: dash, dashPhase: phase))
        let period = dash.count % 2 == 0 ? dash : dash + dash
        for step in 0..<500 {
            let place = Double(step) / 10 + 0.05
            let point = place < 25 ? Point(x: place, y: 0) : Point(x: 25, y: place - 25)
            guard abs(place - 25) > 0.6 else { continue }
            #expect(outline.contains(point) == period.isDash(at: place + phase), "\(place)")
        }
        #expect(outline.svgData.hasPrefix(start))
    }

    @Test func `dashes without length are dots`() {
        let line = Path { $0.addLines([.zero, Point(x: 20, y: 0)]) }
        let outline = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 5]))
        #expect([0.0, 5, 10, 15].allSatisfy { outline.contains(Point(x: $0, y: 0.5)) })
        #expect([2.5, 7.5, 12.5].allSatisfy { !outline.contains(Point(x: $0, y: 0)) })
    }

    @Test(arguments: [
        ([500.0, 10], 0.0, true), ([20, 0], 0, true), ([30, 10], 5, true), ([30, 10], 15, true), ([30, 10], 0, false),
        ([10, 20], 25, false),
    ])
    func `a dash that continues over the start of a closed line has a join there`(
        dash: [Double], phase: Double, hasCorner: Bool
    ) {
        let square = Path(Rect(x: 0, y: 0, width: 20, height: 20))
        let outline = square.strokedPath(StrokeStyle(lineWidth: 4, dash: dash, dashPhase: phase))
        #expect(outline.contains(Point(x: -1.9, y: -1.9)) == hasCorner)
        #expect(outline.contains(Point(x: 0, y: 1)) == (hasCorner || dash[0] == 30))
    }

    /// Sums of lengths have small rounding errors in both directions.
    @Test(arguments: [0.1, 0.3, 0.7, 1.1, 1024.0 / 96])
    func `a dash that ends at a corner does not continue around it`(scale: Double) {
        let square = Path(Rect(x: 0, y: 0, width: 30, height: 30)).applying(.scale(x: scale, y: scale))
        let style = StrokeStyle(lineWidth: 6 * scale, dash: [10 * scale, 5 * scale])
        let outline = square.strokedPath(style).applying(.scale(x: 1 / scale, y: 1 / scale))
        for corner in [Point(x: -2, y: -2), Point(x: 32, y: -2), Point(x: 32, y: 32), Point(x: -2, y: 32)] {
            #expect(!outline.contains(corner), "\(corner)")
        }
    }

    @Test(arguments: [2.0, 12, 18, 30, 38])
    func `flat ends are perpendicular to the curve, not to its chords`(width: Double) {
        let arc = Path {
            $0.addArc(center: .zero, radius: 20, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        }
        for style in [StrokeStyle(lineWidth: width), StrokeStyle(lineWidth: width, dash: [99])] {
            let outline = arc.strokedPath(style)
            for distance in stride(from: 20.3 - width / 2, to: 19.7 + width / 2, by: 0.5) {
                #expect(outline.contains(Point(x: distance, y: 0.03)) && outline.contains(Point(x: 0.03, y: distance)))
                #expect(!outline.contains(Point(x: distance, y: -0.03)), "\(distance)")
                #expect(!outline.contains(Point(x: -0.03, y: distance)), "\(distance)")
            }
        }
    }

    @Test func `a single dash all around equals the closed line`() {
        let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20))
        #expect(circle.strokedPath(StrokeStyle(dash: [99])) == circle.strokedPath(StrokeStyle()))
    }

    @Test(arguments: [[], [0, 0], [-1, 2], [.nan, 1], [.infinity]] as [[Double]])
    func `an invalid pattern gives a solid line`(dash: [Double]) {
        let line = Path { $0.addLines([.zero, Point(x: 20, y: 0)]) }
        #expect(line.strokedPath(StrokeStyle(dash: dash)) == line.strokedPath(StrokeStyle()))
    }

    @Test(arguments: [1e-9, 1e-3])
    func `an excessive number of dashes gives a solid line`(length: Double) {
        let line = Path { $0.addLines([.zero, Point(x: 1e6, y: 0)]) }
        let elapsed = processorTime {
            let outline = line.strokedPath(StrokeStyle(dash: [length]))
            #expect(outline.elements.count < 10)
        }
        #expect(elapsed < .seconds(60))
    }

    @Test func `a huge width along thousands of turns takes bounded memory`() {
        var chance = Chance(1)
        let zigzag = Path { $0.addLines((0..<20_000).map { _ in chance.point() }) }
        let curves = Path(
            [.move(.zero)] + (0..<4_000).map { _ in .quad(control: chance.point(-1e9...1e9), end: chance.point()) })
        let elapsed = processorTime {
            let outline = zigzag.strokedPath(StrokeStyle(lineWidth: 1e6, lineJoin: .round))
            #expect(outline.elements.count < 2 * StrokeTolerance.maximumPoints)
            #expect(curves.strokedPath(StrokeStyle()).elements.count < 4 * StrokeTolerance.maximumPoints)
        }
        #expect(elapsed < .seconds(60))
    }

    @Test(arguments: [Double.nan, .infinity, 0, -3])
    func `an invalid width draws nothing`(width: Double) {
        #expect(Path(Rect(x: 0, y: 0, width: 9, height: 9)).strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }

    @Test func `elements that are not finite are skipped without affecting others`() {
        var path = Path([.move(.zero), .line(Point(x: .nan, y: 3)), .move(Point(x: 1, y: 1)), .line(Point(x: 9, y: 1))])
        let expected = Path([.move(Point(x: 1, y: 1)), .line(Point(x: 9, y: 1))]).strokedPath(StrokeStyle())
        #expect(path.strokedPath(StrokeStyle()) == expected)
        path.addCurve(to: Point(x: 1e300, y: -1e300), control1: .zero, control2: Point(x: -1e308, y: 1e308))
        #expect(path.strokedPath(StrokeStyle(lineJoin: .round, dash: [1, 2])).elements.count < 5000)
    }
}

extension [Double] {
    /// Returns true if a position along the line is in a dash of this pattern.
    fileprivate func isDash(at place: Double) -> Bool {
        let period = reduce(0, +)
        var rest = place - (place / period).rounded(.down) * period
        for (index, length) in enumerated() {
            if rest < length { return index % 2 == 0 }
            rest -= length
        }
        return true
    }
}

extension Chance {
    /// Returns random lines and curves, sometimes with sharp turns.
    fileprivate mutating func scribble(isClosed: Bool) -> Path {
        var path = Path()
        path.move(to: point())
        for _ in 0..<Int.random(in: 1...4, using: &self) {
            switch Int.random(in: 0...2, using: &self) {
            case 0: path.addLine(to: point())
            case 1: path.addQuadCurve(to: point(), control: point())
            default: path.addCurve(to: point(), control1: point(), control2: point())
            }
        }
        if isClosed { path.closeSubpath() }
        return path
    }
}
