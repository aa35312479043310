internal import FramewrightDrawing

extension DisplayList.Item.Command {
    /// Returns the command in root coordinates: its shape and paint transformed.
    ///
    /// Returns nil for transformed glyphs and images, which need other kernels, and for invisible commands.
    func placed(in space: CoordinateMapping) -> DisplayList.Item.Command? {
        if case .plain = space.kind { return self }
        if case .degenerate = space.kind { return placedNowhere }
        switch self {
        case .fillRect(let shape, let paint):
            let paint = paint.applying(space.transform)
            if let moved = shape.placed(in: space) { return .fillRect(moved, paint) }
            return .fillPath(shape.path.placed(in: space), .nonzero, paint)
        case .fillPath(let path, let rule, let paint):
            return .fillPath(path.placed(in: space), rule, paint.applying(space.transform))
        case .glyphs(let run, let paint):
            return run.placed(in: space).map { .glyphs($0, paint.applying(space.transform)) }
        case .image(let drawing): return drawing.placed(in: space).map { .image($0) }
        case .pushClip(let shape):
            if let moved = shape.placed(in: space) { return .pushClip(moved) }
            return .pushClipPath(shape.path.placed(in: space), .nonzero)
        case .pushClipPath(let path, let rule): return .pushClipPath(path.placed(in: space), rule)
        case .pushLayer, .pushTransform, .pop: return self
        }
    }

    /// A clip in a degenerate space hides everything; nothing else is visible.
    private var placedNowhere: DisplayList.Item.Command? {
        switch self {
        case .fillRect, .fillPath, .glyphs, .image: nil
        case .pushClip, .pushClipPath: .pushClip(RoundedRect(.zero))
        case .pushLayer, .pushTransform, .pop: self
        }
    }
}

extension RoundedRect {
    /// Returns nil if it does not stay a rectangle with circular corners.
    fileprivate func placed(in space: CoordinateMapping) -> RoundedRect? {
        guard case .scaling(let x, let y) = space.kind, radius == 0 || x == y else { return nil }
        return RoundedRect(rect.placed(in: space, x, y), radius: radius * x)
    }
}

extension Rect {
    fileprivate func placed(in space: CoordinateMapping, _ x: Double, _ y: Double) -> Rect {
        Rect(origin: space.transform.apply(origin), size: Size(width: width * x, height: height * y))
    }
}

extension GlyphRun {
    /// Returns nil if the glyphs change their shape.
    fileprivate func placed(in space: CoordinateMapping) -> GlyphRun? {
        guard case .scaling(let x, let y) = space.kind, x == y else { return nil }
        let glyphs = glyphs.map { glyph in
            Glyph(id: glyph.id, position: Point(x: glyph.position.x * x, y: glyph.position.y * y))
        }
        return GlyphRun(
            font: font, size: size * x, origin: space.transform.apply(origin), glyphs: x == 1 ? self.glyphs : glyphs,
            text: text)
    }
}

extension ImageDrawing {
    /// Returns nil if the image is rotated, or its caps or tiles are stretched.
    fileprivate func placed(in space: CoordinateMapping) -> ImageDrawing? {
        guard case .scaling(let x, let y) = space.kind else { return nil }
        guard x == y || (capInsets == .zero && resizingMode == .stretch) else { return nil }
        var drawing = self
        drawing.rect = rect.placed(in: space, x, y)
        drawing.imageScale = imageScale / x
        drawing.capInsets = EdgeInsets(
            top: capInsets.top * x, leading: capInsets.leading * x, bottom: capInsets.bottom * x,
            trailing: capInsets.trailing * x)
        drawing.template = template?.applying(space.transform)
        return drawing
    }
}
