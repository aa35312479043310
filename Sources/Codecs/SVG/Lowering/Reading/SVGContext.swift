import FramewrightDrawing

/// The state that an element inherits from its surroundings.
struct SVGContext {
    var style = SVGStyle()
    /// The transform from the element's coordinates to the image's.
    var transform = AffineTransform.identity
    /// The reference size of percentages.
    var viewport: Size

    /// Returns the length of an attribute in the element's units; nil if it is absent, `auto` or invalid.
    func length(
        _ name: String, direction: SVGLength.Direction, properties: SVGProperties
    ) -> Double? {
        guard let text = properties.value(name), text != "auto", let length = SVGLength(text) else { return nil }
        return resolve(length, direction)
    }

    func resolve(_ length: SVGLength, _ direction: SVGLength.Direction) -> Double {
        length.resolved(direction, in: viewport, fontSize: style.fontSize, rootFontSize: style.rootFontSize)
    }
}
