import FramewrightDrawing
import Testing

@testable import FramewrightTypography

/// Measurements of Apple's text system, reproduced with the metrics of its font. The expected values are the measured
/// ones.
struct MeasuredFactTests {
    /// San Francisco's vertical metrics: ascent 0.952, descent 0.241 and capital height 0.705 of an em.
    private static let sanFrancisco = TabularFont(
        name: "SF", unitsPerEm: 2048, ascent: 1950, descent: 494, capHeight: 1443, defaultAdvance: 1024)
    private static let body = FontDescriptor(size: 17, leading: 22)

    private func lay(
        _ text: String, _ font: FontDescriptor, at scale: Double, _ style: ParagraphStyle = ParagraphStyle(),
        width: Double? = nil
    ) throws -> TextLayout {
        try TabularTypesetter(Self.sanFrancisco, pixelScale: scale)
            .layout(text, font: font, style: style, proposedWidth: width, proposedHeight: nil)
    }

    @Test func `two lines of body text on iOS are 42.333 high with a pitch of 22`() throws {
        let layout = try lay("One\nTwo", Self.body, at: 3)
        #expect(abs(layout.size.height - 42.333) < 0.001)
        #expect(abs(layout.lastBaseline - layout.firstBaseline - 22) < 1e-9)
    }

    @Test(arguments: [(3.0, 20.333), (2, 20.5)])
    func `one line of body text on iOS is 20.333 high, 20.5 at scale 2`(scale: Double, height: Double) throws {
        #expect(try abs(lay("One", Self.body, at: scale).size.height - height) < 0.001)
    }

    @Test func `a line of 13-point text is 16 high`() throws {
        #expect(try lay("One", FontDescriptor(size: 13), at: 1).size.height == 16)
    }

    /// Default spacing on iOS: lineHeight + 4 - capHeight below a text, lineHeight + 4 - ascent above it.
    @Test func `the metrics of 17-point text give the spacing measured around it`() throws {
        let metrics = try #require(try lay("One", Self.body, at: 3).lines.first).metrics
        #expect(abs(metrics.lineHeight + 4 - metrics.capHeight - 12.31) < 0.005)
        #expect(abs(metrics.lineHeight + 4 - metrics.ascent - 8.10) < 0.005)
    }

    /// A letter is 10.5 points wide and the ellipsis 14.5: 17 letters and the ellipsis take 193 of 200 points.
    @Test func `a middle-truncated text is the widest candidate that fits, 193 of 200`() throws {
        let font = TabularFont(
            name: "SF", unitsPerEm: 34, ascent: 32, descent: 8, capHeight: 24, advances: ["…": 29],
            defaultAdvance: 21)
        let layout = try TabularTypesetter(font, pixelScale: 2).layout(
            "abcdefghijklmnopqrstuvwxyz", font: FontDescriptor(size: 17),
            style: ParagraphStyle(lineLimit: 1, truncation: .middle), proposedWidth: 200, proposedHeight: nil)
        #expect(layout.size.width == 193)
        #expect(layout.shownLines == ["abcdefgh…rstuvwxyz"])
    }

    /// Texts of 46.5, 24 and 32 points at scale 2 are multiples of half a point without rounding.
    @Test(arguments: [("abc", 46.5), ("b", 15.5), ("", 0)])
    func `widths are sums of advances and are not rounded`(text: String, width: Double) throws {
        let font = TabularFont(
            name: "SF", unitsPerEm: 32, ascent: 30, descent: 8, capHeight: 22, defaultAdvance: 31)
        let layout = try TabularTypesetter(font, pixelScale: 2).layout(
            text, font: FontDescriptor(size: 16), proposedWidth: nil, proposedHeight: nil)
        #expect(layout.size.width == width)
    }

    @Test func `a text is never wider than its longest line`() throws {
        let layout = try lay("aaaa bb", FontDescriptor(size: 16), at: 1, width: 40)
        #expect(layout.shownLines == ["aaaa", "bb"] && layout.size.width == 32)
    }
}
