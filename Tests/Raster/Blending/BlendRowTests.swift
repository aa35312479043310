import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct BlendRowTests {
    @Test func `every product of two levels is rounded to the nearest`() {
        for a in UInt8.min...255 {
            for b in UInt8.min...255 {
                let exact = UInt8((Double(a) * Double(b) / 255).rounded())
                #expect(product(a, b) == exact && plainProduct(a, b) == exact)
                #expect(scaled(UInt32(a) * 0x0101_0101, by: UInt32(b)) == UInt32(exact) * 0x0101_0101)
            }
        }
    }

    @Test(arguments: 1...50)
    func `a masked row equals its reference implementation`(seed: Int) {
        var random = Seeded(seed)
        let (before, color) = ((0..<37).map { _ in random.pixel() }, random.pixel())
        let mask = (0..<37).map { _ in
            let levels: [UInt8] = [0, 255, .random(in: 0...255, using: &random)]
            return levels.randomElement()!
        }
        var pixels = before
        var span = pixels.mutableSpan
        blendMask(&span, from: 5, mask.span, 2..<30, with: color)
        let expected = plainBlendRow(Array(before[5..<33]), Array(mask[2..<30]), with: color)
        #expect(pixels[5..<33] == expected[...])
        #expect(pixels[..<5] == before[..<5] && pixels[33...] == before[33...])
    }

    @Test(arguments: 1...50)
    func `runs of one level equal their reference implementation`(seed: Int) {
        var random = Seeded(seed)
        let (before, color) = ((0..<37).map { _ in random.pixel() }, random.pixel())
        let level = UInt8.random(in: 0...255, using: &random)
        let runs = [CoverageRun(start: 1, end: 9, level: level), CoverageRun(start: 20, end: 21, level: 255)]
        var pixels = before
        var span = pixels.mutableSpan
        blendRuns(runs.span, &span, from: 3, with: color)
        let coverage = (0..<37).map { (4..<12).contains($0) ? level : $0 == 23 ? 255 : 0 }
        #expect(pixels == plainBlendRow(before, coverage, with: color))
    }

    @Test(arguments: 1...20)
    func `mask products and scaled masks equal their reference implementations`(seed: Int) {
        var random = Seeded(seed)
        let a = (0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }
        let b = (0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }
        var product = a
        var span = product.mutableSpan
        multiplyMask(&span, 3..<30, by: b.span, from: 7)
        var plain = a
        for place in 3..<30 { plain[place] = plainProduct(a[place], b[place + 4]) }
        #expect(product == plain)
        var scaled = a
        span = scaled.mutableSpan
        scaleMask(b.span, 4..<20, by: 99, into: &span)
        plain = a
        for place in 0..<16 { plain[place] = plainProduct(b[place + 4], 99) }
        #expect(scaled == plain)
    }

    @Test(arguments: 1...50)
    func `no colour ever exceeds its alpha`(seed: Int) {
        var random = Seeded(seed)
        let (below, above) = (random.pixel(), random.pixel())
        for level in UInt8.min...255 {
            let result = plainBlend(above, level, over: below)
            #expect(max(result.red, result.green, result.blue) <= result.alpha)
        }
    }
}
