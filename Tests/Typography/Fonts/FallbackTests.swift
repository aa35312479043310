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
    func `the locale chooses the ideographs' face`(locale: String, face: String) throws {
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

    @Test func `runs follow each other without a gap`() throws {
        let runs = try lay("Kai小明").glyphRuns
        #expect(try runs[1].origin.x == lay("Kai").size.width)
        #expect(runs[1].origin.y == runs[0].origin.y)
    }

    @Test func `a line with a taller font is higher`() throws {
        #expect(try lay("Kai").size.height == 21)
        #expect(try lay("Kai小").size.height == 25)
    }

    @Test(arguments: ["\u{10A60}", "\u{16F00}"])
    func `a character no font has is one box and is reported`(text: String) throws {
        let layout = try lay("a\(text)b\(text)")
        #expect(layout.missing == [text])
        #expect(layout.glyphRuns.flatMap(\.glyphs).filter { $0.id == 0 }.count == 2)
    }

    @Test func `a syllable written in parts is composed`() throws {
        let layout = try lay("\u{1112}\u{1161}\u{11AB}", locale: "ko")
        #expect(layout.missing.isEmpty && layout.glyphRuns.flatMap(\.glyphs).count == 1)
    }

    @Test func `control characters draw nothing and are not missing`() throws {
        let layout = try lay("a\u{0}\u{1B}\u{7F}b")
        #expect(layout.missing.isEmpty)
        #expect(try layout.size == lay("ab").size)
    }
}
