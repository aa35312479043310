import FramewrightDrawing
import FramewrightTestSupport

@testable import FramewrightTypography

/// A library shared by all tests, as in a program.
let sharedFonts = FontLibrary()

/// Lays out a text, 17-point system text by default.
func lay(
    _ text: String, _ font: FontDescriptor = FontDescriptor(size: 17), _ style: ParagraphStyle = ParagraphStyle(),
    width: Double? = nil, height: Double? = nil, locale: String = "en", fonts: FontLibrary = sharedFonts
) throws -> TextLayout {
    try Typesetter(fonts: fonts, locale: locale)
        .layout(text, font: font, style: style, proposedWidth: width, proposedHeight: height)
}

/// Shapes a paragraph of one font with an empty cache.
func shaped(
    _ text: String, _ font: FontDescriptor = FontDescriptor(size: 17), locale: String = "en",
    direction: WritingDirection = .leftToRight
) throws -> ShapedParagraph {
    let locale = Locale(identifier: locale)
    let attributes = TextAttributes(font: font)
    let style = SpanStyle(
        attributes, fonts: try sharedFonts.fonts.stack(for: font, locale: locale), largestSize: font.size)
    return try Shaper(fonts: sharedFonts.fonts, caches: sharedFonts.shaping).shapeAnew(
        ParagraphText(text, style, direction: direction, locale: locale))
}

extension TextLayout {
    /// The text of each line. Empty lines are left out.
    var shownLines: [String] { lines.map(\.text).filter { !$0.isEmpty } }
}

typealias Seeded = SplitMix

extension SplitMix {
    /// Returns a text of all kinds of characters that matter to line breaking.
    mutating func text(length: Int) -> String {
        let alphabet: [Character] = [
            "a", "b", "W", "i", "f", "l", " ", " ", " ", "-", ">", "1", "7", ".", ",", "(", ")", "你", "好", "、", "。",
            "「",
            "」", "っ", "ー", "か", "e\u{301}", "\u{A0}", "\u{200B}", "“", "👨‍👩‍👧", "한", "ب", "ل", "ا", "\u{AD}", "\t",
        ]
        return String((0..<length).map { _ in alphabet.randomElement(using: &self) ?? "a" })
    }
}
