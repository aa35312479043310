import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightCodecs

struct SVGPathDataTests {
    @Test(
        arguments: [
            ("M1 2L3 4", "M1,2 L3,4"), ("m1 2l3 4", "M1,2 L4,6"), ("M1,2 3,4 5 6", "M1,2 L3,4 L5,6"),
            ("m1 2 3 4", "M1,2 L4,6"), ("M0 0H5V6h-1v-2", "M0,0 L5,0 L5,6 L4,6 L4,4"),
            ("M.5.5.25-1", "M0.5,0.5 L0.25,-1"), ("M1.5.5e1-2E0+3", "M1.5,5 L-2,3"), ("M0 0 1.", "M0,0"),
            ("M0 0C1 2 3 4 5 6S9 9 10 10", "M0,0 C1,2 3,4 5,6 C7,8 9,9 10,10"),
            ("M0 0S1 1 2 2", "M0,0 C0,0 1,1 2,2"), ("M0 0Q1 2 3 4T5 6t1 1", "M0,0 Q1,2 3,4 Q5,6 5,6 Q5,6 6,7"),
            ("M0 0Q1 2 3 4L5 5T9 9", "M0,0 Q1,2 3,4 L5,5 Q5,5 9,9"),
            ("M1 1L2 2zL5 5", "M1,1 L2,2 Z M1,1 L5,5"), ("M1 1L2 2Zm1 1l1 0", "M1,1 L2,2 Z M2,2 L3,2"),
            ("M0 0A0 5 0 0 1 9 9", "M0,0 L9,9"), ("M3 3A5 5 0 0 1 3 3", "M3,3"), ("", ""), ("  \n\t", ""),
        ])
    func `path data is parsed by the grammar`(data: String, path: String) {
        #expect(SVGPathData(data).path.svgData == path)
    }

    @Test(
        arguments: [
            ("L1 1", 0, ""), ("M1", 2, ""), ("M0 0L1 1x", 8, "M0,0 L1,1"), ("M0 0 1 1 2", 10, "M0,0 L1,1"),
            ("M0 0L1 1,", 8, "M0,0 L1,1"), ("M0 0A1 1 0 2 1 5 5", 11, "M0,0"), ("M0 0C1 2 3 4 5", 14, "M0,0"),
            ("M0 0L1 1 L", 10, "M0,0 L1,1"), ("M0 0L1 1 # L2 2", 9, "M0,0 L1,1"), ("M0 0z z5", 7, "M0,0 Z Z"),
        ])
    func `segments before an error are kept, and the error is located`(data: String, place: Int, path: String) {
        let parsed = SVGPathData(data)
        #expect(parsed.mistake == place && parsed.path.svgData == path)
    }

    @Test func `flags need no separators`() {
        #expect(SVGPathData("M0 0a5 5 0 0110 0").path == SVGPathData("M0 0a5 5 0 0 1 10 0").path)
        #expect(SVGPathData("M0 0a5 5 0 10.5.5").path == SVGPathData("M0 0a5 5 0 1 0 .5 .5").path)
    }

    /// Points are compared in the coordinate system in which the ellipse is a unit circle.
    @Test(arguments: 1...200)
    func `an arc follows its ellipse on the correct side`(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let radii = Size(width: .random(in: 20...60, using: &random), height: .random(in: 20...60, using: &random))
        let end = Point(x: .random(in: -20...20, using: &random), y: .random(in: 1...20, using: &random))
        let arc = SVGArc(
            radii: radii, rotation: 0, isLarge: .random(using: &random), isClockwise: .random(using: &random))
        var path = Path([.move(Point(x: 0, y: 0))])
        arc.add(to: &path, from: Point(x: 0, y: 0), to: end)
        #expect(path.currentPoint == end)
        let stops = path.applying(.scale(x: 1 / radii.width, y: 1 / radii.height)).stops
        let turns = try #require(UnitCircle(through: stops)?.turns(stops))
        #expect(abs(turns) < 2 * Double.pi && (turns > 0) == arc.isClockwise && (abs(turns) > Double.pi) == arc.isLarge)
    }

    @Test func `radii that are too small are scaled up`() {
        #expect(SVGPathData("M0 0A1 1 0 0 1 20 0").path.boundingRect.height.rounded() == 10)
    }

    @Test(arguments: ["1", "-1.5", ".5", "1e3", "1E-3", "12345678901234567890", "1e300", "0.1", "123.456e-7", "3e-400"])
    func `numbers are the nearest doubles, clamped to 1e9`(text: String) throws {
        var scanner = SVGScanner(text)
        let expected = try #require(Double(text))
        #expect(scanner.number() == min(expected, SVGLimits.magnitude) && scanner.isAtEnd)
    }

    @Test(arguments: 1...500)
    func `random numbers are parsed exactly`(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let number = Double.random(in: -1e6...1e6, using: &random) * (Bool.random(using: &random) ? 1 : 1e-9)
        var scanner = SVGScanner("\(number)")
        #expect(scanner.number() == number && scanner.isAtEnd)
    }
}

extension Path {
    /// The end points and midpoints of the elements.
    fileprivate var stops: [Point] {
        var stops: [Point] = []
        for element in elements {
            if case .cubic(let b, let c, let d) = element, let a = stops.last {
                stops.append(Point(x: (a.x + 3 * (b.x + c.x) + d.x) / 8, y: (a.y + 3 * (b.y + c.y) + d.y) / 8))
                stops.append(d)
            } else if case .move(let point) = element {
                stops.append(point)
            }
        }
        return stops
    }
}

/// A circle of radius 1.
private struct UnitCircle {
    let center: Point

    /// Creates the circle through the points; nil if there is none.
    init?(through points: [Point]) {
        guard let first = points.first, let last = points.last else { return nil }
        let half = Point(x: (last.x - first.x) / 2, y: (last.y - first.y) / 2)
        let square = half.x * half.x + half.y * half.y
        let reach = (1 / square - 1).squareRoot()
        let centers = [1.0, -1].map { side in
            Point(x: first.x + half.x - half.y * reach * side, y: first.y + half.y + half.x * reach * side)
        }
        let fitting = centers.first { center in
            points.allSatisfy { point in
                let (x, y) = (point.x - center.x, point.y - center.y)
                return abs(x * x + y * y - 1) < 1e-3
            }
        }
        guard let fitting else { return nil }
        center = fitting
    }

    /// Returns the total angle of the steps between the points, clockwise on the screen.
    func turns(_ points: [Point]) -> Double {
        zip(points, points.dropFirst()).reduce(0) { sum, step in
            let (a, b) = (step.0 - center, step.1 - center)
            return sum + Trigonometry.arcTangent(y: a.x * b.y - a.y * b.x, x: a.x * b.x + a.y * b.y)
        }
    }
}
