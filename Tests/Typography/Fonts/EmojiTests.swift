import FramewrightDrawing
import Testing

@testable import FramewrightTypography

struct EmojiTests {
    private let emoji = FontID("NotoColorEmoji")

    @Test(arguments: [
        "😀", "👨‍👩‍👧", "🇩🇪", "👍🏽", "1️⃣", "#️⃣", "❤️", "☺️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩🏽‍🚀", "🏳️‍🌈",
    ])
    func `an emoji sequence is one glyph with its font's width`(text: String) throws {
        let layout = try lay(text)
        #expect(layout.fonts == [emoji] && layout.missing.isEmpty)
        #expect(layout.glyphRuns.flatMap(\.glyphs).count == 1)
        #expect(abs(layout.size.width - 17 * 2550 / 2048) < 1e-9)
    }

    @Test(arguments: ["1", "#", "©", "™", "2048", "❤\u{FE0E}", "7\u{200D}7", "#\u{200D}a", "©\u{200D}"])
    func `characters with text presentation use a text font`(text: String) throws {
        #expect(try !lay(text).fonts.contains(emoji))
    }

    @Test func `letters around an emoji keep their font and their line`() throws {
        let layout = try lay("Kai😀小")
        #expect(layout.fonts == [FontID("Inter-Regular"), emoji, FontID("NotoSansCJKsc-Regular")])
        #expect(Set(layout.glyphRuns.map(\.origin.y)).count == 1)
    }

    @Test func `an emoji has an image and no outline, a letter an outline and no image`() throws {
        let glyph = try lay("😀").glyphRuns[0].glyphs[0].id
        let picture = try #require(sharedFonts.image(of: glyph, in: emoji))
        #expect(picture.bitmap.width == 136 && picture.bitmap.height == 128 && picture.unitsPerEm == 2048)
        #expect(abs(Double(picture.bitmap.width) * picture.unitsPerPixel - 2550) < 10)
        #expect(picture.bitmap.pixels.contains { $0.alpha == 255 } && picture.bitmap[0, 0] == .clear)
        #expect(sharedFonts.outline(of: glyph, in: emoji) == nil)
        #expect(sharedFonts.image(of: 40, in: FontID("Inter-Regular")) == nil)
    }

    @Test func `no emoji pixel has more colour than alpha`() throws {
        for glyph in stride(from: 4, to: 3_000, by: 97) as StrideTo<UInt32> {
            guard let picture = sharedFonts.image(of: glyph, in: emoji) else { continue }
            #expect(picture.bitmap.pixels.allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha })
        }
    }
}
