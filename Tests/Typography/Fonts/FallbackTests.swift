import FramewrightDrawing
import Testing

@testable import FramewrightTypography

struct FallbackTests {
    @Test(arguments: [
        ("en", "NotoSansCJKsc-Regular"), ("zh-Hans", "NotoSansCJKsc-Regular"), ("zh", "NotoSansCJKsc-Regular"),
        ("ja", "NotoSansCJKjp-Regular"), ("ko-KR", "NotoSansCJKkr-Regular"), ("zh_TW", "NotoSansCJKtc-Regular"),
        ("zh-Hant", "NotoSansCJKtc-Regular"), ("zh-Hant-HK", "NotoSansCJKhk-Regular"),
        ("zh-HK", "NotoSansCJKhk-Regular"), ("zh-Hans-HK", "NotoSansCJKsc-Regular"), ("", "NotoSansCJKsc-Regular"),
    ])
    func `the locale chooses the face of ideographs`(locale: String, face: String) throws {
        #expect(try lay("骨", locale: locale).fonts == [FontID(face)])
    }

    @Test func `faces of one file draw the same character differently`() throws {
        let glyphs = try ["ja", "zh-Hans", "zh-Hant"].map { try lay("骨", locale: $0).glyphRuns[0].glyphs[0].id }
        #expect(Set(glyphs).count == 3)
    }

    @Test(arguments: [(500, "Regular"), (600, "Bold"), (900, "Bold")])
    func `ideographs are bold from semibold up`(weight: Int, style: String) throws {
        let layout = try lay("名", FontDescriptor(size: 17, weight: FontWeight(weight)))
        #expect(layout.fonts == [FontID("NotoSansCJKsc-\(style)")])
    }

    @Test func `a mixed nickname keeps its letters in the first font`() throws {
        let layout = try lay("Kai小明2号")
        #expect(layout.glyphRuns.map(\.text) == ["Kai", "小明", "2", "号"])
        #expect(layout.fonts == [FontID("Inter-Regular"), FontID("NotoSansCJKsc-Regular")])
        #expect(layout.missing.isEmpty)
    }

    @Test func `runs are adjacent without a gap`() throws {
        let runs = try lay("Kai小明").glyphRuns
        #expect(try runs[1].origin.x == lay("Kai").size.width)
        #expect(runs[1].origin.y == runs[0].origin.y)
    }

    @Test func `a line with a taller font is higher`() throws {
        #expect(try lay("Kai").size.height == 21)
        #expect(try lay("Kai小").size.height == 25)
    }

    @Test(arguments: ["\u{10A60}", "\u{16F00}"])
    func `a character without a font is one box and is reported`(text: String) throws {
        let layout = try lay("a\(text)b\(text)")
        #expect(layout.missing == [text])
        #expect(layout.glyphRuns.flatMap(\.glyphs).count { $0.id == 0 } == 2)
    }

    @Test(
        arguments: [
            FontDescriptor(size: 17), FontDescriptor(size: 24, weight: .bold), FontDescriptor(size: 17, design: .serif),
            FontDescriptor(size: 17, design: .monospaced), FontDescriptor(family: "Arial", size: 17),
        ])
    func `fractions, currencies and rare letters exist in every typeface`(font: FontDescriptor) throws {
        let text = "⅔ ⅕ \u{20BF} \u{20BA} \u{20BD} 10⁰ ⁺ ℞ ŉ Ǆ Ҟ Ԥ ꝏ"
        let layout = try lay(text, font)
        #expect(layout.missing.isEmpty && layout.glyphRuns.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
    }

    @Test func `fallback fonts of a serif typeface have serifs`() throws {
        #expect(try lay("ꝏ", FontDescriptor(size: 17, design: .serif)).fonts == [FontID("NotoSerif-Regular")])
        let slanted = FontDescriptor(family: "Times New Roman", size: 17, weight: .bold, isItalic: true)
        #expect(try lay("ꝏ", slanted).fonts == [FontID("NotoSerif-BoldItalic")])
        #expect(try lay("ꝏ").fonts == [FontID("NotoSans-Regular")])
    }

    @Test(arguments: ["a\u{2011}b", "1\u{202F}234", "12\u{2009}kg", "a\u{205F}b"])
    func `spaces of other widths and the non-breaking hyphen are synthesized`(text: String) throws {
        for design in [FontDesign.default, .monospaced, .serif] {
            let layout = try lay(text, FontDescriptor(size: 17, design: design))
            #expect(layout.fonts.count == 1 && layout.missing.isEmpty)
            #expect(layout.glyphRuns.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
        }
    }

    @Test(arguments: ["\u{3164}", "\u{115F}", "\u{1160}", "\u{FFA0}", "\u{1BCA0}", "\u{FFF9}", "\u{FFFB}"])
    func `fillers, format controls and annotation characters draw nothing`(filler: String) throws {
        let layout = try lay("a\(filler)b")
        #expect(layout.missing.isEmpty)
        let library = sharedFonts
        for run in layout.glyphRuns where run.text == filler {
            for glyph in run.glyphs {
                #expect(glyph.id != 0)
                #expect(library.outline(of: glyph.id, in: run.font)?.path.isEmpty ?? true)
            }
        }
    }

    @Test(arguments: [("A\u{1F3FD}", "A"), ("日\u{0336}", "日")])
    func `a letter is drawn even if no font supports its mark`(text: String, letter: String) throws {
        let layout = try lay(text + "b")
        #expect(layout.missing == [text])
        let glyphs = layout.glyphRuns.flatMap(\.glyphs).map(\.id)
        #expect(try glyphs.contains(lay(letter).glyphRuns[0].glyphs[0].id) && glyphs.contains(0))
    }

    @Test func `a decomposed Hangul syllable is composed`() throws {
        let layout = try lay("\u{1112}\u{1161}\u{11AB}", locale: "ko")
        #expect(layout.missing.isEmpty && layout.glyphRuns.flatMap(\.glyphs).count == 1)
    }

    @Test func `control characters draw nothing and are not missing`() throws {
        let layout = try lay("a\u{0}\u{1B}\u{7F}b")
        #expect(layout.missing.isEmpty)
        #expect(try layout.size == lay("ab").size)
    }
}
