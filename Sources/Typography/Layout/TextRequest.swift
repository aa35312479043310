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
