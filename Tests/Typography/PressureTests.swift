import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightTypography

/// Tests of text that does not fit.
struct PressureTests {
    private let font = FontDescriptor(size: 17)

    @Test(arguments: [
        (ParagraphStyle.Truncation.tail, "Show R…"), (.head, "…k Game"), (.middle, "Sho…ame"),
    ])
    func `the ellipsis is at the position of the mode`(mode: ParagraphStyle.Truncation, shown: String) throws {
        let style = ParagraphStyle(lineLimit: 1, truncation: mode)
        let layout = try lay("Show Rank Game", font, style, width: 80)
        #expect(layout.shownLines == [shown] && layout.isTruncated && layout.size.width <= 80)
    }

    @Test func `only the last line is truncated, and shows the end of the text according to the mode`() throws {
        let style = ParagraphStyle(lineLimit: 2, truncation: .head)
        let layout = try lay("one two three four five six", font, style, width: 70)
        #expect(layout.lines[0].text == "one two" && layout.lines[1].text.hasPrefix("…"))
        #expect(layout.lines[1].text.hasSuffix("six"))
    }

    /// The reference implementation tries every number of characters kept.
    @Test(arguments: 1...150)
    func `no longer head or tail would fit`(seed: UInt64) throws {
        var random = Seeded(state: seed)
        let text = String((0..<30).map { _ in "abcdWi1".randomElement(using: &random) ?? "a" })
        let width = Double.random(in: 20...200, using: &random)
        let single = ParagraphStyle(lineLimit: 1)
        let natural = { (kept: String) in try lay(kept, font, single).size.width }
        let tail = try lay(text, font, ParagraphStyle(lineLimit: 1, truncation: .tail), width: width)
        let head = try lay(text, font, ParagraphStyle(lineLimit: 1, truncation: .head), width: width)
        let room = try width - natural("…") + 0.001
        guard tail.isTruncated else { return }
        let shown = tail.lines[0].text.dropLast()
        let length = try shown.isEmpty ? 0 : natural(String(shown))
        #expect(length <= max(room, 0) + 1, "a letter may be kerned with the one that is cut")
        #expect(try natural(String(text.prefix(shown.count + 1))) > room - 1)
        let end = head.lines[0].text.dropFirst()
        #expect(text.hasSuffix(end) && head.size.width <= width + 0.001)
    }

    @Test func `text is tightened before it shrinks, and shrinks before it is truncated`() throws {
        var style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.8, allowsTightening: true)
        let natural = try lay("Show Rank Game", font).size.width
        let tight = try lay("Show Rank Game", font, style, width: natural * 0.97)
        #expect(tight.scale == 1 && !tight.isTruncated && tight.size.width <= natural * 0.97)
        let small = try lay("Show Rank Game", font, style, width: natural * 0.85)
        #expect(small.scale < 1 && small.scale > 0.85 && !small.isTruncated)
        let cut = try lay("Show Rank Game", font, style, width: natural * 0.5)
        #expect(cut.scale == 0.8 && cut.isTruncated)
        style.allowsTightening = false
        #expect(try lay("Show Rank Game", font, style, width: natural * 0.97).scale < 1)
    }

    @Test func `tightening does not change text that fits and takes at most a twentieth`() throws {
        let style = ParagraphStyle(lineLimit: 1, allowsTightening: true)
        let natural = try lay("Show Rank Game", font)
        #expect(try lay("Show Rank Game", font, style, width: 300) == natural)
        #expect(try lay("Show Rank Game", font, style, width: natural.size.width / 1.07).isTruncated)
    }

    @Test(arguments: [(1, 21.0), (3, 63), (0, 21), (-4, 21)])
    func `reserved lines take space without text`(count: Int, height: Double) throws {
        #expect(try lay("a", font, ParagraphStyle(reservedLineCount: count)).size.height == height)
    }

    @Test func `reserved lines have the style's pitch and spacing`() throws {
        let body = FontDescriptor(size: 17, leading: 22)
        let style = ParagraphStyle(reservedLineCount: 3, lineSpacing: 2)
        #expect(try lay("a", body, style).size.height == lay("a\nb\nc", body, style).size.height)
        #expect(try lay("a", body, ParagraphStyle(reservedLineCount: .max)).size.isFinite)
    }

    @Test func `the leading of a text style is only between its lines`() throws {
        let body = FontDescriptor(size: 17, leading: 25)
        #expect(try lay("a", body).size.height == 21)
        #expect(try lay("a\nb\nc", body).size.height == 71)
        #expect(try lay("a\nb", FontDescriptor(size: 17, leading: 5)).size.height == 42)
    }
}
