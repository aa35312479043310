import Foundation
import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct GradientTests {
    private static let red = SRGBColor(red: 1, green: 0, blue: 0)
    private static let blue = SRGBColor(red: 0, green: 0, blue: 1)

    /// Layers under a blur begin left of the screen, where columns are negative.
    @Test(arguments: [-40.0, -3, 0.4, 60])
    func `an angular gradient on a blurred layer that begins left of the screen is painted`(x: Double) throws {
        let colors = [SRGBColor.black, .white, SRGBColor(red: 1, green: 0, blue: 0)]
        let gradient = GradientPaint.of(
            .angular(center: Point(x: x, y: 9), startAngle: .zero, endAngle: .degrees(360)), colors)
        let fill = DisplayList.Item.Command.fillRect(rect(-200, -200, 400, 400), Paint(gradient))
        let blur = DisplayList.Item.Command.pushLayer(.init(filters: [.blur(radius: 20)]))
        let bitmap = try DisplayList(30, 20, [blur, fill, .pop]).painted(scale: 2)
        #expect(bitmap.pixels.allSatisfy { $0.alpha > 200 })
    }

    @Test(arguments: 1...40)
    func `every pixel is within one level of the colour at its centre`(seed: Int) throws {
        var random = Seeded(seed)
        let gradient = random.gradient()
        let bitmap = try filled(gradient, 40, 40)
        for y in 0..<40 {
            for x in 0..<40 {
                let expected = gradient.plainColor(at: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
                #expect(bitmap[x, y].difference(from: expected) <= 1, "\(gradient) at \(x),\(y)")
            }
        }
    }

    /// Large enough for segments that are approximated by parabolas, near the centre, across the seam and at both
    /// ends of the ramp.
    @Test(arguments: [0, 7, 30], [0.0, 0.3])
    func `every pixel of a large round gradient is within one level of the colour at its centre`(
        startRadius: Double, turn: Double
    ) throws {
        let center = Point(x: 141.3, y: 95.6)
        let geometries: [GradientPaint.Geometry] = [
            .radial(center: center, startRadius: startRadius, endRadius: 211),
            .radial(center: center, startRadius: 180, endRadius: startRadius),
            .elliptical(center: center, startRadius: startRadius, endRadius: 90, axes: Size(width: 2, height: 1)),
            .angular(center: center, startAngle: .degrees(startRadius), endAngle: .degrees(startRadius + 360)),
        ]
        for geometry in geometries {
            let gradient = GradientPaint(
                geometry, stops: GradientPaint.of(geometry, [Self.red, .white, Self.blue, Self.red]).stops,
                transform: ProjectionTransform(.rotation(.radians(turn))))
            let bitmap = try filled(gradient, 400, 260)
            for y in stride(from: 0, to: 260, by: 5) {
                for x in 0..<400 {
                    let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
                    let own = AffineTransform.rotation(.radians(-turn)).apply(middle)
                    let difference = bitmap[x, y].difference(from: gradient.plainColor(at: own))
                    if difference > 1 { Issue.record("\(geometry) at \(x),\(y): \(difference)") }
                }
            }
        }
    }

    /// The whole ramp may lie between two columns of a row, or cross its corner.
    @Test(arguments: 1...60)
    func `a gradient shorter than a pixel shows both ends, whole or in part`(seed: Int) throws {
        var random = Seeded(seed)
        let (start, angle) = (random.point(margin: 0), random.double(0...(2 * .pi)))
        let (along, length) = (seed % 3 == 0 ? 0 : angle, random.double(0.02...1.5))
        let gradient = GradientPaint.of(
            .linear(start: start, end: Point(x: start.x + cos(along) * length, y: start.y + sin(along) * length)),
            [Self.red, Self.blue])
        let bitmap = try filled(gradient, 40, 40)
        for y in 0..<40 {
            for x in 0..<40 {
                let expected = gradient.plainColor(at: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
                #expect(bitmap[x, y].difference(from: expected) <= 1, "\(gradient.geometry) at \(x),\(y)")
            }
        }
        let fill = DisplayList.Item.Command.fillRect(rect(0, 0, 40, 40), Paint(gradient))
        for part in [rect(0, 0, 20, 40), rect(20, 0, 20, 40)] {
            let clipped = try DisplayList(40, 40, [.pushClip(part), fill, .pop]).painted()
            for (index, pixel) in clipped.pixels.enumerated() where pixel != .clear {
                #expect(pixel == bitmap.pixels[index], "\(gradient.geometry) at \(index)")
            }
        }
    }

    @Test func `a slow gradient changes by single levels`() throws {
        let ramp = GradientPaint.of(.linear(start: .zero, end: Point(x: 2000, y: 0)), [.black, .white])
        let row = try filled(ramp, 2000, 1).pixels.map(\.red)
        #expect(row.first == 0 && row.last == 255)
        #expect(zip(row, row.dropFirst()).allSatisfy { $1 == $0 || $1 == $0 + 1 })
        let runs = row.chunked().map(\.count)
        #expect(runs.dropFirst().dropLast().allSatisfy { (7...8).contains($0) })
    }

    @Test func `two stops at one location make a sharp edge`() throws {
        let stops = [(Self.red, 0.0), (Self.red, 0.5), (Self.blue, 0.5), (Self.blue, 1)]
        let gradient = GradientPaint(
            .linear(start: .zero, end: Point(x: 10, y: 0)), stops: stops.map { .init($0.0, location: $0.1) })
        let row = try filled(gradient, 10, 1).pixels
        #expect(row.prefix(5).allSatisfy { $0 == PremultipliedPixel(Self.red) })
        #expect(row.suffix(5).allSatisfy { $0 == PremultipliedPixel(Self.blue) })
    }

    @Test func `a fade to transparent keeps its colour`() throws {
        let gradient = GradientPaint.of(.linear(start: .zero, end: Point(x: 100, y: 0)), [Self.red, .clear])
        #expect(try filled(gradient, 100, 1).pixels.allSatisfy { $0.red == $0.alpha && $0.blue == 0 })
    }

    @Test func `an angular gradient starts on the right and runs clockwise`() throws {
        let colors = [Self.red, Self.blue, .white, .black]
        let stops = colors.enumerated().flatMap { index, color in
            [0.0, 0.25].map { GradientPaint.Stop(color, location: Double(index) / 4 + $0) }
        }
        let turn = GradientPaint.Geometry.angular(
            center: Point(x: 10, y: 10), startAngle: .zero, endAngle: .degrees(360))
        let bitmap = try filled(GradientPaint(turn, stops: stops), 20, 20)
        let corners = [bitmap[15, 15], bitmap[5, 15], bitmap[5, 5], bitmap[15, 5]]
        #expect(corners == colors.map { PremultipliedPixel($0) })
    }

    @Test func `the rest of an angular gradient's turn is split between its end colours`() throws {
        let geometry = GradientPaint.Geometry.angular(
            center: Point(x: 10, y: 10), startAngle: .degrees(0), endAngle: .degrees(90))
        let bitmap = try filled(GradientPaint.of(geometry, [Self.red, Self.blue]), 20, 20)
        #expect(bitmap[2, 15] == PremultipliedPixel(Self.blue) && bitmap[15, 2] == PremultipliedPixel(Self.red))
    }

    @Test(arguments: 1...20)
    func `clips and layers do not change the colours of a gradient`(seed: Int) throws {
        var random = Seeded(seed)
        let fill = DisplayList.Item.Command.fillRect(rect(0, 0, 40, 40), Paint(random.gradient()))
        let whole = try DisplayList(40, 40, [fill]).painted()
        let clip = random.rect(radius: 0)
        let clipped = try DisplayList(40, 40, [.pushClip(clip), fill, .pop]).painted()
        let mask = try DisplayList(40, 40, [.pushClip(clip), .fillRect(rect(0, 0, 40, 40), .black)]).painted()
        let layered = try DisplayList(40, 40, [.pushLayer(.init()), .pushClip(clip), fill, .pop]).painted()
        for (index, pixel) in whole.pixels.enumerated() {
            #expect(clipped.pixels[index] == (mask.pixels[index].alpha == 255 ? pixel : .clear))
        }
        #expect(layered == clipped)
    }

    @Test func `pixels outside a conical gradient stay transparent`() throws {
        let cone = GradientPaint.Geometry.conical(
            start: Point(x: 2, y: 5), startRadius: 1, end: Point(x: 8, y: 5), endRadius: 1)
        let page = DisplayList.Item.Command.fillRect(rect(0, 0, 10, 10), .white)
        let fill = DisplayList.Item.Command.fillRect(rect(0, 0, 10, 10), Paint(.of(cone, [Self.red, Self.blue])))
        let bitmap = try DisplayList(10, 10, [page, fill]).painted()
        #expect(bitmap[5, 0] == PremultipliedPixel(.white) && bitmap[5, 5] != PremultipliedPixel(.white))
    }

    @Test func `text shows the gradient of its frame`() throws {
        let ramp = GradientPaint.of(.linear(start: .zero, end: Point(x: 40, y: 0)), [Self.red, Self.blue])
        let glyphs = text([1, 1], size: 40, at: Point(x: 0, y: 30), advance: 20)
        guard case .glyphs(let run, _) = glyphs else { return }
        let bitmap = try DisplayList(40, 40, [.glyphs(run, Paint(ramp))]).painted()
        #expect(bitmap[5, 20].difference(from: ramp.plainColor(at: Point(x: 5.5, y: 20.5))) <= 1)
        #expect(bitmap[35, 20].blue > bitmap[35, 20].red)
    }

    @Test(arguments: [
        GradientPaint.Geometry.linear(start: Point(x: .nan, y: 0), end: .zero),
        .radial(center: .zero, startRadius: 0, endRadius: .infinity),
        .elliptical(center: .zero, startRadius: 0, endRadius: 1, axes: .zero),
        .angular(center: .zero, startAngle: .radians(.nan), endAngle: .zero),
    ])
    func `a degenerate gradient draws nothing`(geometry: GradientPaint.Geometry) throws {
        let gradient = GradientPaint.of(geometry, [.black, .white])
        #expect(try filled(gradient, 5, 5).pixels.allSatisfy { $0 == .clear })
        let page = DisplayList.Item.Command.fillRect(rect(0, 0, 5, 5), .white)
        let below = try DisplayList(5, 5, [page, .fillRect(rect(0, 0, 5, 5), Paint(gradient))]).painted()
        #expect(below.pixels.allSatisfy { $0 == PremultipliedPixel(.white) }, "what it hides was left out")
    }

    @Test(arguments: [
        GradientPaint.Geometry.linear(start: Point(x: 1e300, y: 0), end: Point(x: 1e301, y: 1)),
        .linear(start: Point(x: 3, y: 3), end: Point(x: 3, y: 3)),
        .radial(center: .zero, startRadius: 5, endRadius: 5), .radial(center: .zero, startRadius: 9, endRadius: -4),
        .angular(center: Point(x: 2.5, y: 2.5), startAngle: .radians(1e9), endAngle: .radians(-1e9)),
        .angular(center: .zero, startAngle: .zero, endAngle: .zero),
    ])
    func `a gradient with extreme geometry draws only its own colours`(geometry: GradientPaint.Geometry) throws {
        let bitmap = try filled(.of(geometry, [Self.red, Self.blue]), 5, 5)
        #expect(bitmap.pixels.allSatisfy { [0, 255].contains($0.alpha) && $0.green == 0 })
    }

    @Test func `stops are sorted and clamped to 0...1`() {
        let stops = [(Self.red, 2.0), (Self.blue, .nan), (SRGBColor.white, -1), (.black, 0.5)]
        let gradient = GradientPaint(
            .linear(start: .zero, end: .zero), stops: stops.map { .init($0.0, location: $0.1) })
        #expect(gradient.stops.map(\.color) == [Self.blue, .white, .black, Self.red])
        #expect(gradient.stops.map(\.location) == [0, 0, 0.5, 1])
        #expect(GradientPaint(gradient.geometry, stops: []).stops.map(\.color) == [.clear])
    }

    private func filled(_ gradient: GradientPaint, _ width: Double, _ height: Double) throws -> Bitmap {
        try DisplayList(width, height, [.fillRect(rect(0, 0, width, height), Paint(gradient))]).painted()
    }
}

extension GradientPaint {
    static func of(_ geometry: Geometry, _ colors: [SRGBColor]) -> GradientPaint {
        let last = Double(max(1, colors.count - 1))
        return GradientPaint(
            geometry, stops: colors.enumerated().map { Stop($1, location: Double($0) / last) })
    }

    /// Returns red, green, blue and alpha, 0 to 255, by the reference implementation.
    func plainColor(at point: Point) -> [Double] {
        let place = min(1, max(0, plainLocation(of: point)))
        let after = stops.firstIndex { $0.location > place } ?? stops.count
        guard after > 0 else { return stops[0].plain }
        guard after < stops.count else { return stops[stops.count - 1].plain }
        let (from, to) = (stops[after - 1], stops[after])
        let share = (place - from.location) / (to.location - from.location)
        return zip(from.plain, to.plain).map { $0 + ($1 - $0) * share }
    }

    private func plainLocation(of point: Point) -> Double {
        switch geometry {
        case .linear(let start, let end):
            let (x, y) = (end.x - start.x, end.y - start.y)
            return ((point.x - start.x) * x + (point.y - start.y) * y) / (x * x + y * y)
        case .radial(let center, let start, let end):
            return (hypot(point.x - center.x, point.y - center.y) - start) / (end - start)
        case .elliptical(let center, let start, let end, let axes):
            return (hypot((point.x - center.x) / axes.width, (point.y - center.y) / axes.height) - start)
                / (end - start)
        case .conical: return .nan
        case .angular(let center, let start, let end):
            var angle = atan2(point.y - center.y, point.x - center.x)
            while angle < start.radians { angle += 2 * .pi }
            while angle > start.radians + 2 * .pi { angle -= 2 * .pi }
            return (angle - start.radians) / (end.radians - start.radians)
        }
    }
}

extension GradientPaint.Stop {
    fileprivate var plain: [Double] {
        [color.red, color.green, color.blue, 1].map { $0 * color.opacity * 255 }
    }
}

extension PremultipliedPixel {
    func difference(from expected: [Double]) -> Double {
        zip([red, green, blue, alpha], expected).map { abs(Double($0) - $1) }.max() ?? 0
    }
}

extension Seeded {
    /// Returns a random gradient of any kind with two to five stops at different locations.
    mutating func gradient() -> GradientPaint {
        let count = Int.random(in: 2...5, using: &self)
        let stops = (0..<count).map { index in
            GradientPaint.Stop(
                SRGBColor(red: double(0...1), green: double(0...1), blue: double(0...1), opacity: double(0...1)),
                location: (Double(index) + double(0...0.8)) / Double(count))
        }
        let geometries: [GradientPaint.Geometry] = [
            .linear(start: point(), end: point()),
            .radial(center: point(), startRadius: double(0...5), endRadius: double(8...40)),
            .elliptical(
                center: point(), startRadius: 0, endRadius: double(0.2...1),
                axes: Size(width: double(5...60), height: double(5...60))),
            .angular(center: Point(x: 20.3, y: 19.7), startAngle: .degrees(30), endAngle: .degrees(390)),
        ]
        return GradientPaint(geometries[Int.random(in: 0..<4, using: &self)], stops: stops)
    }
}

extension [UInt8] {
    /// Groups equal neighbours.
    fileprivate func chunked() -> [[UInt8]] {
        reduce(into: []) { chunks, level in
            if chunks.last?.last == level { chunks[chunks.count - 1].append(level) } else { chunks.append([level]) }
        }
    }
}
