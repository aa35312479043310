import FramewrightDrawing

extension SVGLowering {
    /// Draws what an element holds inside its clip, on a layer of its own where it needs one, and through its mask.
    mutating func drawGroup(
        _ index: Int, _ effects: SVGEffects, _ context: SVGContext,
        _ content: (inout SVGLowering) throws(CodecError) -> Void
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

    /// Pops what was pushed, or takes it back where nothing was painted inside.
    mutating func endGroup(from start: Int, pushes: Int) {
        guard commands.count > start + pushes else {
            commands.removeSubrange(start...)
            return
        }
        commands += Array(repeating: .pop, count: pushes)
    }

    /// A picture is a group of its own: what is blended inside it never meets what is behind it (Compositing level 1, 3.4.3).
    func isolated(_ commands: [DisplayList.Item.Command]) -> [DisplayList.Item.Command] {
        let isBlended = commands.contains {
            if case .pushLayer(let layer) = $0 { ![.normal, .destinationIn].contains(layer.blendMode) } else { false }
        }
        return isBlended ? [.pushLayer(DisplayList.Layer())] + commands + [.pop] : commands
    }

    /// A rectangle to clip at, as a path: upright rectangles would snap to pixels, which shows in small pictures.
    static func clip(_ rect: Rect, _ transform: AffineTransform) -> DisplayList.Item.Command {
        .pushClipPath(Path(rect).applying(transform), .nonzero)
    }

    /// The commands a body adds, taken out of the picture.
    mutating func collect(
        _ body: (inout SVGLowering) throws(CodecError) -> Void
    ) throws(CodecError) -> [DisplayList.Item.Command] {
        let start = commands.count
        try body(&self)
        let collected = Array(commands[start...])
        commands.removeSubrange(start...)
        return collected
    }

    /// The element a `clip-path`, `mask` or paint refers to; nil, and reported, where it is not of that kind or is being drawn.
    func target(_ identity: String, _ names: Set<String>, for index: Int, _ property: String) -> Int? {
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
    /// The rectangle carried along, where it stays one with its sides as they were.
    func upright(_ rect: Rect) -> Rect? {
        guard b == 0, c == 0, a > 0, d > 0 else { return nil }
        return Rect(x: rect.minX * a + tx, y: rect.minY * d + ty, width: rect.width * a, height: rect.height * d)
    }
}
