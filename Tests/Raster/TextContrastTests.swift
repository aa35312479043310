import Foundation
import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct TextContrastTests {
    private func luminance(of color: SRGBColor) -> UInt8 { TextContrast(.solid(PremultipliedPixel(color))).luminance }

    @Test func `black text keeps its exact area`() {
        for level in UInt8.min...UInt8.max { #expect(TextContrast.none[level] == level) }
    }

    @Test(arguments: UInt8(1)...7)
    func `lighter text is heavier, and the curve is monotonic`(luminance: UInt8) {
        let (contrast, darker) = (TextContrast(luminance: luminance), TextContrast(luminance: luminance - 1))
        #expect(contrast[0] == 0 && contrast[255] == 255)
        for level in UInt8(1)...255 {
            #expect(contrast[level] >= contrast[level - 1] && contrast[level] >= darker[level])
        }
    }

    @Test func `the coverage of white text is raised to the power five sixths`() {
        for level in UInt8.min...UInt8.max {
            let exact = 255 * pow(Double(level) / 255, 5.0 / 6)
            #expect(TextContrast(luminance: 7)[level] == UInt8(exact.rounded()))
        }
    }

    @Test func `luminance is that of the colour without its opacity`() {
        #expect(luminance(of: .black) == 0 && luminance(of: .white) == 7)
        #expect(luminance(of: SRGBColor.white.opacity(0.3)) == 7)
        #expect(
            luminance(of: SRGBColor(red: 0, green: 1, blue: 0)) == 4
                && luminance(of: SRGBColor(red: 0, green: 0, blue: 1)) == 1
        )
    }

    @Test func `the edge of a light glyph is heavier, that of a path is not`() throws {
        guard case .glyphs(let run, _) = text([1], size: 4, at: Point(x: 0.5, y: 1)) else { return }
        let black = try DisplayList(3, 1, [.glyphs(run, .black)]).painted()
        let white = try DisplayList(3, 1, [.glyphs(run, Paint(SRGBColor.white))]).painted()
        let path = try DisplayList(3, 1, [.fillRect(rect(0.5, -1, 2, 2), Paint(SRGBColor.white))]).painted()
        #expect(black[0, 0].alpha == 128 && white[0, 0].alpha == 144 && path[0, 0].alpha == 128)
        #expect(try DisplayList(3, 1, [.glyphs(run, .black)]).painted() == black, "masks of two colours are kept apart")
    }
}
