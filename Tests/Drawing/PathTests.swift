import Foundation
import FramewrightDrawing
import Testing

struct PathTests {
    @Test func `a path contains the elements added by its closure`() {
        let path = Path { path in
            path.addLines([Point(x: 1, y: 2), Point(x: 3, y: 4)])
            path.closeSubpath()
            path.addRect(Rect(x: 0, y: 0, width: 2, height: 1))
        }
        #expect(path.svgData == "M1,2 L3,4 Z M0,0 L2,0 L2,1 L0,1 Z")
        #expect(path.currentPoint == Point(x: 0, y: 0))
    }

    @Test func `a reversed path has its subpaths backwards, and one after a closed one ends at the start of that`() {
        let path = Path { path in
            path.addLines([Point(x: 1, y: 1), Point(x: 5, y: 1), Point(x: 5, y: 5)])
            path.closeSubpath()
            path.addLine(to: Point(x: 1, y: 9))
            path.addCurve(to: Point(x: 9, y: 9), control1: Point(x: 2, y: 8), control2: Point(x: 3, y: 7))
        }
        #expect(path.reversed().svgData == "M5,5 L5,1 L1,1 Z M9,9 C3,7 2,8 1,9 L1,1")
    }

    @Test func `an ellipse runs clockwise from its right side`() {
        let path = Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 10))
        let quarter = path.trimmedPath(from: 0, to: 0.25)
        #expect(quarter.elements.first == .move(Point(x: 20, y: 5)))
        #expect(abs((quarter.currentPoint?.x ?? 0) - 10) < 0.01 && abs((quarter.currentPoint?.y ?? 0) - 10) < 0.01)
    }

    @Test(arguments: [
        (0.0, 90.0, false), (0, 90, true), (30, -45, false), (30, -45, true), (0, 360, false), (-90, 300, true),
        (0, 360, true), (-90, 270, true), (360, 0, false), (37, 397, true),
    ])
    func `an arc has its radius, its ends and its direction`(start: Double, end: Double, clockwise: Bool) throws {
        let center = Point(x: 7, y: -3)
        let path = Path {
            $0.addArc(
                center: center, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
        }
        let points = path.sampled(50)
        #expect(points.allSatisfy { abs(hypot($0.x - center.x, $0.y - center.y) - 10) < 0.004 })
        let last = try #require(path.currentPoint)
        #expect(abs(last.x - (7 + 10 * cos(end * .pi / 180))) < 1e-9)
        // On the screen y grows downwards, so the flag is the opposite of the visible direction.
        let turn =
            (points[0].x - center.x) * (points[1].y - center.y) - (points[0].y - center.y) * (points[1].x - center.x)
        #expect((turn > 0) == !clockwise)
    }

    @Test(arguments: [(0.0, 360.0), (-90, 270), (37, 397), (360, 0), (10, 730)], [false, true])
    func `an arc between angles whole turns apart is a circle`(angles: (Double, Double), clockwise: Bool) {
        let path = Path {
            $0.addArc(
                center: .zero, radius: 10, startAngle: .degrees(angles.0), endAngle: .degrees(angles.1),
                clockwise: clockwise)
        }
        let box = path.boundingRect
        #expect(abs(box.minX + 10) < 0.01 && abs(box.maxX - 10) < 0.01)
        #expect(abs(box.minY + 10) < 0.01 && abs(box.maxY - 10) < 0.01)
    }

    @Test(arguments: [false, true])
    func `an arc between equal angles is a point`(clockwise: Bool) {
        let path = Path {
            $0.addArc(center: .zero, radius: 10, startAngle: .degrees(30), endAngle: .degrees(30), clockwise: clockwise)
        }
        #expect(path.boundingRect.size == .zero)
    }

    @Test func `an arc between tangents rounds a corner`() throws {
        let path = Path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: Point(x: 10, y: 0), tangent2End: Point(x: 10, y: 10), radius: 4)
        }
        let points = path.sampled(40).filter { $0.x > 6.01 }
        #expect(points.allSatisfy { abs(hypot($0.x - 6, $0.y - 4) - 4) < 0.01 })
        let last = try #require(path.currentPoint)
        #expect(abs(last.x - 10) < 1e-9 && abs(last.y - 4) < 1e-9)
    }

    @Test(arguments: [Double.nan, .infinity])
    func `an invalid arc adds nothing`(bad: Double) {
        var path = Path()
        path.addArc(center: .zero, radius: bad, startAngle: .zero, endAngle: .degrees(1), clockwise: false)
        path.addArc(center: .zero, radius: 1, startAngle: .radians(bad), endAngle: .degrees(1), clockwise: false)
        path.addRelativeArc(center: .zero, radius: -1, startAngle: .zero, delta: .degrees(1))
        #expect(path.isEmpty)
    }

    @Test(arguments: 1...30)
    func `the bounding rectangle is as tight as that of a thousand points`(seed: Int) {
        var chance = Chance(seed)
        let path = Path([
            .move(chance.point()), .cubic(control1: chance.point(), control2: chance.point(), end: chance.point()),
            .quad(control: chance.point(), end: chance.point()),
        ])
        let points = path.sampled(1000)
        let box = path.boundingRect
        #expect(abs(box.minX - points.map(\.x).min()!) < 0.05 && abs(box.maxY - points.map(\.y).max()!) < 0.05)
        #expect(points.allSatisfy { box.contains(Rect(origin: $0, size: .zero), tolerance: 1e-6) })
    }

    @Test func `a point in a hole is inside by one fill rule only`() {
        let path = Path {
            $0.addRect(Rect(x: 0, y: 0, width: 30, height: 30))
            $0.addEllipse(in: Rect(x: 10, y: 10, width: 10, height: 10))
        }
        #expect(path.contains(Point(x: 15, y: 15)) && !path.contains(Point(x: 15, y: 15), eoFill: true))
        #expect(path.contains(Point(x: 11, y: 11), eoFill: true) && !path.contains(Point(x: 31, y: 3)))
        #expect(!path.contains(Point(x: .nan, y: 3)))
    }

    @Test func `trimming cuts by length and keeps subpaths separate`() {
        let path = Path {
            $0.addLines([.zero, Point(x: 10, y: 0), Point(x: 10, y: 10)])
            $0.addLines([Point(x: 50, y: 0), Point(x: 70, y: 0)])
        }
        #expect(path.trimmedPath(from: 0.125, to: 0.75).svgData == "M5,0 L10,0 L10,10 M50,0 L60,0")
        #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty && path.trimmedPath(from: -1, to: 2) == path)
        #expect(path.trimmedPath(from: .nan, to: .nan).isEmpty)
    }

    @Test(arguments: 1...20)
    func `the parts of a trimmed curve are on the curve and add up to its length`(seed: Int) {
        var chance = Chance(seed)
        let path = Path([
            .move(chance.point()), .cubic(control1: chance.point(), control2: chance.point(), end: chance.point()),
        ])
        let cut = chance.double(0.1...0.9)
        let lengths = [path, path.trimmedPath(from: 0, to: cut), path.trimmedPath(from: cut, to: 1)].map(
            \.polygonLength)
        #expect(abs(lengths[1] - cut * lengths[0]) < 0.1)
        #expect(abs(lengths[1] + lengths[2] - lengths[0]) < 0.05)
    }
}

