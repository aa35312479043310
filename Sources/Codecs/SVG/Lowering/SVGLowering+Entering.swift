import FramewrightDrawing

/// An element met: what is declared for it, and what holds inside it.
struct SVGEntry {
    let properties: SVGProperties
    let effects: SVGEffects
    /// With the element's own style and transform.
    let context: SVGContext
}

extension SVGLowering {
    /// Goes from what holds around an element to what holds inside it.
    mutating func enter(_ index: Int, _ outer: SVGContext) throws(CodecError) -> SVGEntry {
        let properties = try cascade.properties(of: index)
        var context = outer
        context.style.apply(properties, index, report)
        let box = try referenceBox(of: index, properties, context)
        let effects = SVGEffects(properties, box, fontSize: context.style.fontSize, index, report)
        context.transform = effects.transform.followed(by: outer.transform)
        if document.elements[index].isSVG("use") { context.transform = place(ofUse: properties, context) }
        return SVGEntry(properties: properties, effects: effects, context: context)
    }

    /// The x and y of a `use` stand behind its transform: its clip and mask are moved too (SVG 1.1, 5.6).
    private func place(ofUse properties: SVGProperties, _ context: SVGContext) -> AffineTransform {
        let x = context.length("x", .width, properties) ?? 0
        let y = context.length("y", .height, properties) ?? 0
        return AffineTransform.translation(x: x, y: y).followed(by: context.transform)
    }

    /// What shares in a transform and its origin are shares of (CSS Transforms level 1, 8): the viewport, or the element.
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
        // What is inside may use the element itself.
        active.append(index)
        defer { active.removeLast() }
        let own = try bounds(of: index, context) ?? .zero
        guard document.elements[index].isSVG("use") else { return own }
        var unmoved = context
        unmoved.transform = .identity
        return Rect(origin: own.origin + place(ofUse: properties, unmoved).apply(.zero), size: own.size)
    }

    /// As `enter`, for what is drawn where it is referred to: it inherits from where it stands.
    mutating func enterReferenced(_ index: Int, _ context: SVGContext) throws(CodecError) -> SVGEntry {
        try enter(
            index,
            SVGContext(
                style: try cascade.inheritedStyle(of: index), transform: context.transform, viewport: context.viewport))
    }
}
