import FramewrightDrawing
import Synchronization

/// Measures and places text the way SwiftUI's `Text` does, with the fonts of this machine.
public struct Typesetter: TextMeasurer {
    /// The most bytes of UTF-8 a text may have: shaping that much takes about a second.
    public static let longestText = 1_000_000

    private let fonts: FontLibrary
    private let locale: Locale
    private let pixelScale: Double

    /// The locale, a language tag such as "ja" or "zh-Hant", chooses the shapes of ideographs. Line heights are rounded
    /// up to whole pixels, `pixelScale` of them to a point; a scale that is not a positive number counts as 1.
    public init(fonts: FontLibrary, locale: String = "en", pixelScale: Double = 1) {
        self.fonts = fonts
        self.locale = Locale(identifier: locale)
        self.pixelScale = pixelScale > 0 && pixelScale.isFinite ? pixelScale : 1
    }

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
        let layout = try Typesetting(request: request, shaper: Shaper(library: fonts)).layout()
        fonts.layouts.withLock {
            $0.insert(layout, for: key, weight: layout.weight + request.text.string.utf8.count)
        }
        return layout
    }
}

/// Everything a layout depends on, besides the fonts.
struct TextRequest: Hashable {
    let text: AttributedText
    let style: ParagraphStyle
    /// Not negative, not infinite; nil for as much as it takes.
    var width: Double?
    var height: Double?
    let locale: Locale
    let pixelScale: Double

    /// The style's locale wins.
    init(
        text: AttributedText, style: ParagraphStyle, proposedWidth: Double?, proposedHeight: Double?, locale: Locale,
        pixelScale: Double
    ) {
        (self.text, self.style, self.pixelScale) = (text, style, pixelScale)
        width = Self.usable(proposedWidth)
        height = Self.usable(proposedHeight)
        self.locale = style.locale ?? locale
    }

    /// By what differs between the texts of a screen: all there is to a request takes three times as long.
    func hash(into hasher: inout Hasher) {
        text.hashPartially(into: &hasher)
        hasher.combine(width)
        hasher.combine(height)
    }

    var isBounded: Bool { width != nil || height != nil }

    /// The same text with all the room it wants.
    var withoutBounds: TextRequest {
        var request = self
        (request.width, request.height) = (nil, nil)
        return request
    }

    private static func usable(_ proposal: Double?) -> Double? {
        guard let proposal, proposal < .infinity else { return nil }
        return max(0, proposal)
    }
}

extension AttributedText {
    /// What it says, and the looks that a film may change from frame to frame.
    func hashPartially(into hasher: inout Hasher) {
        for index in runs.indices {
            hasher.combine(runs[index].text)
            hasher.combine(runs[index].attributes.digest)
        }
    }
}

extension TextAttributes {
    /// The numbers a film may change, stirred into one: equal where they are, and hardly ever where they are not.
    fileprivate var digest: UInt64 {
        var digest = UInt64(bitPattern: Int64(font.weight.value))
        digest.combine(font.size)
        digest.combine(kerning)
        digest.combine(tracking)
        digest.combine(baselineOffset)
        digest.combine(paint.color.red)
        digest.combine(paint.color.green)
        digest.combine(paint.color.blue)
        digest.combine(paint.color.opacity)
        if case .some = paint.gradient { digest ^= UInt64(bitPattern: Int64(paint.gradient.hashValue)) }
        return digest
    }
}

extension UInt64 {
    /// Minus zero, which equals zero, counts as zero.
    fileprivate mutating func combine(_ number: Double) {
        self = (self ^ (number + 0).bitPattern) &* 0x9e37_79b9_7f4a_7c15
        self ^= self >> 29
    }
}

extension TextLayout {
    /// True of a text laid out with all the room it wants where the room of `request` is enough: no bound would change
    /// it. Most texts of a screen are short, so that one layout answers all proposals.
    fileprivate func fitsUnchanged(within request: TextRequest) -> Bool {
        !isTruncated && !isClipped && scale == 1 && size.width <= request.width ?? .infinity
            && size.height <= request.height ?? .infinity
    }
}
