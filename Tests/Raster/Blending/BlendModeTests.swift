import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct BlendModeTests {
    @Test(arguments: BlendMode.allCases)
    func `a blend mode is within one level of the W3C formulas`(mode: BlendMode) {
        var random = Seeded(7)
        let above = (0..<4000).map { _ in random.pixel() }
        let below = (0..<4000).map { _ in random.pixel() }
        for (index, pixel) in composited(above, below, mode).enumerated() {
            let expected = plainComposite(above[index], below[index], mode)
            #expect(pixel.difference(from: expected) <= 1, "\(above[index]) over \(below[index])")
        }
    }

    @Test(arguments: BlendMode.allCases)
    func `no colour exceeds its alpha`(mode: BlendMode) {
        var random = Seeded(11)
        let above = (0..<4000).map { _ in random.pixel() }
        let below = (0..<4000).map { _ in random.pixel() }
        let result = composited(above, below, mode)
        #expect(result.allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha })
    }

    @Test(arguments: BlendMode.allCases)
    func `only some modes change pixels outside the layer`(mode: BlendMode) throws {
        let list = DisplayList(
            3, 1, [.fillRect(rect(0, 0, 3, 1), .black), .pushLayer(.init(blendMode: mode)), .pop])
        let changed: Set<BlendMode> = [.clear, .copy, .sourceIn, .destinationIn, .sourceOut, .destinationAtop]
        #expect(try list.painted().art == (changed.contains(mode) ? ".. .. .." : "## ## ##"))
        #expect(mode.keepsBackdrop != changed.contains(mode))
    }

    @Test(arguments: BlendMode.allCases)
    func `a clip with half coverage keeps half of the backdrop`(mode: BlendMode) throws {
        let color = SRGBColor(red: 0.2, green: 0.6, blue: 0.9)
        let layer: [DisplayList.Item.Command] = [
            .pushLayer(.init(blendMode: mode)), .fillRect(rect(0, 0, 1, 1), Paint(color)), .pop,
        ]
        let base = DisplayList.Item.Command.fillRect(
            rect(0, 0, 1, 1), Paint(SRGBColor(red: 0.7, green: 0.3, blue: 0.1)))
        let whole = try DisplayList(1, 1, [base] + layer).painted()[0, 0]
        let half = DisplayList.Item.Command.pushClipPath(rect(0, 0, 0.5, 1).path, .nonzero)
        let cut = try DisplayList(1, 1, [base, half] + layer + [.pop]).painted()[0, 0]
        let before = try DisplayList(1, 1, [base]).painted()[0, 0]
        let expected = zip(whole.levels, before.levels).map { ($0 * 128 + $1 * 127) / 255 }
        #expect(cut.difference(from: expected) <= 1)
    }

    @Test(arguments: 1...20)
    func `an opaque non-isolated group equals no group`(seed: Int) throws {
        var random = Seeded(seed)
        let content: [DisplayList.Item.Command] = [
            .pushLayer(.init(blendMode: .multiply)), .fillRect(random.rect(radius: 3), Paint(.orange)), .pop,
        ]
        let base = DisplayList.Item.Command.fillRect(rect(0, 0, 40, 40), Paint(.teal))
        let plain = try DisplayList(40, 40, [base] + content).painted()
        let group: [DisplayList.Item.Command] = [.pushLayer(.init(isIsolated: false))]
        #expect(try DisplayList(40, 40, [base] + group + content + [.pop]).painted() == plain)
        let faint: [DisplayList.Item.Command] = [.pushLayer(.init(opacity: 0.5, isIsolated: false))]
        let faded = try DisplayList(40, 40, [base] + faint + content + [.pop]).painted()
        let before = try DisplayList(40, 40, [base]).painted()
        for (index, pixel) in faded.pixels.enumerated() {
            let mixed = zip(plain.pixels[index].levels, before.pixels[index].levels).map { ($0 * 128 + $1 * 127) / 255 }
            #expect(pixel.difference(from: mixed) <= 1)
        }
    }

    @Test func `an isolated group does not blend with its backdrop`() throws {
        let black = DisplayList.Item.Command.fillRect(rect(0, 0, 1, 1), .black)
        let screen: [DisplayList.Item.Command] = [
            .pushLayer(.init(blendMode: .multiply)), .fillRect(rect(0, 0, 1, 1), Paint(.red)), .pop,
        ]
        let group = [black, .pushLayer(.init())] + screen + [.pop]
        #expect(try DisplayList(1, 1, group).painted()[0, 0] == PremultipliedPixel(.red))
    }

    @Test func `a luminance mask keeps light areas`() throws {
        let content = DisplayList.Item.Command.fillRect(rect(0, 0, 3, 1), .black)
        let stencil: [DisplayList.Item.Command] = [
            .fillRect(rect(0, 0, 1, 1), .white), .fillRect(rect(1, 0, 1, 1), .black),
            .fillRect(rect(2, 0, 1, 1), Paint(SRGBColor(white: 1, opacity: 0.5))),
        ]
        let list = DisplayList(
            3, 1, [.pushLayer(.init()), content, .pushLayer(.luminanceMask)] + stencil + [.pop, .pop])
        #expect(try list.painted().art == "## .. 80")
    }

    private func composited(
        _ above: [PremultipliedPixel], _ below: [PremultipliedPixel], _ mode: BlendMode
    ) -> [PremultipliedPixel] {
        var result = below
        var span = result.mutableSpan
        let coverage = [UInt8](repeating: 255, count: above.count)
        compositeRow(&span, from: 0, above.span, 0..<above.count, 255, coverage.span, mode)
        var quick = below
        var quickSpan = quick.mutableSpan
        compositeRow(&quickSpan, from: 0, above.span, 0..<above.count, 255, coverage.span, isWhole: true, mode)
        #expect(quick == result)
        return result
    }
}

extension PremultipliedPixel {
    var levels: [Double] { [red, green, blue, alpha].map(Double.init) }
}
