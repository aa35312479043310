/// The input for shaping a paragraph (text without line breaks): its text with the attributes that affect glyphs or
/// heights.
struct ParagraphText: Hashable {
    let text: String
    let spans: [Span]
    /// The direction of text without strong characters.
    let direction: WritingDirection
    let locale: Locale

    /// A part with uniform style, up to a UTF-8 offset.
    struct Span: Hashable {
        let end: Int
        let style: SpanStyle
    }

    init(text: String, spans: [Span], direction: WritingDirection, locale: Locale) {
        (self.text, self.spans, self.direction, self.locale) = (text, spans, direction, locale)
    }

    /// Hashes only some of the attributes, because equal text with different styles usually has different fonts.
    func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        for span in spans {
            hasher.combine(span.style.fonts)
            hasher.combine(span.style.ratio)
            hasher.combine(span.style.spacing)
        }
    }

    /// Creates a paragraph with uniform style.
    init(_ text: String, _ style: SpanStyle, direction: WritingDirection, locale: Locale) {
        self.init(
            text: text, spans: [Span(end: text.utf8.count, style: style)], direction: direction, locale: locale)
    }
}

/// The style of a span for shaping. The font size is relative to the largest size of the text, so that text of one
/// size is shaped once for all sizes.
struct SpanStyle: Hashable {
    let fonts: FontStack
    /// The font size relative to the text's largest, 0 to 1.
    let ratio: Double
    /// The space added after each character, in ems of the largest size.
    let spacing: Double
    /// True to omit the space at the end of a line and to disable ligatures.
    let isTracking: Bool
    let features: [FontFeature]
    /// The baseline offset in points.
    let rise: Double
    /// The distance of baselines in points, or 0 for the line's own height.
    let leading: Double
    /// The extent of each character in ems of the largest size, or nil for that of its glyph.
    let box: TextBox?

    init(_ attributes: TextAttributes, fonts: FontStack, largestSize: Double) {
        self.fonts = fonts
        ratio = largestSize > 0 ? attributes.font.size / largestSize : 1
        let points = attributes.tracking != 0 ? attributes.tracking : attributes.kerning
        spacing = largestSize > 0 && points.isFinite ? min(max(points / largestSize, -16), 16) : 0
        isTracking = attributes.tracking != 0
        features =
            (attributes.tracking != 0 ? Self.withoutLigatures : [])
            + (attributes.font.hasMonospacedDigits ? [.monospacedDigits] : []) + attributes.font.features
        rise = attributes.baselineOffset.isFinite ? min(max(attributes.baselineOffset, -1e4), 1e4) : 0
        leading = attributes.font.leading.map { $0.isFinite ? min(max($0, 0), 1e4) : 0 } ?? 0
        box = largestSize > 0 ? attributes.box?.divided(by: largestSize) : nil
    }

    private static let withoutLigatures = [FontFeature("liga", value: 0), FontFeature("clig", value: 0)]

    /// True if lengths are not whole font units.
    var needsFineUnits: Bool { ratio != 1 || spacing != 0 || box != nil }
}

extension TextBox {
    /// Returns the extent in another unit, with each length at most 64 units.
    fileprivate func divided(by unit: Double) -> TextBox {
        func clamped(_ length: Double) -> Double { length.isFinite ? min(max(length / unit, -64), 64) : 0 }
        return TextBox(width: max(0, clamped(width)), ascent: clamped(ascent), descent: clamped(descent))
    }
}

/// A source of shaped paragraphs: fonts, or a table of widths.
protocol ParagraphShaper: Sendable {
    /// Returns the faces for a font.
    func stack(for font: FontDescriptor, locale: Locale) throws(TypographyError) -> FontStack

    /// Returns the paragraphs of a text, from a cache or by calling `make`.
    func paragraphs(
        _ key: PageKey, _ make: () throws(TypographyError) -> [PageParagraph]
    ) throws(TypographyError) -> [PageParagraph]

    func shape(_ text: ParagraphText) throws(TypographyError) -> ShapedParagraph

    /// Returns the metrics of the style's first font.
    func metrics(of style: SpanStyle) throws(TypographyError) -> FontMetrics
}

extension ParagraphShaper {
    /// Calls `make` without caching.
    func paragraphs(
        _ key: PageKey, _ make: () throws(TypographyError) -> [PageParagraph]
    ) throws(TypographyError) -> [PageParagraph] { try make() }
}
