import FramewrightDrawing
import Synchronization

/// Lays out text like SwiftUI's `Text`, with the fonts of this machine.
public struct Typesetter: TextMeasurer {
    /// The maximum size of a text in bytes of UTF-8. Shaping that much takes about a second.
    public static let longestText = TypographyError.longestText

    private let fonts: FontLibrary
    private let locale: Locale
    private let pixelScale: Double

    /// Creates a typesetter.
    ///
    /// - Parameters:
    ///   - locale: A language tag such as "ja" or "zh-Hant", which determines the shapes of ideographs.
    ///   - pixelScale: The pixels per point, for rounding line heights up to whole pixels. If it is not a positive
    ///     number, 1 is used.
    public init(fonts: FontLibrary, locale: String = "en", pixelScale: Double = 1) {
        self.fonts = fonts
        self.locale = Locale(identifier: locale)
        self.pixelScale = pixelScale > 0 && pixelScale.isFinite ? pixelScale : 1
    }

    /// Lays text out, from the library's cache if possible.
    public func layout(
        _ text: AttributedText, style: ParagraphStyle, proposedWidth: Double?, proposedHeight: Double?
    ) throws(TypographyError) -> TextLayout {
        let request = TextRequest(
            text: text, style: style, proposedWidth: proposedWidth, proposedHeight: proposedHeight, locale: locale,
            pixelScale: pixelScale)
        guard request.isBounded else { return try layout(request) }
        let free = try layout(request.withoutBounds)
        return free.fitsUnchanged(within: request) ? free : try layout(request)
    }

    private func layout(_ request: TextRequest) throws(TypographyError) -> TextLayout {
        let key = Hashed(request)
        if let known = fonts.layouts.withLock({ $0.value(for: key, weight: \.weight) }) { return known }
        let layout = try Typesetting(request: request, shaper: Shaper(fonts: fonts.fonts, caches: fonts.shaping))
            .layout()
        fonts.layouts.withLock {
            $0.insert(layout, for: key, weight: layout.weight + request.text.string.utf8.count)
        }
        return layout
    }
}

extension TextLayout {
    /// True if a layout without bounds also fits the bounds of `request`, so that they would not change it. Most
    /// texts of a screen are short, so one layout serves all proposals.
    fileprivate func fitsUnchanged(within request: TextRequest) -> Bool {
        !isTruncated && !isClipped && scale == 1 && size.width <= request.width ?? .infinity
            && size.height <= request.height ?? .infinity
    }
}
