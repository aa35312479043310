import FramewrightDrawing

extension SVGLowering {
    /// Returns the layer that applies a mask; nil without a mask, or if the reference is invalid.
    mutating func mask(
        _ identity: String?, for index: Int, _ context: SVGContext
    ) throws(CodecError) -> [DisplayList.Item.Command]? {
        guard let identity, let target = target(identity, names: ["mask"], for: index, property: "mask") else {
            return nil
        }
        try report.count(steps: 1, on: target)
        let entry = try enterReferenced(target, context)
        let (properties, effects) = (entry.properties, entry.effects)
        var inner = entry.context
        // A mask has no transform of its own.
        inner.transform = context.transform
        let isAlpha = properties.value("mask-type") == "alpha"
        let layer = isAlpha ? DisplayList.Layer.mask : .luminanceMask
        let empty: [DisplayList.Item.Command] = [.pushLayer(layer), .pop]
        let sharesRegion = properties.value("maskUnits") != "userSpaceOnUse"
        let sharesContent = properties.value("maskContentUnits") == "objectBoundingBox"
        let bounds = sharesRegion || sharesContent ? try self.bounds(of: index, context) : nil
        if sharesRegion || sharesContent, bounds?.isEmpty ?? true {
            let space = inner
            visitUndrawn { (lowering) throws(CodecError) in
                try lowering.drawActive(target) { (lowering) throws(CodecError) in
                    try lowering.drawChildren(of: target, space)
                }
            }
            return empty
        }
        let region = maskRegion(properties, inner, in: sharesRegion ? bounds : nil)
        guard !region.isEmpty else { return empty }
        if sharesContent, let bounds {
            inner.transform = AffineTransform(filling: bounds).followed(by: inner.transform)
        }
        let contents = inner
        owners.append((target, index, context))
        defer { owners.removeLast() }
        let drawn = try collect { (lowering) throws(CodecError) in
            try lowering.drawActive(target) { (lowering) throws(CodecError) in
                let start = lowering.commands.count
                lowering.commands.append(Self.clip(region, context.transform))
                var own = effects
                (own.opacity, own.blendMode, own.isIsolated) = (1, .normal, false)
                try lowering.drawGroup(target, effects: own, in: contents) { (lowering) throws(CodecError) in
                    try lowering.drawChildren(of: target, contents)
                }
                lowering.endGroup(from: start, pushes: 1)
            }
        }
        return [.pushLayer(layer)] + drawn + [.pop]
    }

    /// Returns the region outside which everything is masked out; by default it extends a tenth beyond the element's
    /// box.
    private func maskRegion(_ properties: SVGProperties, _ context: SVGContext, in bounds: Rect?) -> Rect {
        var space = context
        if bounds != nil { space.viewport = Size(width: 1, height: 1) }
        func length(_ name: String, _ direction: SVGLength.Direction, _ usual: Double) -> Double {
            space.length(name, direction: direction, properties: properties)
                ?? space.resolve(SVGLength(usual, .percent), direction)
        }
        let region = Rect(
            x: length("x", .width, -10), y: length("y", .height, -10), width: length("width", .width, 120),
            height: length("height", .height, 120))
        guard let bounds else { return region }
        return AffineTransform(filling: bounds).upright(region) ?? .zero
    }
}
