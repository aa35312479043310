import Foundation
import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct GradientSpreadTests {
    private static let red = SRGBColor(red: 1, green: 0, blue: 0)
    private static let blue = SRGBColor(red: 0, green: 0, blue: 1)
    private static let middle = Point(x: 30.5, y: 30.5)
    /// The lengths are whole pixels, so that repetitions fall on pixels.
    private static let geometries: [GradientPaint.Geometry] = [
        .linear(start: Point(x: 30.5, y: 0), end: Point(x: 38.5, y: 0)),
        .radial(center: middle, startRadius: 0, endRadius: 8),
        .elliptical(center: middle, startRadius: 0, endRadius: 1, axes: Size(width: 8, height: 20)),
        .conical(start: middle, startRadius: 0, end: middle, endRadius: 8),
    ]

    @Test(arguments: geometries)
    func `a repeated gradient is periodic`(geometry: GradientPaint.Geometry) throws {
        let row = try Self.middleRow(geometry, .repeat)
        for column in 31..<52 { #expect(row[column].difference(from: row[column + 8].levels) <= 1, "\(column)") }
        #expect(row[37].blue > 200 && row[39].red > 200)
    }

    @Test(arguments: geometries)
    func `a reflected gradient reverses at its end`(geometry: GradientPaint.Geometry) throws {
        let row = try Self.middleRow(geometry, .reflect)
        for column in 39..<46 {
            #expect(row[column].difference(from: row[76 - column].levels) <= 1, "\(column)")
        }
    }

    @Test func `concentric circles are a radial gradient`() throws {
        for spread in [GradientPaint.Spread.pad, .repeat, .reflect] {
            let radial = try Self.painted(.radial(center: Self.middle, startRadius: 3, endRadius: 20), spread)
            let cone = GradientPaint.Geometry.conical(
                start: Self.middle, startRadius: 3, end: Self.middle, endRadius: 20)
            #expect(try Self.painted(cone, spread).largestDifference(from: radial) <= 1)
        }
    }

    @Test func `a pixel has the colour of the largest circle through it`() throws {
        let geometry = GradientPaint.Geometry.conical(
            start: Point(x: 20, y: 30), startRadius: 2, end: Point(x: 35, y: 30), endRadius: 22)
        let bitmap = try Self.painted(geometry, .pad)
        for (x, y) in [(10, 30), (22, 22), (40, 41), (50, 30), (30, 12)] {
            let (along, down) = (Double(x) + 0.5, Double(y) + 0.5)
            // Tries all circles from the end.
            let place = stride(from: 1, through: 0, by: -0.0005).first {
                hypot(along - 20 - 15 * $0, down - 30) >= 2 + 20 * $0
            }
            #expect(abs(Double(bitmap[x, y].blue) - (place ?? 0) * 255) <= 1.5, "\(x),\(y)")
        }
    }

    @Test(arguments: [0.0, 33, 120, 211], [0, 1e-5, -1e-12])
    func `a focus on the circle leaves colours inside it unchanged`(degrees: Double, beyond: Double) throws {
        let (center, radius) = (Point(x: 30, y: 31), 25.3 * (1 + beyond))
        let focus = Point(
            x: center.x + radius * cos(degrees * .pi / 180), y: center.y + radius * sin(degrees * .pi / 180))
        let cone = GradientPaint.Geometry.conical(start: focus, startRadius: 0, end: center, endRadius: 25.3)
        let bitmap = try Self.painted(cone, .pad)
        for (x, y) in [(30, 31), (25, 27), (38, 40), (33, 22)] {
            let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
            #expect(abs(Double(bitmap[x, y].blue) - 255 * Self.touching(place, focus, center)) < 2, "\(x),\(y)")
        }
    }

    /// Returns the gradient location for circles through a focus on the end circle: the squared distance over twice
    /// the component toward the centre.
    private static func touching(_ place: Point, _ focus: Point, _ center: Point) -> Double {
        let (x, y) = (place.x - focus.x, place.y - focus.y)
        return (x * x + y * y) / (2 * (x * (center.x - focus.x) + y * (center.y - focus.y)))
    }

    @Test(arguments: [
        GradientPaint.Geometry.linear(start: Point(x: 20, y: 0), end: Point(x: 40, y: 0)),
        .radial(center: Point(x: 0.5, y: 30.5), startRadius: 20, endRadius: 40),
        .conical(start: Point(x: 0.5, y: 30.5), startRadius: 20, end: Point(x: 0.5, y: 30.5), endRadius: 40),
    ])
    func `of several stops at an end the outermost is used outside`(geometry: GradientPaint.Geometry) throws {
        let outer = [GradientPaint.Stop(Self.red, location: 0), .init(.white, location: 0)]
        let stops = outer + [.init(.black, location: 1), .init(Self.blue, location: 1)]
        for (spread, ends) in [(GradientPaint.Spread.pad, [Self.red, Self.blue]), (.reflect, [.black, .white])] {
            let paint = Paint(GradientPaint(geometry, stops: stops, spread: spread))
            let row = try DisplayList(61, 61, [.fillRect(rect(0, 0, 61, 61), paint)]).painted().row(30).map { $0 }
            #expect(row[spread == .pad ? 5 : 1].difference(from: PremultipliedPixel(ends[0]).levels) < 40, "\(spread)")
            #expect(row[spread == .pad ? 55 : 59].difference(from: PremultipliedPixel(ends[1]).levels) < 40)
            #expect(row[21].red > 200 && row[21].green > 200 && row[38].red < 50 && row[38].blue < 50)
        }
    }

    @Test(arguments: [
        (SRGBColor.black, SRGBColor.white), (red, blue), (.white, blue), (red, SRGBColor(red: 0, green: 1, blue: 0)),
    ])
    func `perceptual mixing follows the published OKLab formulas`(from: SRGBColor, to: SRGBColor) throws {
        let stops = [GradientPaint.Stop(from, location: 0), .init(to, location: 1)]
        let line = GradientPaint.Geometry.linear(start: .zero, end: Point(x: 101, y: 0))
        let gradient = GradientPaint(line, stops: stops, colorSpace: .okLab)
        let row = try DisplayList(101, 1, [.fillRect(rect(0, 0, 101, 1), Paint(gradient))]).painted()
        for x in 0..<101 {
            let expected = Self.mixed(from, to, (Double(x) + 0.5) / 101)
            #expect(row[x, 0].difference(from: expected + [255]) <= 1, "\(x)")
        }
    }

    private static func middleRow(
        _ geometry: GradientPaint.Geometry, _ spread: GradientPaint.Spread
    ) throws -> [PremultipliedPixel] { try painted(geometry, spread).row(30).map { $0 } }

    private static func painted(_ geometry: GradientPaint.Geometry, _ spread: GradientPaint.Spread) throws -> Bitmap {
        let stops = [GradientPaint.Stop(red, location: 0), .init(blue, location: 1)]
        let paint = Paint(GradientPaint(geometry, stops: stops, spread: spread))
        return try DisplayList(61, 61, [.fillRect(rect(0, 0, 61, 61), paint)]).painted()
    }
}

/// A second implementation of OKLab, from its publication, with the C library's powers and roots.
extension GradientSpreadTests {
    fileprivate static func mixed(_ from: SRGBColor, _ to: SRGBColor, _ share: Double) -> [Double] {
        let lab = zip(lab(from), lab(to)).map { $0 + ($1 - $0) * share }
        let roots = [
            [1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728], [1, -0.0894841775, -1.2914855480],
        ]
        let cones = product(roots, lab).map { $0 * $0 * $0 }
        let linear = product(
            [
                [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
                [-0.0041960863, -0.7034186147, 1.7076147010],
            ], cones)
        return linear.map { 255 * ($0 <= 0.0031308 ? max(0, 12.92 * $0) : min(1, 1.055 * pow($0, 1 / 2.4) - 0.055)) }
    }

    private static func lab(_ color: SRGBColor) -> [Double] {
        let linear = [color.red, color.green, color.blue].map {
            $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
        }
        let cones = [
            [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
            [0.0883024619, 0.2817188376, 0.6299787005],
        ]
        let axes = [
            [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
            [0.0259040371, 0.7827717662, -0.8086757660],
        ]
        return product(axes, product(cones, linear).map { cbrt($0) })
    }

    private static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
        matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
    }
}
