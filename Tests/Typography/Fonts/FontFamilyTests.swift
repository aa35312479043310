import FramewrightDrawing
import Testing

@testable import FramewrightTypography

@Suite(.enabled(if: BoxFonts.isAvailable, "fontTools is not installed"))
struct FontFamilyTests {
    private func lay(_ text: String, _ font: FontDescriptor, in library: FontLibrary) throws -> TextLayout {
        try FramewrightTypographyTests.lay(text, font, fonts: library)
    }

    private func outline(of layout: TextLayout, in library: FontLibrary) throws -> String? {
        let run = try #require(layout.glyphRuns.first)
        return library.outline(of: run.glyphs[0].id, in: run.font)?.path.svgData
    }

    @Test func `font files have the families and faces that they name`() throws {
        let folder = "/usr/share/fonts/truetype/liberation2"
        let files = ["\(folder)/LiberationSans-Regular.ttf", "\(folder)/LiberationSans-Bold.ttf"]
        let families = try FontFamily.families(ofFiles: files)
        #expect(families.first == FontFamily("Liberation Sans", files: files))
        #expect(families.contains(FontFamily("LiberationSans-Bold", files: [files[1]])))
        #expect(families.contains(FontFamily("Liberation Sans Bold", files: [files[1]])))
        #expect(throws: TypographyError.fontMissing(file: "/nowhere.ttf", package: nil, searched: [])) {
            try FontFamily.families(ofFiles: ["/nowhere.ttf"])
        }
        #expect(throws: TypographyError.fontCorrupt(file: "/etc/passwd", reason: "not an OpenType font")) {
            try FontFamily.families(ofFiles: ["/etc/passwd"])
        }
    }

    @Test func `a custom family is found by its name in any case`() throws {
        let layout = try lay("A", FontDescriptor(family: "bOx", size: 10), in: BoxFonts.library())
        #expect(layout.fonts == [FontID("Box-Regular")] && layout.size.width == 6)
    }

    @Test func `a fallback family is used before the built-in fallbacks`() throws {
        let library = try BoxFonts.library(fallbacks: ["Box"])
        let layout = try lay("A\u{3B1}小", FontDescriptor(family: "Box Variable", size: 12), in: library)
        #expect(layout.fonts == [FontID("BoxVariable"), FontID("NotoSans-Regular"), FontID("NotoSansCJKsc-Regular")])
        let system = try lay("aA", FontDescriptor(size: 12), in: library)
        #expect(system.fonts == [FontID("Inter-Regular")], "the first font has them")
    }

    @Test func `a missing custom file is an error without a package hint`() throws {
        let error = #expect(throws: TypographyError.self) {
            try lay("A", FontDescriptor(family: "Gone", size: 10), in: BoxFonts.library())
        }
        #expect(error?.message.contains("gone.ttf") == true && error?.hint == "check the path of the family's file")
    }

    @Test func `an unknown family's hint names custom families too`() throws {
        let error = #expect(throws: TypographyError.self) {
            try lay("A", FontDescriptor(family: "Bx", size: 10), in: BoxFonts.library())
        }
        #expect(error?.hint.contains("Box Variable") == true && error?.hint.contains("Helvetica") == true)
    }

    @Test(arguments: [
        (400, false, "Box-Regular"), (700, true, "Box-Bold"), (500, true, "Box-Regular"), (900, true, "Box-Bold"),
    ])
    func `the nearest weight is taken`(weight: Int, hasBold: Bool, face: String) throws {
        let font = FontDescriptor(family: "Box", size: 10, weight: FontWeight(weight))
        #expect(try lay("A", font, in: BoxFonts.library(hasBold: hasBold)).fonts == [FontID(face)])
    }

    @Test func `a feature selects a different glyph if the font has the feature`() throws {
        let library = try BoxFonts.library()
        let small = FontDescriptor(family: "Box", size: 10, features: [.lowercaseSmallCaps])
        #expect(try lay("a", small, in: library).size.width == 5)
        let plain = FontDescriptor(family: "Box", size: 10)
        #expect(try lay("a", plain, in: library).size.width == 4)
        let styled = FontDescriptor(family: "Box", size: 10, features: [FontFeature("ss01"), FontFeature("zzzz")])
        #expect(
            try outline(of: lay("A", styled, in: library), in: library)?.hasPrefix("M100,0 L100,700 L300,700") == true)
        let off = FontDescriptor(
            family: "Box", size: 10, features: [FontFeature("ss01"), FontFeature("ss01", value: 0)])
        #expect(try lay("A", off, in: library) == lay("A", plain, in: library))
    }
}

