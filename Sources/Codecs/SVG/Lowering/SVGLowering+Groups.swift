import FramewrightDrawing

extension SVGLowering {
    /// Draws an element's contents inside its clip and mask, in a layer if one is needed.
    mutating func drawGroup(
        _ index: Int, effects: SVGEffects, in context: SVGContext,
        content: (inout SVGLowering) throws(CodecError) -> Void
    ) throws(CodecError) {
        let start = commands.count
        guard var clip = try clip(effects.clipPath, for: index, context) else { return }
        guard clip.isKnown else { return visitUndrawn(content) }
        let mask = try mask(effects.mask, for: index, context)
        for command in clip.pushes { commands.append(command) }
        var pushes = clip.pushes.count
        if clip.stencil != nil || mask != nil || !effects.needsNoLayer {
            commands.append(
                .pushLayer(
                    DisplayList.Layer(opacity: effects.opacity, blendMode: effects.blendMode)))
            pushes += 1
        }
        let body = commands.count
        try content(&self)
        guard commands.count > body else {
            commands.removeSubrange(start...)
            return
        }
        if let stencil = clip.stencil.take() { commands += stencil }
        if let mask { commands += mask }
        endGroup(from: start, pushes: pushes)
    }

    /// Pops the pushed commands, or removes them if nothing was painted inside.
    mutating func endGroup(from start: Int, pushes: Int) {
        guard commands.count > start + pushes else {
            commands.removeSubrange(start...)
            return
        }
        commands += Array(repeating: .pop, count: pushes)
    }

    /// Wraps the commands in a layer if they blend: an image is an isolated group, so that its contents never blend
    /// with the backdrop (Compositing level 1, 3.4.3).
    func isolated(_ commands: [DisplayList.Item.Command]) -> [DisplayList.Item.Command] {
        let isBlended = commands.contains {
            if case .pushLayer(let layer) = $0 { ![.normal, .destinationIn].contains(layer.blendMode) } else { false }
        }
        return isBlended ? [.pushLayer(DisplayList.Layer())] + commands + [.pop] : commands
    }

    /// Returns a clip at a rectangle, as a path: an axis-aligned rectangle would be snapped to pixels, which is
    /// visible in small images.
    static func clip(_ rect: Rect, _ transform: AffineTransform) -> DisplayList.Item.Command {
        .pushClipPath(Path(rect).applying(transform), .nonzero)
    }

    /// Removes and returns the commands that `body` adds.
    mutating func collect(
        _ body: (inout SVGLowering) throws(CodecError) -> Void
    ) throws(CodecError) -> [DisplayList.Item.Command] {
        let start = commands.count
        try body(&self)
        let collected = Array(commands[start...])
        commands.removeSubrange(start...)
        return collected
    }

    /// Returns the element that a `clip-path`, `mask` or paint refers to. If it is missing, of another kind or being
    /// drawn, adds a warning and returns nil.
    func target(_ identity: String, names: Set<String>, for index: Int, property: String) -> Int? {
        guard let target = identities[identity], document.elements[target].isSVG else {
            report.warn("\(property): there is no \(SVGScanner.quoted("#\(identity)"))", index)
            return nil
        }
        guard names.contains(document.elements[target].name) else {
            report.warn(
                "\(property): \(SVGScanner.quoted("#\(identity)")) is a <\(document.elements[target].name)>, which is not drawn here",
                index)
            return nil
        }
        guard !active.contains(target) else {
            report.warn("\(property): \(SVGScanner.quoted("#\(identity)")) contains itself", index)
            return nil
        }
        return target
    }
}

extension AffineTransform {
    /// Returns the transformed rectangle if the transform only scales by positive factors and translates. Otherwise
    /// returns nil.
    func upright(_ rect: Rect) -> Rect? {
        guard b == 0, c == 0, a > 0, d > 0 else { return nil }
        return Rect(x: rect.minX * a + tx, y: rect.minY * d + ty, width: rect.width * a, height: rect.height * d)
    }
}
