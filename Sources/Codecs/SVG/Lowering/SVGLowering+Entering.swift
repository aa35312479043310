import FramewrightDrawing

/// An entered element: its declarations, and the context of its contents.
struct SVGEntry {
    let properties: SVGProperties
    let effects: SVGEffects
    /// The context with the element's own style and transform.
    let context: SVGContext
}

extension SVGLowering {
    /// Converts the context around an element to the context inside it.
    mutating func enter(_ index: Int, _ outer: SVGContext) throws(CodecError) -> SVGEntry {
        let properties = try cascade.properties(of: index)
        var context = outer
        context.style.apply(properties, element: index, report: report)
        let box = try referenceBox(of: index, properties, context)
        let effects = SVGEffects(properties, box: box, fontSize: context.style.fontSize, element: index, report: report)
        context.transform = effects.transform.followed(by: outer.transform)
        if document.elements[index].isSVG("use") { context.transform = place(ofUse: properties, context) }
        return SVGEntry(properties: properties, effects: effects, context: context)
    }

    /// The x and y of a `use` are applied after its transform, so that its clip and mask are moved too (SVG 1.1, 5.6).
    private func place(ofUse properties: SVGProperties, _ context: SVGContext) -> AffineTransform {
        let x = context.length("x", direction: .width, properties: properties) ?? 0
        let y = context.length("y", direction: .height, properties: properties) ?? 0
        return AffineTransform.translation(x: x, y: y).followed(by: context.transform)
    }

    /// Returns the box that percentages in a transform and its origin refer to (CSS Transforms level 1, 8): the
    /// viewport or the element's box.
    private mutating func referenceBox(
        of index: Int, _ properties: SVGProperties, _ context: SVGContext
    ) throws(CodecError) -> Rect {
        let viewport = Rect(origin: .zero, size: context.viewport)
        guard properties["transform"] != nil, let box = properties["transform-box"], box.value != "view-box" else {
            return viewport
        }
        if box.value == "stroke-box" || box.value == "border-box" {
            report.warn("transform-box: the stroke is left out of the box", index, at: box.offset)
        }
        // The contents may use the element itself.
        active.append(index)
        defer { active.removeLast() }
        let own = try bounds(of: index, context) ?? .zero
        guard document.elements[index].isSVG("use") else { return own }
        var unmoved = context
        unmoved.transform = .identity
        return Rect(origin: own.origin + place(ofUse: properties, unmoved).apply(.zero), size: own.size)
    }

    /// Enters an element that is drawn where it is referenced: it inherits from its own ancestors.
    mutating func enterReferenced(_ index: Int, _ context: SVGContext) throws(CodecError) -> SVGEntry {
        try enter(
            index,
            SVGContext(
                style: try cascade.inheritedStyle(of: index), transform: context.transform, viewport: context.viewport))
    }
}
