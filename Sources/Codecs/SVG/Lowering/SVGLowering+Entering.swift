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
    func enter(_ index: Int, _ outer: SVGContext) throws(CodecError) -> SVGEntry {
        let properties = try cascade.properties(of: index)
        var context = outer
        context.style.apply(properties, index, report)
        let effects = SVGEffects(properties, context.viewport, fontSize: context.style.fontSize, index, report)
        context.transform = effects.transform.followed(by: outer.transform)
        return SVGEntry(properties: properties, effects: effects, context: context)
    }

    /// As `enter`, for what is drawn where it is referred to: it inherits from where it stands.
    func enterReferenced(_ index: Int, _ context: SVGContext) throws(CodecError) -> SVGEntry {
        try enter(
            index,
            SVGContext(
                style: try cascade.inheritedStyle(of: index), transform: context.transform, viewport: context.viewport))
    }
}
