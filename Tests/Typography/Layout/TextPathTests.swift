import FramewrightDrawing
import Testing

@testable import FramewrightTypography

struct TextPathTests {
    @Test func `the path of a text is its glyph outlines at their positions`() throws {
        let layout = try lay("A", FontDescriptor(family: "Arial", size: 20))
        let run = try #require(layout.glyphRuns.first)
        let outline = try #require(sharedFonts.outline(of: run.glyphs[0].id, in: run.font))
        let scale = 20.0 / 2048
        let placed = outline.path.applying(
            AffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: layout.firstBaseline))
        #expect(layout.path(glyphs: sharedFonts) == placed)
    }

    @Test func `spaces and emoji add nothing to the path, a missing letter its box`() throws {
        #expect(try lay(" \u{A0}").path(glyphs: sharedFonts).isEmpty)
        #expect(try lay("😀").path(glyphs: sharedFonts).isEmpty)
        #expect(try !lay("\u{10A60}").path(glyphs: sharedFonts).isEmpty)
    }

    @Test func `the path includes underlines, dash by dash`() throws {
        let style = TextLineStyle(pattern: .dash)
        let attributes = TextAttributes(font: FontDescriptor(size: 17), underline: style)
        let text = AttributedText(runs: [.init(" . ", attributes)])
        let layout = try Typesetter(fonts: sharedFonts).layout(
            text, style: ParagraphStyle(), proposedWidth: nil, proposedHeight: nil)
        let dashes = layout.decorations[0].dashes
        #expect(
            layout.path(glyphs: sharedFonts).elements.count { if case .close = $0 { true } else { false } } == dashes
                .count + 1)
    }
}

struct DecorationTests {
    private func rule(_ pattern: TextLineStyle.Pattern, width: Double = 20, height: Double = 2) -> [String] {
        TextLayout.Decoration(
            rect: Rect(x: 1, y: 5, width: width, height: height), paint: Paint(SRGBColor.black), pattern: pattern
        ).dashes.map { "\(Int($0.minX))-\(Int($0.maxX))" }
    }

    @Test func `dashes are three thicknesses long, dots and gaps one`() {
        #expect(rule(.solid) == ["1-21"])
        #expect(rule(.dot) == ["1-3", "5-7", "9-11", "13-15", "17-19"])
        #expect(rule(.dash) == ["1-7", "11-17"])
        #expect(rule(.dashDot) == ["1-7", "11-13", "17-21"])
        #expect(rule(.dashDotDot) == ["1-7", "11-13", "17-19"])
    }

    @Test func `a rule of a million dashes is solid, as is one without height`() {
        #expect(rule(.dot, width: 1e9).count == 1 && rule(.dot, height: 0).count == 1)
    }

    @Test func `a dashed line continues through another font`() throws {
        let style = TextLineStyle(pattern: .dash)
        let attributes = TextAttributes(font: FontDescriptor(size: 17), underline: style, strikethrough: style)
        let text = AttributedText(runs: [.init("Kai小明2", attributes)])
        let layout = try Typesetter(fonts: sharedFonts).layout(
            text, style: ParagraphStyle(), proposedWidth: nil, proposedHeight: nil)
        #expect(layout.decorations.count == 2 && layout.decorations.allSatisfy { $0.pattern == .dash })
        #expect(abs(layout.decorations[0].rect.width - layout.size.width) < 1)
    }
}
