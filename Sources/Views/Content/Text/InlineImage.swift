import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// A layout with a baseline, on which it stands in a line of text.
protocol BaselineLayout: LeafLayout {
    /// Returns the distance of the baseline from the top, in points.
    func baseline(in size: Size) -> Double
}

/// An image in a line of text. A class, because spans are copied often and few have one.
final class InlineImage: Sendable {
    /// The character that stands for an image in a text.
    static let placeholder = "\u{FFFC}"

    private let figure: ImageFigure
    /// The extent around the baseline, in points.
    let box: TextBox

    /// Creates the image of a node; nil for other content. An image without a baseline stands on that of the text.
    init?(_ node: ViewNode) {
        guard case .image(let figure) = node.payload.figure else { return nil }
        self.figure = figure
        guard let layout = node.layout as? any LeafLayout else { return nil }
        let size = layout.sizeThatFits(.unspecified)
        let baseline = (layout as? any BaselineLayout)?.baseline(in: size) ?? size.height
        box = TextBox(width: size.width, ascent: baseline, descent: size.height - baseline)
    }

    /// Returns the drawing commands at a place on the baseline. Templates take the paint of the text.
    func commands(at origin: Point, scale: Double, paint: Paint) -> [DisplayList.Item.Command] {
        let frame = Rect(
            x: origin.x, y: origin.y - box.ascent * scale, width: box.width * scale,
            height: (box.ascent + box.descent) * scale)
        return figure.painted(paint).commands(in: frame)
    }
}
