/// Measures text and positions its glyphs.
///
/// Views use text only through this protocol, so tests can replay layouts with the widths of fonts that are not
/// installed. Measuring is pure: equal input gives equal results on any thread.
public protocol TextMeasurer: Sendable {
    /// Lays text out in the proposed space.
    ///
    /// If the width is nil, infinite or NaN, each paragraph is one line. Otherwise lines break where UAX #14 allows,
    /// and between characters of a word that is longer than a line. If the lines exceed `style.lineLimit` or the
    /// proposed height, the characters are moved together if `style` allows it, then the font shrinks down to
    /// `style.minimumScaleFactor`, and then the text is truncated with an ellipsis. There is always at least one
    /// line. Negative proposals count as 0.
    func layout(
        _ text: AttributedText, style: ParagraphStyle, proposedWidth: Double?, proposedHeight: Double?
    ) throws(TypographyError) -> TextLayout
}

extension TextMeasurer {
    /// Lays out text in one font.
    public func layout(
        _ text: String, font: FontDescriptor, style: ParagraphStyle = ParagraphStyle(), proposedWidth: Double?,
        proposedHeight: Double?
    ) throws(TypographyError) -> TextLayout {
        try layout(
            AttributedText(text, font: font), style: style, proposedWidth: proposedWidth,
            proposedHeight: proposedHeight)
    }
}
