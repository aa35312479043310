import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct CoverageScanTests {
    @Test(arguments: 1...60)
    func `polygons cover their exact area`(seed: Int) throws {
        var random = Seeded(seed)
        let corners = (0..<Int.random(in: 3...6, using: &random)).map { _ in random.point() }
        for rule in [FillRule.nonzero, .evenOdd] {
            let bitmap = try DisplayList(40, 40, [.fillPath(polygon(corners), rule, .black)]).painted()
            #expect(ExactArea(rings: [corners]).largestError(of: bitmap, rule) <= (corners.count == 3 ? 1 : 2) / 256)
        }
    }

    @Test(arguments: 1...60)
    func `outlines that cross inside a pixel cover their exact area`(seed: Int) throws {
        var random = Seeded(seed)
        let rings = (0..<3).map { _ in
            (0..<Int.random(in: 3...5, using: &random)).map { _ in random.point(6, margin: 1) }
        }
        for rule in [FillRule.nonzero, .evenOdd] {
            let path = Path(rings.flatMap { polygon($0).elements })
            let bitmap = try DisplayList(6, 6, [.fillPath(path, rule, .black)]).painted()
            #expect(ExactArea(rings: rings).largestError(of: bitmap, rule) <= 2 / 256)
        }
    }

    @Test(arguments: 1...40)
    func `rectangles overlapping inside a pixel, with horizontal sides, cover their union`(seed: Int) throws {
        var random = Seeded(seed)
        let corners = (0..<3).map { _ in
            let (from, to) = (random.point(3, margin: 0), random.point(3, margin: 0))
            return [from, Point(x: to.x, y: from.y), to, Point(x: from.x, y: to.y)]
        }
        for rule in [FillRule.nonzero, .evenOdd] {
            let path = Path(corners.flatMap { polygon($0).elements })
            let bitmap = try DisplayList(4, 4, [.fillPath(path, rule, .black)]).painted()
            #expect(ExactArea(rings: corners).largestError(of: bitmap, rule) <= 2 / 256)
        }
    }

    @Test(arguments: 1...20)
    func `slivers thinner than a pixel cover their exact area`(seed: Int) throws {
        var random = Seeded(seed)
        let start = random.point()
        let corners = [start, random.point(), start + Point(x: random.double(-0.4...0.4), y: 0.3)]
        let bitmap = try DisplayList(40, 40, [.fillPath(polygon(corners), .nonzero, .black)]).painted()
        #expect(ExactArea(rings: [corners]).largestError(of: bitmap, .nonzero) <= 1 / 256)
    }

    @Test(arguments: 1...20)
    func `nearly horizontal edges cover their exact area`(seed: Int) throws {
        var random = Seeded(seed)
        let corners = [
            Point(x: -3, y: random.double(8...12)), Point(x: 43, y: random.double(8...12)),
            Point(x: 41, y: random.double(12...13)), Point(x: random.double(0...9), y: 11.9),
        ]
        let bitmap = try DisplayList(40, 40, [.fillPath(polygon(corners), .nonzero, .black)]).painted()
        #expect(ExactArea(rings: [corners]).largestError(of: bitmap, .nonzero) <= 1 / 256)
    }

    @Test(arguments: 1...20)
    func `cubics stay within four levels of their exact area`(seed: Int) throws {
        var random = Seeded(seed)
        let points = (0..<4).map { _ in random.point() }
        let path = Path([
            .move(points[0]), .cubic(control1: points[1], control2: points[2], end: points[3]), .close,
        ])
        let exact = ExactArea(rings: [ExactArea.cubic(points[0], points[1], points[2], points[3])])
        for rule in [FillRule.nonzero, .evenOdd] {
            let bitmap = try DisplayList(40, 40, [.fillPath(path, rule, .black)]).painted()
            #expect(exact.largestError(of: bitmap, rule) <= 4.5 / 255)
        }
    }

    @Test(arguments: 1...20)
    func `a quadratic curve equals the same curve as a cubic`(seed: Int) throws {
        var random = Seeded(seed)
        let (start, control, end) = (random.point(), random.point(), random.point())
        let third = { (a: Point) in Point(x: (a.x + 2 * control.x) / 3, y: (a.y + 2 * control.y) / 3) }
        let quad = Path([.move(start), .quad(control: control, end: end)])
        let cubic = Path([.move(start), .cubic(control1: third(start), control2: third(end), end: end)])
        let one = try DisplayList(40, 40, [.fillPath(quad, .nonzero, .black)]).painted()
        let two = try DisplayList(40, 40, [.fillPath(cubic, .nonzero, .black)]).painted()
        #expect(one.largestDifference(from: two) <= 5)
    }

    @Test(arguments: 1...30)
    func `a window has the same coverage as the whole`(seed: Int) {
        var random = Seeded(seed)
        let whole = PixelRect(x: -8, y: -8, width: 56, height: 56)
        let part = PixelRect(x: 5, y: 9, width: 17, height: 14)
        let path = random.blob()
        var scan = CoverageScan()
        let all = scan.levels(of: path, in: whole)
        let some = scan.levels(of: path, in: part)
        #expect(part.rows.allSatisfy { y in part.columns.allSatisfy { some[[$0, y]] == all[[$0, y]] } })
    }

    @Test func `two shapes sharing an edge leave no gap`() {
        let edge = [Point(x: 3.21, y: -1), Point(x: 17.77, y: 21)]
        let path = { (side: Double) in polygon(edge + [Point(x: side, y: 21), Point(x: side, y: -1)]) }
        var scan = CoverageScan()
        let window = PixelRect(x: 0, y: 0, width: 20, height: 20)
        let left = scan.levels(of: path(-1), in: window)
        let right = scan.levels(of: path(21), in: window)
        #expect(left.allSatisfy { (255...256).contains(Int($1) + Int(right[$0] ?? 0)) })
    }

    @Test(arguments: 1...12)
    func `rows do not depend on the strip in which their edges are accumulated`(seed: Int) {
        var random = Seeded(seed)
        // Tall and short edges, some of which begin and end where strips do.
        let corners = (0..<30).map { _ in
            Point(x: random.double(-20...1020), y: Double(Int.random(in: -40...440, using: &random)) / 4)
        }
        let path = Path(polygon(corners).elements + random.blob(scale: 20).elements)
        let window = PixelRect(x: 0, y: 0, width: 1_000, height: 100)
        #expect(StripOrder.rows(of: CellGrid(window: window)) < 50)
        for rule in [FillRule.nonzero, .evenOdd] {
            var (scan, plain) = (CoverageScan(), CoverageScan())
            scan.accumulate(path, .identity, in: window)
            for y in window.rows {
                scan.sweep(row: y, rule)
                plain.accumulate(path, .identity, in: PixelRect(x: 0, y: y, width: window.width, height: 1))
                plain.sweep(row: y, rule)
                #expect(Array(scan.runs) == Array(plain.runs), "row \(y), \(rule)")
            }
        }
    }

    @Test func `edges that are too many to keep cover the same pixels`() {
        var random = Seeded(3)
        let corners = (0..<400).map { _ in random.point(40, margin: 4) }
        let once = polygon(corners)
        // Subpaths outside of the window change nothing but the number of edges.
        let away = (0..<CoverageScan.edgeLimit / 3).flatMap { _ in
            polygon([Point(x: -9, y: 1), Point(x: -8, y: 3), Point(x: -7, y: 2)]).elements
        }
        let window = PixelRect(x: 0, y: 0, width: 40, height: 40)
        var scan = CoverageScan()
        #expect(scan.levels(of: Path(once.elements + away), in: window) == scan.levels(of: once, in: window))
    }

    @Test func `bands cover a window once, from the top`() {
        let bands = CoverageScan.bands(of: PixelRect(x: 3, y: 7, width: 16_000, height: 1_000))
        #expect(bands.map(\.rows).first?.lowerBound == 7 && bands.map(\.rows).last?.upperBound == 1_007)
        #expect(zip(bands, bands.dropFirst()).allSatisfy { $0.rows.upperBound == $1.rows.lowerBound })
        #expect(bands.count > 1)
        #expect(bands.allSatisfy { CellGrid(window: $0).cellCount <= CoverageScan.cellLimit })
    }
}

extension Seeded {
    fileprivate mutating func blob(scale: Double = 1) -> Path {
        let points = (0..<7).map { _ in Point(x: point().x * scale, y: point().y) }
        return Path([
            .move(points[0]), .cubic(control1: points[1], control2: points[2], end: points[3]), .line(points[4]),
            .quad(control: points[5], end: points[6]), .close,
        ])
    }
}

extension CoverageScan {
    /// Returns the coverage level of every pixel by column and row.
    fileprivate mutating func levels(of path: Path, in window: PixelRect) -> [[Int]: UInt8] {
        var levels: [[Int]: UInt8] = [:]
        for y in window.rows { for x in window.columns { levels[[x, y]] = 0 } }
        accumulate(path, .identity, in: window)
        for y in window.rows {
            sweep(row: y, .nonzero)
            for run in runs { for x in run.start..<run.end { levels[[window.x + Int(x), y]] = run.level } }
        }
        return levels
    }
}
