internal import FramewrightDrawing

extension Painter {
    /// Draws glyphs at quarters of a pixel horizontally and whole pixels vertically, so that spacing is even and
    /// baselines are sharp.
    ///
    /// Light text is drawn slightly heavier than its area: see `TextContrast`.
    mutating func draw(
        _ run: GlyphRun, with ink: Ink, on surface: inout Surface, into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        guard !surface.clips.bounds.isEmpty, let runKey = runKey(of: run, ink, scale: surface.scale) else { return }
        for glyph in run.glyphs {
            guard let origin = GlyphOrigin(run.origin + glyph.position, scale: surface.scale) else { continue }
            if let entry = mask(of: glyph.id, runKey, quarter: origin.quarter) {
                surface.blend(entry, of: masks, at: origin, with: ink, into: &pixels)
            } else {
                drawOutline(
                    of: glyph.id, font: run.font, size: runKey.size, at: origin, with: ink, on: &surface, into: &pixels)
            }
        }
    }

    /// Returns the pixels that drawing a run inside `clip` may change.
    mutating func pixels(of run: GlyphRun, _ ink: Ink, in clip: PixelRect, scale: Double) -> PixelRect {
        guard let runKey = runKey(of: run, ink, scale: scale) else { return .none }
        var pixels = PixelRect.none
        for glyph in run.glyphs {
            guard let origin = GlyphOrigin(run.origin + glyph.position, scale: scale) else { continue }
            if let entry = mask(of: glyph.id, runKey, quarter: origin.quarter) {
                pixels = pixels.union(entry.bounds.offset(x: origin.x, y: origin.y).intersection(clip))
            } else if let outline = glyphs.outline(of: glyph.id, in: run.font) {
                let bounds = Bounds(of: outline.path, outline.transform(size: runKey.size, quarter: origin.quarter))
                let window = clip.offset(x: -origin.x, y: -origin.y).touched(by: bounds)
                pixels = pixels.union(window.offset(x: origin.x, y: origin.y))
            } else if let image = glyphs.image(of: glyph.id, in: run.font) {
                let place = image.place(size: runKey.size, at: origin, scale: scale)
                let rect = SteppedRect(place.shape, scale: scale)
                pixels = pixels.union(rect?.pixels.intersection(clip) ?? .none)
            }
        }
        return pixels
    }

    /// The properties shared by all glyphs of a run.
    private struct GlyphRunKey {
        let font: FontID
        /// The number of the font in the mask cache.
        let face: Int
        /// The font size in pixels per em.
        let size: Double
        let contrast: TextContrast
    }

    /// Returns nil for a run without size.
    private mutating func runKey(of run: GlyphRun, _ ink: Ink, scale: Double) -> GlyphRunKey? {
        let size = run.size * scale
        guard size.isFinite, size > 0 else { return nil }
        return GlyphRunKey(font: run.font, face: masks.face(run.font), size: size, contrast: TextContrast(ink))
    }

    /// Returns the mask of a glyph; nil for bitmap glyphs and for glyphs too large to cache.
    private mutating func mask(of glyph: GlyphID, _ runKey: GlyphRunKey, quarter: UInt8) -> GlyphMaskCache.Entry? {
        let key = GlyphMaskCache.Key(
            face: runKey.face, glyph: glyph, size: runKey.size.bitPattern, quarter: quarter, contrast: runKey.contrast)
        return masks.entry(for: key) ?? makeMask(key, font: runKey.font, size: runKey.size)
    }

    private mutating func makeMask(_ key: GlyphMaskCache.Key, font: FontID, size: Double) -> GlyphMaskCache.Entry? {
        guard let outline = glyphs.outline(of: key.glyph, in: font) else {
            return glyphs.image(of: key.glyph, in: font) == nil ? masks.insert(key, bounds: .none) : nil
        }
        let transform = outline.transform(size: size, quarter: key.quarter)
        let bounds = PixelRect.maskReach.touched(by: Bounds(of: outline.path, transform))
        guard !bounds.touchesBorder(of: .maskReach) else { return nil }
        let entry = masks.insert(key, bounds: bounds)
        guard !bounds.isEmpty else { return entry }
        scan.accumulate(outline.path, transform, in: bounds)
        for y in bounds.rows {
            scan.sweep(row: y, .nonzero)
            masks.appendRow(key.contrast.apply(to: scan.runs))
        }
        return entry
    }

    /// Fills the outline of a large, rare glyph. The pixels are those of a mask without contrast, which stems of many
    /// pixels do not need.
    private mutating func drawOutline(
        of glyph: GlyphID, font: FontID, size: Double, at origin: GlyphOrigin, with ink: Ink,
        on surface: inout Surface, into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        guard let outline = glyphs.outline(of: glyph, in: font) else {
            if let image = glyphs.image(of: glyph, in: font) {
                draw(image, size: size, at: origin, with: ink, on: &surface, into: &pixels)
            }
            return
        }
        let transform = outline.transform(size: size, quarter: origin.quarter)
        let clip = surface.clips.bounds.offset(x: -origin.x, y: -origin.y)
        let window = clip.touched(by: Bounds(of: outline.path, transform))
        fill(
            outline.path, rule: .nonzero, by: transform, in: window, origin: (origin.x, origin.y), with: ink,
            on: &surface,
            into: &pixels)
    }
}

extension PixelRect {
    /// The window of cached masks: glyphs within 255 pixels of their origin, which is text up to about 80 points at
    /// 3x.
    static let maskReach = PixelRect(x: -256, y: -256, width: 512, height: 512)

    func touchesBorder(of outer: PixelRect) -> Bool {
        !isEmpty
            && (x == outer.x || y == outer.y || x + width == outer.x + outer.width
                || y + height == outer.y + outer.height)
    }
}
