import FramewrightDrawing
import FramewrightTestSupport
import FramewrightTypography
import Testing

struct TypesetterTests {
    /// Inter's ascent and descent are 1.2102 em, Inter Display's 1.209, Liberation's 1.1172.
    @Test(arguments: [
        ("system", 13.0, 1.0, 16.0), ("system", 17, 1, 21), ("system", 17, 2, 21), ("system", 17, 3, 62.0 / 3),
        ("system", 34, 1, 42), ("Helvetica", 70, 1, 79), ("Arial", 17, 1, 19), ("system", 0, 1, 0),
    ])
    func `a line is as high as its font, rounded up to the pixel`(
        family: String, size: Double, scale: Double, height: Double
    ) throws {
        let typesetter = Typesetter(fonts: sharedFonts, pixelScale: scale)
        let font = FontDescriptor(family: family, size: size)
        let layout = try typesetter.layout("Ag", font: font, proposedWidth: nil, proposedHeight: nil)
        #expect(layout.size.height == height)
        #expect((layout.firstBaseline * scale).rounded() == layout.firstBaseline * scale)
    }

    @Test func `an empty text is one line high and has no width`() throws {
        let layout = try lay("")
        #expect(layout.size == Size(width: 0, height: 21) && layout.lineCount == 1 && layout.glyphRuns.isEmpty)
    }

    @Test(arguments: [("a\nb", 2), ("a\r\nb", 2), ("a\n\nb", 3), ("a\n", 2), ("a\u{2029}b", 2)])
    func `line breaks in the text start paragraphs`(text: String, count: Int) throws {
        let layout = try lay(text)
        #expect(layout.lineCount == count && layout.size.height == Double(21 * count))
    }

    @Test func `words wrap and the spaces between lines are not measured`() throws {
        let layout = try lay("Show Rank Game", width: 90)
        #expect(layout.shownLines == ["Show Rank", "Game"])
        #expect(try layout.size == Size(width: lay("Show Rank").size.width, height: 42))
        #expect(layout.lastBaseline - layout.firstBaseline == 21)
    }

    @Test func `a text proposed exactly its own width stays on one line`() throws {
        for text in ["Show Rank", "2048", "Kai小明", "a b c d e f"] {
            let width = try lay(text).size.width
            #expect(try lay(text, width: width.nextDown).lineCount == 1)
        }
    }

    @Test func `a word too long for a line is broken between letters`() throws {
        let layout = try lay("a Bananas", width: 40)
        #expect(layout.shownLines == ["a", "Ban", "anas"])
        #expect(!layout.isTruncated && !layout.isClipped)
    }

    @Test func `a ligature is never split, however narrow the line`() throws {
        #expect(try lay("a->b", width: 0).shownLines == ["a", "->", "b"])
        let style = ParagraphStyle(lineLimit: 1)
        for width in stride(from: 0.0, through: 60, by: 0.5) {
            let shown = try lay("a->b c", FontDescriptor(size: 17), style, width: width).shownLines[0]
            #expect(["…", "a…", "a->…", "a->b…", "a->b c"].contains(shown))
        }
    }

    @Test func `the line limit ends the text in an ellipsis`() throws {
        let layout = try lay("Show Rank Game", FontDescriptor(size: 17), ParagraphStyle(lineLimit: 1), width: 80)
        #expect(layout.shownLines == ["Show R…"] && layout.isTruncated)
    }

    @Test func `a full last line ends in the ellipsis if another paragraph follows`() throws {
        let layout = try lay("Show\nRank", FontDescriptor(size: 17), ParagraphStyle(lineLimit: 1))
        #expect(layout.shownLines == ["Show…"] && layout.isTruncated)
    }

    @Test(arguments: [(20.0, 1, true), (41, 1, true), (42, 2, true), (63, 3, false), (-5, 1, true)])
    func `the proposed height limits the lines to at least one`(height: Double, count: Int, isTruncated: Bool) throws {
        let layout = try lay("Show Rank Game", width: 50, height: height)
        #expect(layout.lineCount == count && layout.isTruncated == isTruncated)
        #expect(layout.isClipped == (height < 21))
    }

    @Test func `a number shrinks by the largest 64th that fits`() throws {
        let font = FontDescriptor(size: 40, weight: .bold)
        let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.25)
        let layout = try lay("131072", font, style, width: 80)
        let natural = try lay("131072", font).size.width
        #expect(layout.scale == (80 / natural * 64).rounded(.down) / 64)
        #expect(layout.size.width <= 80 && !layout.isTruncated)
    }

    @Test func `text that does not fit at the smallest scale is truncated at that scale`() throws {
        let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.7)
        let layout = try lay("A rather long nickname", FontDescriptor(size: 17), style, width: 60)
        #expect(layout.scale == 0.7 && layout.isTruncated && layout.shownLines[0].hasSuffix("…"))
        #expect(layout.glyphRuns.allSatisfy { $0.size == 17 * 0.7 })
    }

    @Test func `text shrinks to fit the height too`() throws {
        let layout = try lay("8", FontDescriptor(size: 100), ParagraphStyle(minimumScaleFactor: 0.1), height: 50)
        #expect(layout.size.height <= 50 && layout.size.height > 48)
    }

    @Test(arguments: [(TextAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1)])
    func `short lines are aligned inside the text's own bounds`(alignment: TextAlignment, share: Double) throws {
        let layout = try lay("Game\nGo", FontDescriptor(size: 17), ParagraphStyle(alignment: alignment), width: 300)
        let space = try lay("Game").size.width - lay("Go").size.width
        #expect(layout.glyphRuns.map(\.origin.x) == [0, space * share])
    }

    @Test func `line spacing lies between lines only`() throws {
        let style = ParagraphStyle(lineSpacing: 5)
        #expect(try lay("a\nb\nc", FontDescriptor(size: 17), style).size.height == 73)
        #expect(try lay("a\nb", FontDescriptor(size: 17), ParagraphStyle(lineSpacing: .nan)).size.height == 42)
    }

    /// The reference implementation tries every factor as a font size. (Arial has one face at every size.)
    @Test(arguments: 1...150)
    func `the scale is the largest at which the text fits`(seed: UInt64) throws {
        var random = Seeded(state: seed)
        let text = random.text(length: Int.random(in: 1...30, using: &random))
        let limit = [nil, 1, 2, 3].randomElement(using: &random) ?? nil
        let width = Double.random(in: 20...400, using: &random)
        let height = Bool.random(using: &random) ? nil : Double.random(in: 10...150, using: &random)
        let fits = { (factor: Double) in
            let font = FontDescriptor(family: "Arial", size: 30 * factor)
            let layout = try lay(text, font, ParagraphStyle(lineLimit: limit), width: width, height: height)
            return !layout.isTruncated && layout.size.height <= height ?? .infinity
        }
        let expected = try (13...64).reversed().map { Double($0) / 64 }.first(where: fits) ?? 0.2
        let style = ParagraphStyle(lineLimit: limit, minimumScaleFactor: 0.2)
        let font = FontDescriptor(family: "Arial", size: 30)
        #expect(try lay(text, font, style, width: width, height: height).scale == expected)
    }
}