extension Path {
    /// Returns points on every line and curve, at equal steps of the parameter, by de Casteljau's algorithm.
    func sampled(_ count: Int) -> [Point] {
        var points: [Point] = []
        var (start, pen) = (Point.zero, Point.zero)
        func add(_ controls: [Point]) {
            for step in 0...count { points.append(Self.casteljau(controls, Double(step) / Double(count))) }
            pen = controls[controls.count - 1]
        }
        for element in elements {
            switch element {
            case .move(let point): (start, pen) = (point, point)
            case .line(let end): add([pen, end])
            case .quad(let control, let end): add([pen, control, end])
            case .cubic(let control1, let control2, let end): add([pen, control1, control2, end])
            case .close: add([pen, start])
            }
        }
        return points
    }

    private static func casteljau(_ points: [Point], _ t: Double) -> Point {
        guard points.count > 1 else { return points[0] }
        let next = zip(points, points.dropFirst()).map { from, to in
            Point(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
        }
        return casteljau(next, t)
    }

    var polygonLength: Double {
        let points = sampled(400)
        return zip(points, points.dropFirst()).map { hypot($0.x - $1.x, $0.y - $1.y) }.reduce(0, +)
    }

    @Test func `a path's description creates the same path`() {
        let path = Path { path in
            path.move(to: Point(x: 0, y: 50))
            path.addLine(to: Point(x: 55.22847498, y: -1e-14))
            path.addQuadCurve(to: Point(x: 1, y: 1_234_567), control: Point(x: 0.00001, y: 999_999.9))
            path.addCurve(to: Point(x: 1, y: 2), control1: Point(x: 3, y: 4), control2: Point(x: 5, y: 6.5))
            path.closeSubpath()
        }
        let text = "0 50 m 55.2285 -1e-14 l 1e-05 1e+06 1 1.23457e+06 q 3 4 5 6.5 1 2 c h"
        #expect(path.description == text)
        #expect(Path(text)?.description == text)
        #expect(Path("") == Path() && Path("0 0 m 1")?.description == "0 0 m")
    }

    @Test(arguments: ["bad", "0 m", "0 0 0 0 l", "0 0 m 1 2 q", "M0,0"])
    func `a text that is no path gives nil`(text: String) { #expect(Path(text) == nil) }
}
