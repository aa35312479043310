import FramewrightDrawing
import FramewrightTheming
import Testing

struct NearestColorTests {
    private let gray = SRGBColor(red8: 0x99, green8: 0x99, blue8: 0x99)

    @Test func `a colour that passes is its own nearest`() {
        #expect(gray.nearest { _ in true } == gray)
        #expect(gray.nearest { _ in false } == nil)
    }

    /// W3C, "Understanding success criterion 1.4.3": #767676 is the lightest grey with 4.5:1 on white.
    @Test func `the nearest legible gray is exact to the byte, darker or lighter`() {
        #expect(gray.nearest { contrastRatio($0, on: .white) >= 4.5 }?.description == "#767676")
        let dark = SRGBColor(red8: 0x55, green8: 0x55, blue8: 0x55)
        let lighter = dark.nearest { contrastRatio($0, on: .black) >= 4.5 }
        #expect(lighter.map { contrastRatio($0, on: .black) < 4.6 } == true)
    }

    @Test func `both directions are tried and the nearer one is used`() {
        let ground = SRGBColor(red8: 0x77, green8: 0x77, blue8: 0x77)
        let light = SRGBColor(red8: 0xEE, green8: 0xEE, blue8: 0xEE).nearest { contrastRatio($0, on: ground) >= 4.2 }
        #expect(light.map { $0.red > 0.93 } == true)
        let dark = SRGBColor(red8: 0x11, green8: 0x11, blue8: 0x11).nearest { contrastRatio($0, on: ground) >= 4.4 }
        #expect(dark.map { $0.red < 0.07 } == true)
    }

    @Test func `hue and chroma are kept if possible`() throws {
        let blue = SRGBColor(red8: 0x5C, green8: 0x9D, blue8: 0xE8)
        let found = try #require(blue.nearest { contrastRatio($0, on: .white) >= 4.5 })
        let (before, after) = (
            ColorCoordinates(blue).converted(to: .okLCh), ColorCoordinates(found).converted(to: .okLCh)
        )
        #expect(abs((before.components[1] ?? 0) - (after.components[1] ?? 0)) < 0.004)
        #expect(abs((before.components[2] ?? 0) - (after.components[2] ?? 0)) < 2)
    }

    @Test func `chroma is reduced if no lightness passes, opacity never is`() throws {
        // No yellow of this chroma has 4.5:1 on white.
        let yellow = SRGBColor(red8: 0xFF, green8: 0xE6, blue8: 0x00, opacity: 0.9)
        let found = try #require(
            yellow.nearest { contrastRatio(SRGBColor(red: $0.red, green: $0.green, blue: $0.blue), on: .white) >= 4.5 })
        let chroma = { (color: SRGBColor) in ColorCoordinates(color).converted(to: .okLCh).components[1] ?? 0 }
        #expect(chroma(found) < chroma(yellow) && abs(found.opacity - 0.9) < 0.003)
    }
}
