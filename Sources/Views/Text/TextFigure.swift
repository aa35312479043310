public import FramewrightDrawing
public import FramewrightLayoutEngine
public import FramewrightTypography

/// A text view after lowering: enough to measure it for any proposal and to draw it.
public struct TextFigure: Sendable {
    public let string: String
    public let paint: Paint
    let font: Font
    let style: ParagraphStyle
    let typesetter: Typesetter

    /// The lines for a proposal; the typesetter remembers the shaping, so asking again is cheap.
    public func layout(for proposal: ProposedViewSize) throws(TypographyError) -> TextLayout {
        try typesetter.layout(
            string, font: font.descriptor(height: proposal.height), style: style, proposedWidth: proposal.width,
            proposedHeight: proposal.height)
    }
}

/// Measures text. A text that cannot be set, which lowering has reported, has no size.
struct TextLayoutLeaf: LeafLayout {
    let figure: TextFigure

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { lines(for: proposal)?.size ?? .zero }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> Double? {
        switch guide {
        case .firstTextBaseline: lines(for: proposal).map { bounds.minY + $0.firstBaseline }
        case .lastTextBaseline: lines(for: proposal).map { bounds.minY + $0.lastBaseline }
        default: nil
        }
    }

    private func lines(for proposal: ProposedViewSize) -> TextLayout? { try? figure.layout(for: proposal) }
}
