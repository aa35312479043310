internal import FramewrightDrawing

extension Painter {
    /// Draws glyphs and images that are transformed by more than a uniform scale.
    mutating func drawTurned(
        _ command: DisplayList.Item.Command, on surface: inout Surface,
        _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        if case .degenerate = surface.space.kind { return }
        switch command {
        case .glyphs(let run, let paint):
            guard let ink = Ink(paint.applying(surface.space.transform), scale: surface.scale, &ramps) else { return }
            drawTurned(run, with: ink, on: &surface, into: &pixels)
        case .image(let drawing): drawTurned(drawing, on: &surface, &pixels)
        default: break
        }
    }

    /// Draws transformed glyphs as paths, at their exact positions: sharp at every size and angle.
    private mutating func drawTurned(
        _ run: GlyphRun, with ink: Ink, on surface: inout Surface, into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        guard run.size.isFinite, run.size > 0 else { return }
        for glyph in run.glyphs {
            let place = run.origin + glyph.position
            guard place.isFinite else { continue }
            if let outline = glyphs.outline(of: glyph.id, in: run.font) {
                fill(outline, size: run.size, at: place, with: ink, on: &surface, into: &pixels)
            } else if let image = glyphs.image(of: glyph.id, in: run.font) {
                drawTurned(
                    image.bitmap, in: image.rect(size: run.size, at: place), with: ink, on: &surface, into: &pixels)
            }
        }
    }

    private mutating func fill(
        _ outline: GlyphOutline, size: Double, at place: Point, with ink: Ink, on surface: inout Surface,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let upright = outline.transform(size: size, quarter: 0).followed(by: .translation(x: place.x, y: place.y))
        if let affine = surface.space.transform.affine {
            let transform = upright.followed(by: affine).followed(by: surface.transform)
            let window = surface.clips.bounds.touched(by: Bounds(of: outline.path, transform))
            fill(outline.path, rule: .nonzero, by: transform, in: window, with: ink, on: &surface, into: &pixels)
        } else {
            fill(
                outline.path.applying(upright).placed(in: surface.space), rule: .nonzero, with: ink, on: &surface,
                into: &pixels)
        }
    }
}
