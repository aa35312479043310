import FramewrightDrawing
import Testing

@testable import FramewrightRaster

/// Kernels that process several pixels at a time are compared with their reference implementations for every remainder.
struct VectorRowTests {
    @Test(arguments: 0...41)
    func `a translucent row of any length equals its reference implementation`(length: Int) {
        var random = Seeded(length)
        for start in 0..<9 {
            let (before, color) = (random.pixels(51), random.pixel())
            let coverage = (0..<51).map { (start..<start + length).contains($0) ? UInt8(255) : 0 }
            for isWide in [false, hasWideVectors] {
                var pixels = before
                var span = pixels.mutableSpan
                blendRow(&span, start..<start + length, with: color, isWide: isWide)
                #expect(pixels == plainBlendRow(before, coverage, with: color))
            }
        }
    }

    @Test func `vectors of four and eight pixels round every product alike`() {
        let before = (0...255).map { level in PremultipliedPixel(packed: UInt32(level) * 0x0101_0101) }
        for alpha in UInt8.min...255 {
            let color = PremultipliedPixel(packed: UInt32(alpha) << 24)
            var rows = [before, before]
            for (index, isWide) in [false, hasWideVectors].enumerated() {
                var span = rows[index].mutableSpan
                blendRow(&span, 0..<256, with: color, isWide: isWide)
            }
            #expect(rows[0] == rows[1])
            #expect(rows[0] == plainBlendRow(before, Array(repeating: 255, count: 256), with: color))
        }
    }

    @Test(arguments: 0...13)
    func `a row of colours of any length equals its reference implementation`(length: Int) {
        var random = Seeded(length)
        let (before, colors, level) = (random.pixels(20), random.pixels(20), UInt8.random(in: 0...255, using: &random))
        var pixels = before
        var span = pixels.mutableSpan
        blendColors(&span, from: 3, colors.span, 5..<5 + length, level)
        for index in 0..<20 {
            let isSeen = (3..<3 + length).contains(index)
            #expect(
                pixels[index] == (isSeen ? plainBlend(colors[index + 2], level, over: before[index]) : before[index]))
        }
    }

    @Test(arguments: 0...13)
    func `masked colours are rounded once`(length: Int) {
        var random = Seeded(length)
        let (before, colors) = (random.pixels(20), random.pixels(20))
        let coverage = (0..<20).map { _ in [0, 255, UInt8.random(in: 0...255, using: &random)].randomElement() ?? 0 }
        var pixels = before
        var span = pixels.mutableSpan
        blendCoveredColors(&span, from: 3, colors.span, 5..<5 + length, coverage.span)
        for index in 3..<3 + length {
            #expect(pixels[index] == plainCovered(colors[index + 2], coverage[index - 3], over: before[index]))
        }
        #expect(pixels[..<3] == before[..<3] && pixels[(3 + length)...] == before[(3 + length)...])
    }

    @Test(arguments: 1...20)
    func `masked blending keeps colours within alpha and opaque pixels opaque`(seed: Int) {
        var random = Seeded(seed)
        let (above, below) = (random.pixel(), random.pixel())
        let ground = PremultipliedPixel(.white)
        for level in UInt8.min...255 {
            let result = plainCovered(above, level, over: below)
            #expect(max(result.red, result.green, result.blue) <= result.alpha)
            #expect(plainCovered(above, level, over: ground).alpha == 255)
        }
    }

    @Test(arguments: 1...40)
    func `a rotated image painted four pixels at a time equals one pixel at a time`(seed: Int) throws {
        var random = Seeded(seed)
        let size = try #require(PixelSize(width: 60, height: 50))
        let image = random.pixels(size.area)
        let turn = AffineTransform.rotation(.degrees(random.double(0...360)))
            .followed(by: .scale(x: random.double(0.3...2), y: random.double(0.3...2)))
            .followed(by: .translation(x: 30, y: 25))
        let row = try #require(SampleRow(ProjectionTransform(turn), row: Int(random.double(-9...9)), near: -40..<40))
        let inside = row.inside(size, -40..<40)
        var colors = Array(repeating: PremultipliedPixel.clear, count: 90)
        var span = colors.mutableSpan
        sampleInside(image.span, size.width, row, inside, &span, from: 5)
        for (index, column) in inside.enumerated() {
            let place = row.place(column)
            #expect(colors[5 + index] == between(image.span, size, place.x, place.y), "\(column)")
        }
        #expect(colors[5 + inside.count] == .clear)
    }

    /// Stripes of minimum width distinguish neighbouring entries of a ramp.
    @Test(arguments: Array(0...33) + [100, 158], [1, 30, 140])
    func `clipping a row does not change its colours`(left: Int, width: Int) throws {
        let center = Point(x: 141.3, y: 20.6)
        let geometries: [GradientPaint.Geometry] = [
            .radial(center: center, startRadius: 0, endRadius: 311),
            .radial(center: Point(x: 141.3, y: -230), startRadius: 0, endRadius: 600),
            .angular(center: center, startAngle: .zero, endAngle: .degrees(360)),
            .angular(center: Point(x: 141.3, y: -120), startAngle: .zero, endAngle: .degrees(360)),
        ]
        let stripes = (0...64).map { $0 % 2 == 0 ? SRGBColor.black : .white }
        for geometry in geometries {
            let fill = DisplayList.Item.Command.fillRect(rect(0, 0, 300, 40), Paint(.of(geometry, stripes)))
            let clip = RoundedRect(Rect(x: Double(left), y: 0, width: Double(width), height: 40))
            let whole = try DisplayList(300, 40, [fill]).painted()
            let part = try DisplayList(300, 40, [.pushClip(clip), fill, .pop]).painted()
            for y in 0..<40 {
                for x in left..<left + width where part[x, y] != whole[x, y] { Issue.record("\(x),\(y)") }
            }
        }
    }
}

extension Seeded {
    fileprivate mutating func pixels(_ count: Int) -> [PremultipliedPixel] { (0..<count).map { _ in pixel() } }
}
