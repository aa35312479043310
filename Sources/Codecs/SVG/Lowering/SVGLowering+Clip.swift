import FramewrightDrawing

/// The clips of an element.
struct SVGClip {
    /// The clip commands to push, the outermost first.
    var pushes: [DisplayList.Item.Command] = []
    /// A layer whose coverage is kept, for clips that are not a single path.
    var stencil: [DisplayList.Item.Command]?
    /// False if the clip depends on unsupported elements, such as text.
    var isKnown = true
}

extension SVGLowering {
    /// Returns the clip of an element; nil if it hides everything.
    mutating func clip(
        _ identity: String?, for index: Int, _ context: SVGContext
    ) throws(CodecError) -> SVGClip? {
        guard let identity, let target = target(identity, names: ["clipPath"], for: index, property: "clip-path") else {
            return SVGClip()
        }
        try report.count(steps: 1, on: target)
        let entry = try enterReferenced(target, context)
        let (properties, effects) = (entry.properties, entry.effects)
        var inner = entry.context
        if properties.value("clipPathUnits") == "objectBoundingBox" {
            guard let bounds = try bounds(of: index, context), !bounds.isEmpty else {
                return SVGClip(isKnown: false)
            }
            inner.transform = AffineTransform(filling: bounds).followed(by: inner.transform)
        }
        guard inner.transform.isInvertible else { return nil }
        let contents = inner
        var result: SVGClip?
        owners.append((target, index, context))
        defer { owners.removeLast() }
        try drawActive(target) { (lowering) throws(CodecError) in
            guard var clip = try lowering.clip(effects.clipPath, for: target, contents) else { return }
            let leftOut = lowering.partsLeftOut
            let parts = try lowering.clipParts(of: target, contents)
            guard clip.isKnown, !parts.isEmpty else {
                if !clip.isKnown || lowering.partsLeftOut > leftOut { result = SVGClip(isKnown: false) }
                return
            }
            if clip.stencil == nil, let path = Self.singlePath(parts) {
                clip.pushes.append(path)
            } else {
                clip.stencil = (clip.stencil ?? []) + Self.stencil(parts)
            }
            result = clip
        }
        return result
    }

    /// One shape of a clip path, in the image's coordinates.
    struct ClipPart {
        let path: Path
        let rule: FillRule
        let clip: SVGClip
    }

    private mutating func clipParts(of index: Int, _ context: SVGContext) throws(CodecError) -> [ClipPart] {
        var parts: [ClipPart] = []
        for child in document.elements[index].children {
            if let part = try clipPart(child, context) { parts.append(part) }
        }
        return parts
    }

    /// Returns the part for a shape, or for a `use` of one; no other element can clip.
    private mutating func clipPart(_ index: Int, _ outer: SVGContext) throws(CodecError) -> ClipPart? {
        try report.count(steps: 1, on: index)
        let element = document.elements[index]
        let kind = SVGElementKind(element.name)
        guard element.isSVG, element.isWanted, kind != .silent else { return nil }
        guard kind == .shape || kind == .use else {
            if try cascade.properties(of: index).value("display") != "none" { leaveOutOfClip(index, element.name) }
            return nil
        }
        let entry = try enter(index, outer)
        let (properties, context) = (entry.properties, entry.context)
        guard entry.effects.isDisplayed, context.transform.isInvertible,
            let clip = try clip(entry.effects.clipPath, for: index, context), clip.isKnown
        else { return nil }
        if kind == .use { return try usedPart(index, in: context, clip: clip) }
        guard context.style.isVisible, let shape = shape(index, properties: properties, in: context),
            !shape.path.isEmpty
        else {
            return nil
        }
        try report.count(pathElements: shape.path.elements.count, on: index)
        return ClipPart(path: shape.path.applying(context.transform), rule: context.style.clipRule, clip: clip)
    }

    /// Warns about an element that cannot clip; `name` is its name, or that of the element it uses.
    private mutating func leaveOutOfClip(_ index: Int, _ name: String) {
        partsLeftOut += 1
        let reason = name == "text" ? Self.reason(name) : "only shapes can clip"
        report.warn("it is left out of the clip path: \(reason)", index)
    }

    private mutating func usedPart(
        _ index: Int, in context: SVGContext, clip: SVGClip
    ) throws(CodecError) -> ClipPart? {
        guard let target = target(ofUse: index) else { return nil }
        guard SVGElementKind(document.elements[target].name) == .shape else {
            leaveOutOfClip(index, document.elements[target].name)
            return nil
        }
        guard let part = try clipPart(target, context) else { return nil }
        guard clip.stencil == nil, part.clip.stencil == nil else {
            report.warn("clip paths of several shapes inside each other are left out here", index)
            return part
        }
        return ClipPart(path: part.path, rule: part.rule, clip: SVGClip(pushes: clip.pushes + part.clip.pushes))
    }

    /// Returns all parts as one path if their boxes do not overlap, so that they cannot cancel out. Otherwise returns
    /// nil.
    private static func singlePath(_ parts: [ClipPart]) -> DisplayList.Item.Command? {
        guard parts.allSatisfy({ $0.clip.pushes.isEmpty && $0.clip.stencil == nil && $0.rule == parts[0].rule }) else {
            return nil
        }
        if parts.count == 1 { return .pushClipPath(parts[0].path, parts[0].rule) }
        let boxes = parts.map(\.path.boundingRect)
        guard parts.count <= 16 else { return nil }
        for (position, box) in boxes.enumerated() {
            for other in boxes[..<position] where box.overlap(with: other) != nil { return nil }
        }
        return .pushClipPath(Path(parts.flatMap(\.path.elements)), parts[0].rule)
    }

    private static func stencil(_ parts: [ClipPart]) -> [DisplayList.Item.Command] {
        var commands: [DisplayList.Item.Command] = [.pushLayer(.mask)]
        for part in parts {
            commands += part.clip.pushes
            let isLayered = part.clip.stencil != nil
            if isLayered { commands.append(.pushLayer(DisplayList.Layer())) }
            commands.append(.fillPath(part.path, part.rule, Paint(.black)))
            if let stencil = part.clip.stencil { commands += stencil + [.pop] }
            commands += Array(repeating: .pop, count: part.clip.pushes.count)
        }
        return commands + [.pop]
    }
}
