import FramewrightDrawing

/// What an element gets from those around it.
struct SVGContext {
    var style = SVGStyle()
    /// From the element's coordinates to the picture's.
    var transform = AffineTransform.identity
    /// What percentages are shares of.
    var viewport: Size

    /// The length an attribute gives, in the element's units; nil where it is absent, `auto` or no length.
    func length(
        _ name: String, _ direction: SVGLength.Direction, _ properties: SVGProperties
    ) -> Double? {
        guard let text = properties.value(name), text != "auto", let length = SVGLength(text) else { return nil }
        return resolve(length, direction)
    }

    func resolve(_ length: SVGLength, _ direction: SVGLength.Direction) -> Double {
        length.resolved(direction, in: viewport, fontSize: style.fontSize, rootFontSize: style.rootFontSize)
    }
}
