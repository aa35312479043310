import Synchronization

/// Measures and places text the way SwiftUI's `Text` does.
public struct Typesetter: Sendable {
    /// The most bytes of UTF-8 a text may have: shaping that much takes about a second.
    public static let longestText = 1_000_000

    private let fonts: FontLibrary
    private let locale: Locale
    private let pixelScale: Double

    /// The locale, a language tag such as "ja" or "zh-Hant", chooses the shapes of ideographs. Line heights are rounded
    /// up to whole pixels, `pixelScale` of them to a point; a scale that is not a positive number counts as 1.
    public init(fonts: FontLibrary, locale: String = "en", pixelScale: Double = 1) {
        self.fonts = fonts
        self.locale = Locale(locale)
        self.pixelScale = pixelScale > 0 && pixelScale.isFinite ? pixelScale : 1
    }

    /// Lays text out in the proposed space; pure, so layout may ask as often as it likes.
    ///
    /// Width nil, infinite or NaN: one line a paragraph. Otherwise lines break between words, and inside a word that
    /// alone is too long. When the lines are more than `lineLimit`, or than the proposed height holds, the font shrinks as
    /// far as `minimumScaleFactor` allows, and after that the text ends in an ellipsis. One line there always is. A
    /// negative proposal counts as 0.
    public func layout(
        _ text: String, font: FontDescriptor, style: ParagraphStyle = ParagraphStyle(), proposedWidth: Double?,
        proposedHeight: Double?
    ) throws(TypographyError) -> TextLayout {
        let request = TextRequest(
            text: text, font: font, style: style, width: Self.usable(proposedWidth),
            height: Self.usable(proposedHeight), locale: locale, pixelScale: pixelScale)
        if let known = fonts.layouts.withLock({ $0.value(for: request, weight: \.weight) }) { return known }
        let layout = try Typesetting(request: request, fonts: fonts).layout()
        fonts.layouts.withLock { $0.insert(layout, for: request, weight: layout.weight + text.utf8.count) }
        return layout
    }

    private static func usable(_ proposal: Double?) -> Double? {
        guard let proposal, proposal < .infinity else { return nil }
        return max(0, proposal)
    }
}

/// Everything a layout depends on, besides the fonts.
struct TextRequest: Hashable {
    let text: String
    let font: FontDescriptor
    let style: ParagraphStyle
    /// Not negative, not infinite; nil for as much as it takes.
    let width: Double?
    let height: Double?
    let locale: Locale
    let pixelScale: Double
}
