import FramewrightDrawing
import FramewrightTestSupport
import Synchronization
import Testing

@testable import FramewrightTypography

struct PurityTests {
    private static let texts = ["", "Score", "Kai小明", "131072", "Show Rank Game", "骨 \u{1F44D} fi->", "שלום"]

    @Test(arguments: texts)
    func `cold and warm caches give the same layout`(text: String) throws {
        let warm = FontLibrary()
        for size in [12.0, 40, 17] { _ = try lay(text, FontDescriptor(size: size), width: 50, fonts: warm) }
        let font = FontDescriptor(size: 17)
        #expect(try lay(text, font, width: 90, fonts: warm) == lay(text, font, width: 90, fonts: FontLibrary()))
    }

    @Test(arguments: 1...12)
    func `cached runs have the same glyphs as new ones`(seed: UInt64) throws {
        var random = Seeded(state: seed)
        let texts = (0..<8).map { _ in random.text(length: 12) + ["Player小明 12", "号", "fi 王小 3"][Int(seed % 3)] }
        let (warm, cold) = (FontLibrary(), FontLibrary())
        for text in texts { _ = try lay(String(text.dropFirst(2)), fonts: warm) }
        for text in texts.reversed() { #expect(try lay(text, fonts: warm) == lay(text, fonts: cold)) }
    }

    @Test(arguments: 1...40)
    func `clusters end at character boundaries, in plain text too`(seed: UInt64) throws {
        var random = Seeded(state: seed)
        let text = seed.isMultiple(of: 2) ? random.text(length: 30) : "Kai \(random.next()) 王小明号~\(random.next())"
        let attributes = TextAttributes(font: FontDescriptor(size: 17))
        let fonts = try sharedFonts.fonts.stack(for: attributes.font, locale: Locale(identifier: "en"))
        let style = SpanStyle(attributes, fonts: fonts, largestSize: 17)
        let segments = Segmentation(
            ParagraphText(text, style, direction: .leftToRight, locale: Locale(identifier: "en")))
        #expect(segments.clusters.map(\.textEnd) == text.indices.dropFirst() + [text.endIndex])
        let sizes = segments.clusters.indices.map { segments.scalars(of: $0).count }
        #expect(sizes == text.map(\.unicodeScalars.count))
    }

    @Test func `measuring on eight threads gives the same results as on one`() async throws {
        let expected = try Self.measureAll(FontLibrary())
        let shared = FontLibrary()
        try await withThrowingTaskGroup(of: [TextLayout].self) { group in
            for _ in 0..<8 { group.addTask { try Self.measureAll(shared) } }
            for try await layouts in group { #expect(layouts == expected) }
        }
    }

    @Test func `a sweep of widths shapes each paragraph once`() throws {
        let fonts = FontLibrary()
        let text = String(repeating: "The quick brown fox ", count: 10) + "\nשלום 2048 小明"
        _ = try lay(text, width: 100, fonts: fonts)
        let shaped = fonts.shaping.paragraphs.withLock { $0.count }
        let elapsed = try processorTime {
            for width in stride(from: 320.0, through: 1_366, by: 1) { _ = try lay(text, width: width, fonts: fonts) }
        }
        #expect(shaped == 2 && fonts.shaping.paragraphs.withLock { $0.count } == shaped)
        #expect(elapsed < .seconds(5), "some tenths of a second on a busy machine")
    }

    @Test func `a cache evicts old entries and stays within its limit`() {
        var cache = LimitedCache<Int, Int>(limit: 10)
        for key in 0..<1_000 {
            cache.insert(key, for: key, weight: 1)
            #expect(cache.value(for: 0, weight: { _ in 1 }) == 0 && cache.count <= 10)
        }
        cache.insert(7, for: 5_000, weight: 6)
        #expect(cache.value(for: 5_000, weight: { _ in 6 }) == nil)
    }

    private static func measureAll(_ fonts: FontLibrary) throws -> [TextLayout] {
        var layouts: [TextLayout] = []
        for width in stride(from: 10.0, through: 200, by: 10) {
            for text in texts { layouts.append(try lay(text, width: width, fonts: fonts)) }
        }
        for glyph in layouts.flatMap(\.glyphRuns).flatMap({ run in run.glyphs.map { ($0.id, run.font) } }) {
            _ = fonts.outline(of: glyph.0, in: glyph.1)
        }
        return layouts
    }
}
