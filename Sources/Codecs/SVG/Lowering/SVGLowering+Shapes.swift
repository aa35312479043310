import FramewrightDrawing

extension SVGLowering {
    /// Draws fill and stroke of a shape, in the order of `paint-order`.
    mutating func drawShape(
        _ index: Int, properties: SVGProperties, effects: SVGEffects, in context: SVGContext
    ) throws(CodecError) {
        undrawnBytes -= document.elements[index].outlineBytes
        guard context.style.isVisible, let shape = shape(index, properties: properties, in: context),
            !shape.path.isEmpty
        else {
            return
        }
        var effects = effects
        let style = context.style
        let fill =
            shape.isLine
            ? nil
            : try paint(style.fill, opacity: style.fillOpacity, shape: shape, at: index, property: "fill", in: context)
        let stroke = try paint(
            style.stroke, opacity: style.strokeOpacity, shape: shape, at: index, property: "stroke", in: context)
        var opacity = 1.0
        // A single paint takes the opacity itself and needs no layer.
        if (fill == nil) != (stroke == nil) { swap(&opacity, &effects.opacity) }
        try drawGroup(index, effects: effects, in: context) { (lowering) throws(CodecError) in
            let order = style.paintsStrokeFirst ? [stroke, fill] : [fill, stroke]
            for (position, paint) in order.enumerated() {
                guard let paint = paint?.opacity(opacity) else { continue }
                if (position == 0) == style.paintsStrokeFirst {
                    try lowering.stroke(shape, paint: paint, at: index, in: context)
                } else {
                    try lowering.fill(shape, paint: paint, at: index, in: context)
                }
            }
        }
    }

    private mutating func fill(
        _ shape: SVGShape, paint: Paint, at index: Int, in context: SVGContext
    ) throws(CodecError) {
        if let rect = shape.roundedRect, let rounded = context.transform.upright(rect) {
            return commands.append(.fillRect(rounded, paint))
        }
        let path = shape.path.applying(context.transform)
        try append(path, rule: context.style.fillRule, paint: paint, at: index)
    }

    mutating func append(
        _ path: Path, rule: FillRule, paint: Paint, at index: Int
    ) throws(CodecError) {
        guard !path.isEmpty else { return }
        try report.count(pathElements: path.elements.count, on: index)
        commands.append(.fillPath(path, rule, paint))
    }

    /// Returns the shape of an element in its own units; nil if it has none, with a warning for invalid values.
    func shape(_ index: Int, properties: SVGProperties, in context: SVGContext) -> SVGShape? {
        let element = document.elements[index]
        let reader = SVGShapeReader(properties: properties, context: context, index: index, report: report)
        switch element.name {
        case "path": return reader.path(element.attribute("d"))
        case "rect": return reader.rect()
        case "circle": return reader.circle()
        case "ellipse": return reader.ellipse()
        case "line": return reader.line()
        case "polyline": return reader.polygon(element.attribute("points"), isClosed: false)
        case "polygon": return reader.polygon(element.attribute("points"), isClosed: true)
        default: return nil
        }
    }
}

extension AffineTransform {
    /// The scale of lengths, averaged over all directions.
    var meanScale: Double { abs(a * d - b * c).squareRoot() }

    /// Returns the transformed rounded rectangle if its corners stay circular. Otherwise returns nil.
    fileprivate func upright(_ rounded: RoundedRect) -> RoundedRect? {
        guard let rect = upright(rounded.rect), rounded.radius == 0 || a == d else { return nil }
        return RoundedRect(rect, radius: rounded.radius * a)
    }
}
