/// Whatever can say how large text is and where its glyphs go.
///
/// Views know no more of text than this, so a test may replay a layout with the widths of fonts this machine does not
/// have. Measuring is pure: the same question has the same answer, from any thread.
public protocol TextMeasurer: Sendable {
    /// Lays text out in the proposed space.
    ///
    /// Width nil, infinite or NaN: one line a paragraph. Otherwise lines break where UAX #14 lets them, and between
    /// characters inside a word that alone is too long. When the lines are more than `style.lineLimit`, or than the
    /// proposed height holds, letters move together where `style` allows it, then the font shrinks as far as
    /// `style.minimumScaleFactor`, and after that the text is cut and shows an ellipsis. One line there always is. A
    /// negative proposal counts as 0.
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
