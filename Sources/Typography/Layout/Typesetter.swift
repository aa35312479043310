import FramewrightDrawing
import Synchronization

/// Lays out text like SwiftUI's `Text`, with the fonts of this machine.
public struct Typesetter: TextMeasurer {
    /// The maximum size of a text in bytes of UTF-8. Shaping that much takes about a second.
    public static let longestText = 1_000_000

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
        let layout = try Typesetting(request: request, shaper: Shaper(library: fonts)).layout()
        fonts.layouts.withLock {
            $0.insert(layout, for: key, weight: layout.weight + request.text.string.utf8.count)
        }
        return layout
    }
}

/// The cache key of a layout: everything it depends on except the fonts.
struct TextRequest: Hashable {
    let text: AttributedText
    let style: ParagraphStyle
    /// The proposed width, finite and not negative; nil for unlimited.
    var width: Double?
    var height: Double?
    let locale: Locale
    let pixelScale: Double

    /// Creates a request. The style's locale takes precedence.
    init(
        text: AttributedText, style: ParagraphStyle, proposedWidth: Double?, proposedHeight: Double?, locale: Locale,
        pixelScale: Double
    ) {
        (self.text, self.style, self.pixelScale) = (text, style, pixelScale)
        width = Self.usable(proposedWidth)
        height = Self.usable(proposedHeight)
        self.locale = style.locale ?? locale
    }

    /// Hashes only properties that usually differ between the texts of a screen; hashing all of them takes three
    /// times as long.
    func hash(into hasher: inout Hasher) {
        text.hashPartially(into: &hasher)
        hasher.combine(width)
        hasher.combine(height)
    }

    var isBounded: Bool { width != nil || height != nil }

    /// The request without width and height.
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
    /// Hashes the text and the attributes that an animation may change.
    func hashPartially(into hasher: inout Hasher) {
        for index in runs.indices {
            hasher.combine(runs[index].text)
            hasher.combine(runs[index].attributes.digest)
        }
    }
}

extension TextAttributes {
    /// The combined bits of the numbers that an animation may change.
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
    /// Mixes a number into the hash. Adding zero makes minus zero equal to zero.
    fileprivate mutating func combine(_ number: Double) {
        self = (self ^ (number + 0).bitPattern) &* 0x9e37_79b9_7f4a_7c15
        self ^= self >> 29
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
