import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightTypography

struct BidiLayoutTests {
    private func visual(_ text: String, _ direction: WritingDirection = .leftToRight) throws -> [String] {
        try lay(text, FontDescriptor(size: 17), ParagraphStyle(layoutDirection: direction)).glyphRuns
            .sorted { $0.origin.x < $1.origin.x }.map { $0.text.filter { $0.isLetter || $0.isNumber } }.filter {
                !$0.isEmpty
            }
    }

    @Test(arguments: [
        ("score שלום", ["score", "שלום"]), ("שלום score", ["score", "שלום"]), ("שלום 2048 מה", ["מה", "2048", "שלום"]),
        ("a אב 12 b", ["a", "12", "אב", "b"]), ("אב\u{2067}x\u{2069}ג", ["ג", "x", "אב"]),
    ])
    func `runs of a line are in visual order`(text: String, order: [String]) throws {
        #expect(try visual(text) == order)
    }

    @Test func `the first strong letter sets the direction, otherwise the layout does`() throws {
        #expect(try shaped("שלום a", direction: .leftToRight).baseLevel == 1)
        #expect(try shaped("a שלום", direction: .rightToLeft).baseLevel == 0)
        #expect(try shaped("2048", direction: .rightToLeft).baseLevel == 1)
        #expect(try shaped("2048", direction: .leftToRight).baseLevel == 0)
    }

    @Test func `lines are broken in logical order and reordered separately`() throws {
        let layout = try lay("אחת שתיים שלוש one two", width: 90)
        #expect(layout.lines.map(\.text).joined(separator: " ") == "אחת שתיים שלוש one two")
        #expect(layout.lineCount > 1 && layout.lines.allSatisfy { $0.frame.width <= 90 })
    }

    @Test(arguments: [(TextAlignment.leading, 1.0), (.center, 0.5), (.trailing, 0)])
    func `leading is on the right in a right-to-left layout`(alignment: TextAlignment, share: Double) throws {
        let style = ParagraphStyle(alignment: alignment, layoutDirection: .rightToLeft)
        let layout = try lay("Game\nGo", FontDescriptor(size: 17), style, width: 300)
        let space = layout.lines[0].frame.width - layout.lines[1].frame.width
        #expect(layout.lines.map(\.frame.minX) == [0, space * share])
    }

    @Test func `text too long for its line overflows at its end`() throws {
        let style = ParagraphStyle(layoutDirection: .rightToLeft)
        let line = try lay("ש", FontDescriptor(size: 17), style, width: 2).lines[0]
        #expect(line.frame.maxX == 2 && line.frame.minX < 0)
    }

    @Test func `a bracket in right-to-left text is mirrored`() throws {
        let plain = try lay("(a)").glyphRuns[0].glyphs.map(\.id)
        let mirrored = try lay("א(ב)").glyphRuns.flatMap(\.glyphs).map(\.id)
        #expect(mirrored.contains(plain[0]) || mirrored.contains(plain[2]))
        let run = try #require(try shaped("א(").glyphs.last)
        #expect(run.id == plain[2])
    }

    @Test func `the ellipsis is at the logical end`() throws {
        let style = ParagraphStyle(lineLimit: 1)
        let runs = try lay("אחת שתיים שלוש", FontDescriptor(size: 17), style, width: 60).glyphRuns
        let ellipsis = try #require(runs.first { $0.text == "…" })
        #expect(runs.allSatisfy { $0.origin.x >= ellipsis.origin.x } && ellipsis.origin.x == 0)
    }

    @Test(arguments: [
        ("سلام", "NotoSansArabic-Regular"), ("שלום", "NotoSansHebrew-Regular"), ("สวัสดี", "NotoSansThai-Regular"),
        ("नमस्ते", "NotoSansDevanagari-Regular"), ("♞", "NotoSansSymbols2-Regular"),
    ])
    func `other scripts have their own fonts`(text: String, font: String) throws {
        let layout = try lay(text)
        #expect(layout.fonts == [FontID(font)] && layout.missing.isEmpty)
    }

    @Test func `Arabic letters join across colour changes`() throws {
        let word = try shaped("سلام").glyphs.map(\.id)
        let apart = try "سلام".map { try shaped(String($0)).glyphs[0].id }
        #expect(Set(word).isDisjoint(with: apart.prefix(2)))
        let font = FontDescriptor(size: 17)
        let half = AttributedText(runs: [
            .init("سل", TextAttributes(font: font)), .init("ام", TextAttributes(font: font, paint: Paint(.white))),
        ])
        let layout = try Typesetter(fonts: sharedFonts)
            .layout(half, style: ParagraphStyle(), proposedWidth: nil, proposedHeight: nil)
        #expect(try layout.size == lay("سلام").size && Set(layout.runs.map(\.paint)).count == 2)
    }

    /// Random text of all directions: no character is lost, no runs overlap, and none exceeds the line.
    @Test(arguments: 1...200)
    func `the runs of a line tile it`(seed: UInt64) throws {
        var random = Seeded(state: seed)
        let alphabet: [Character] = ["a", "1", " ", "ש", "ب", "(", ")", "-", "\u{202E}", "\u{2067}", "\u{2069}", "中"]
        let text = String((0..<20).map { _ in alphabet.randomElement(using: &random) ?? "a" })
        let layout = try lay(text, width: Double.random(in: 30...200, using: &random))
        for line in layout.lines {
            let starts = layout.glyphRuns.filter { $0.origin.y == line.baseline }.map(\.origin.x)
            #expect(starts.isEmpty || abs((starts.min() ?? 0) - line.frame.minX) < 1e-9)
            #expect(starts.allSatisfy { $0 <= line.frame.maxX + 1e-9 })
        }
        #expect(layout.glyphRuns.reduce(0) { $0 + $1.text.count } <= text.count)
    }
}
