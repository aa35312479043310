/// A paragraph (text without line breaks) as it is shaped: what of its attributes changes glyphs or heights.
struct ParagraphText: Hashable {
    let text: String
    let spans: [Span]
    /// The direction when no letter says another.
    let direction: WritingDirection
    let locale: Locale

    /// A stretch of one style, up to an offset in UTF-8.
    struct Span: Hashable {
        let end: Int
        let style: SpanStyle
    }

    init(text: String, spans: [Span], direction: WritingDirection, locale: Locale) {
        (self.text, self.spans, self.direction, self.locale) = (text, spans, direction, locale)
    }

    /// The same words in many styles are many fonts.
    func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        for span in spans {
            hasher.combine(span.style.fonts)
            hasher.combine(span.style.ratio)
            hasher.combine(span.style.spacing)
        }
    }

    /// A paragraph of one style.
    init(_ text: String, _ style: SpanStyle, direction: WritingDirection, locale: Locale) {
        self.init(
            text: text, spans: [Span(end: text.utf8.count, style: style)], direction: direction, locale: locale)
    }
}

/// How a stretch of text is shaped and set. Its size is told against the largest size of the text, so that text of one
/// size is shaped once for all sizes.
struct SpanStyle: Hashable {
    let fonts: FontStack
    /// Its font size as a share of the text's largest, 0 to 1.
    let ratio: Double
    /// Added after each character, in ems of the largest size.
    let spacing: Double
    /// True where the last character of a line is not spaced, and ligatures are undone.
    let isTracking: Bool
    let features: [FontFeature]
    /// In points.
    let rise: Double
    /// Points from baseline to baseline; 0 for the line's own height.
    let leading: Double

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
    }

    private static let withoutLigatures = [FontFeature("liga", value: 0), FontFeature("clig", value: 0)]

    /// True where lengths are not whole font units.
    var needsFineUnits: Bool { ratio != 1 || spacing != 0 }
}

/// Where shaped paragraphs come from: fonts, or a table of widths.
protocol ParagraphShaper: Sendable {
    /// The faces a font is looked for in.
    func stack(for font: FontDescriptor, locale: Locale) throws(TypographyError) -> FontStack

    /// The paragraphs of a text: made, or remembered from the last time.
    func paragraphs(
        _ key: PageKey, _ make: () throws(TypographyError) -> [Page.Paragraph]
    ) throws(TypographyError) -> [Page.Paragraph]

    func shape(_ text: ParagraphText) throws(TypographyError) -> ShapedParagraph

    /// The heights of the style's first font.
    func metrics(of style: SpanStyle) throws(TypographyError) -> FontMetrics
}

extension ParagraphShaper {
    /// Remembers nothing.
    func paragraphs(
        _ key: PageKey, _ make: () throws(TypographyError) -> [Page.Paragraph]
    ) throws(TypographyError) -> [Page.Paragraph] { try make() }
}
