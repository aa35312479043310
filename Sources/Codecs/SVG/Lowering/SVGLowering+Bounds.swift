import FramewrightDrawing

extension SVGLowering {
    /// Returns the bounding box of an element's shapes in its own coordinates, without strokes and clips, as
    /// `objectBoundingBox` refers to it; nil if it has no shapes.
    mutating func bounds(of index: Int, _ context: SVGContext) throws(CodecError) -> Rect? {
        // For a clip path or mask on another clip path or mask, the box is that of the element the outer one applies
        // to.
        let owner = owners.last { $0.target == index }
        let index = owner?.element ?? index
        try report.count(steps: 1, on: index)
        var paths: [Rect] = []
        var local = owner?.context ?? context
        local.transform = .identity
        try collectBounds(of: index, try cascade.properties(of: index), local, into: &paths)
        guard let first = paths.first else { return nil }
        return paths.dropFirst().reduce(first) { $0.union($1) }
    }

    private mutating func collectBounds(
        _ index: Int, _ outer: SVGContext, into rects: inout [Rect]
    ) throws(CodecError) {
        try report.count(steps: 1, on: index)
        guard document.elements[index].isSVG, document.elements[index].isWanted, active.count < SVGLimits.depth else {
            return
        }
        active.append(index)
        defer { active.removeLast() }
        let entry = try enter(index, outer)
        guard entry.effects.isDisplayed else { return }
        try collectBounds(of: index, entry.properties, entry.context, into: &rects)
    }

    private mutating func collectBounds(
        of index: Int, _ properties: SVGProperties, _ context: SVGContext, into rects: inout [Rect]
    ) throws(CodecError) {
        switch SVGElementKind(document.elements[index].name) {
        case .shape:
            guard let shape = shape(index, properties: properties, in: context), !shape.path.isEmpty else { return }
            try report.count(pathElements: shape.path.elements.count, on: index)
            let box = shape.path.applying(context.transform).boundingRect
            if box.isFinite { rects.append(box) }
        case .group:
            for child in document.elements[index].children { try collectBounds(child, context, into: &rects) }
        case .firstOfSeveral:
            if let child = try chosen(of: index) { try collectBounds(child, context, into: &rects) }
        case .viewport:
            guard let inside = viewport(index, properties: properties, within: context, sizedBy: nil)?.inside else {
                return
            }
            for child in document.elements[index].children { try collectBounds(child, inside, into: &rects) }
        case .use: try collectBoundsOfUse(index, properties: properties, in: context, into: &rects)
        case .silent, .unsupported: return
        }
    }

    private mutating func collectBoundsOfUse(
        _ index: Int, properties: SVGProperties, in context: SVGContext, into rects: inout [Rect]
    ) throws(CodecError) {
        guard let target = target(ofUse: index) else { return }
        let element = document.elements[target]
        guard active.count < SVGLimits.depth else { return }
        active.append(target)
        defer { active.removeLast() }
        guard element.isSVG("symbol") else { return try collectBounds(target, context, into: &rects) }
        let symbol = try cascade.properties(of: target)
        guard let inside = viewport(target, properties: symbol, within: context, sizedBy: properties)?.inside else {
            return
        }
        for child in element.children { try collectBounds(child, inside, into: &rects) }
    }
}