@Suite(.enabled(if: BoxFonts.isAvailable, "fontTools is not installed"))
struct VariableFontTests {
    private func font(_ weight: Int, size: Double = 12, _ variations: [FontVariation] = []) -> FontDescriptor {
        FontDescriptor(family: "Box Variable", size: size, weight: FontWeight(weight), variations: variations)
    }

    private func name(_ font: FontDescriptor) throws -> String {
        try lay("A", font, fonts: BoxFonts.library()).fonts[0].name
    }

    /// Advance and box grow by 200 units from weight 400 to 900 and shrink by 100 down to weight 100.
    @Test(arguments: [(400, 600, 500), (900, 800, 700), (650, 700, 600), (100, 500, 400), (250, 550, 450)])
    func `advance and outline follow the weight axis`(weight: Int, advance: Double, right: Double) throws {
        let library = try BoxFonts.library()
        let layout = try lay("A", font(weight), fonts: library)
        let run = try #require(layout.glyphRuns.first)
        let path = try #require(library.outline(of: run.glyphs[0].id, in: run.font)).path
        #expect(layout.size.width == advance * 12 / 1000)
        #expect(path.svgData == "M100,0 L100,700 L\(Int(right)),700 L\(Int(right)),0 L100,0 Z")
    }

    @Test func `a face is named after the axes that differ from their defaults`() throws {
        #expect(try name(font(400)) == "BoxVariable" && name(font(650)) == "BoxVariable_650wght")
        #expect(try name(font(650, size: 24)) == "BoxVariable_650wght_24opsz")
        #expect(try name(font(400, size: 17.3)) == "BoxVariable_17.25opsz")
    }

    @Test func `an explicit axis value overrides the weight and is clamped`() throws {
        #expect(try name(font(400, [FontVariation("wght", 5_000)])) == "BoxVariable_900wght")
        #expect(try name(font(400, [FontVariation("XXXX", 7), FontVariation("wght", .nan)])) == "BoxVariable_100wght")
    }

    @Test func `a face name is enough to find its outline in another library`() throws {
        let outline = try BoxFonts.library().outline(of: 1, in: FontID("BoxVariable_900wght_24opsz"))
        #expect(outline?.path.svgData == "M100,0 L100,800 L700,800 L700,0 L100,0 Z")
    }

    @Test func `bold is not synthesized if an axis provides it`() throws {
        #expect(try FontID(name(font(900))).synthesis.isEmpty)
        let oblique = FontDescriptor(family: "Box Variable", size: 12, isItalic: true)
        #expect(try name(oblique) == "BoxVariable+oblique")
    }

    /// Debian's `hb-shape` and Inter's variable font, if they are installed.
    @Test(
        .enabled(if: HarfBuzzOracle.program != nil && HarfBuzzOracle.hasVariableInter),
        arguments: [(100, 14.0), (650, 14), (900, 32), (500, 20.5)])
    func `advances of a real variable font equal those of hb-shape`(weight: Int, size: Double) throws {
        let library = FontLibrary(families: [FontFamily("Inter V", files: [HarfBuzzOracle.variableInter])])
        let font = FontDescriptor(family: "Inter V", size: size, weight: FontWeight(weight))
        let run = try #require(try lay("Wave 2048 ffi", font, fonts: library).glyphRuns.first)
        let oracle = try HarfBuzzOracle.places(
            of: "Wave 2048 ffi", in: HarfBuzzOracle.variableInter, variations: "wght=\(weight),opsz=\(size)")
        let unitsPerEm = try #require(library.outline(of: 1, in: run.font)).unitsPerEm
        for (glyph, place) in zip(run.glyphs, oracle) {
            #expect(Int(glyph.id) == place[0])
            #expect(abs(glyph.position.x - Double(place[1]) * size / Double(unitsPerEm)) < 1e-6)
        }
        #expect(run.glyphs.count == oracle.count)
    }
}
