public import FramewrightDrawing

extension Painter {
    /// Returns a new bitmap of `list` at `scale` pixels per point, over `background` or transparent.
    ///
    /// Shapes that are empty or not finite draw nothing, nor do glyphs and images that the sources lack. A clip that
    /// is empty or not finite, or a degenerate transform, hides everything up to its `pop`. Surplus `pop` items are
    /// ignored; unclosed groups end with the list. Coverage is anti-aliased, except that axis-aligned rectangular
    /// clips without rounding snap to the nearest pixels.
    /// - Throws: `RasterError`, before anything is painted.
    public mutating func paint(
        _ list: DisplayList, scale: Double, background: SRGBColor? = nil
    ) throws(RasterError) -> Bitmap {
        let size = try Self.checkedSize(of: list, scale: scale)
        var bitmap = Bitmap(unpainted: size)
        try paint(list, scale: scale, background: background, into: &bitmap)
        return bitmap
    }

    /// Paints like `paint(_:scale:background:)`, into the memory of `bitmap` if it has the right size and is uniquely
    /// referenced: touching a fresh phone-sized bitmap takes longer than painting it.
    ///
    /// The previous contents of `bitmap` are lost; they are unchanged if an error is thrown.
    public mutating func paint(
        _ list: DisplayList, scale: Double, background: SRGBColor? = nil, into bitmap: inout Bitmap
    ) throws(RasterError) {
        let plan = try plan(list, scale: scale)
        var sources = bitmap.takeRowSources()
        paint(plan, over: background, extent: .all, into: &bitmap, sources: &sources)
        bitmap.setRowSources(sources)
    }

    /// Returns a new bitmap without the rows that repeat the one above, which are most rows of a screen. Chosen by
    /// measurement, see "Sparse painting" in Performance.
    public mutating func paintSparsely(
        _ list: DisplayList, scale: Double, background: SRGBColor? = nil
    ) throws(RasterError) -> SparseBitmap {
        var image = SparseBitmap(Bitmap(unpainted: try Self.checkedSize(of: list, scale: scale)))
        try paint(list, scale: scale, background: background, into: &image)
        return image
    }

    /// Paints like `paintSparsely(_:scale:background:)`, into the memory of `image` if it has the right size and is
    /// uniquely referenced.
    ///
    /// The previous contents of `image` are lost; they are unchanged if an error is thrown.
    public mutating func paint(
        _ list: DisplayList, scale: Double, background: SRGBColor? = nil, into image: inout SparseBitmap
    ) throws(RasterError) {
        let plan = try plan(list, scale: scale)
        image.hold { paint(plan, over: background, extent: .unlikeRows, into: &$0, sources: &$1) }
    }

    /// Paints only the pixels of `rect`; `bitmap` must have the list's size.
    mutating func paint(
        _ list: DisplayList, scale: Double, background: SRGBColor?, inside rect: PixelRect, into bitmap: inout Bitmap
    ) throws(RasterError) {
        let plan = try plan(list, scale: scale)
        precondition(bitmap.size == plan.size, "a part of \(plan.size) cannot be painted into \(bitmap.size)")
        // The rows of a partly painted bitmap are not tracked.
        var sources: [Int32] = []
        paint(plan, over: background, extent: .part(rect), into: &bitmap, sources: &sources)
    }

    /// A validated list with its layers.
    struct Plan: Sendable {
        let list: DisplayList
        let scale: Double
        let size: PixelSize
        var layers: LayerPlan
        /// The index of the last item that hides all items before it; nil if all items must be painted.
        let first: Int?
    }

    private func plan(_ list: DisplayList, scale: Double) throws(RasterError) -> Plan {
        let size = try Self.checkedSize(of: list, scale: scale)
        let expanded = list.expandingLayers(of: glyphs)
        do throws(RasterError) {
            let layers = try LayerPlan(expanded, scale: scale, size: size, glyphs: glyphs)
            try PaintBudget.check(expanded, layers, size: size)
            let first = layers.readsBackdrop ? nil : expanded.firstVisibleItem(scale: scale, size: size)
            return Plan(list: expanded, scale: scale, size: size, layers: layers, first: first)
        } catch {
            throw error.withItem { list.index(ofExpanded: $0, glyphs) }
        }
    }

    /// The part of the bitmap to paint.
    private enum Extent: Equatable {
        case all
        /// All rows except those that repeat the one above.
        case unlikeRows
        case part(PixelRect)
    }

    /// Paints the plan. Stores in `sources` the row that each row equals, unless only a part is painted.
    private mutating func paint(
        _ plan: Plan, over background: SRGBColor?, extent: Extent, into bitmap: inout Bitmap, sources: inout [Int32]
    ) {
        if bitmap.size != plan.size { bitmap = Bitmap(unpainted: plan.size) }
        var surface = Surface(area: PixelRect(plan.size), scale: plan.scale, scratch: spareScratch)
        spareScratch = []
        var bands: [Band] = []
        switch extent {
        case .all, .unlikeRows:
            findChanges(in: plan.list, from: plan.first ?? 0, plan.layers, scale: plan.scale, size: plan.size)
            changes.write(to: &sources)
            if extent == .unlikeRows { surface.sources = sources }
            bands = self.bands(of: plan)
        case .part(let rect): surface.clips = ClipStack(bounds: rect)
        }
        bitmap.withMutablePixels { pixels in
            if bands.isEmpty {
                paint(plan, over: background, on: &surface, into: &pixels)
            } else {
                paint(plan, over: background, bands: bands, on: &surface, into: &pixels)
            }
        }
        swap(&spareScratch, &surface.scratch)
    }

    /// Paints the plan on a surface that is the whole bitmap or a band of it.
    mutating func paint(
        _ plan: Plan, over background: SRGBColor?, on surface: inout Surface,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        covers.find(in: plan.list, plan.layers, scale: plan.scale, size: plan.size)
        surface.item = -1
        if plan.first == nil { clear(to: background, surface, &pixels) }
        paint(plan.list.items[(plan.first ?? 0)...], layers: plan.layers, on: &surface, into: &pixels)
    }

    /// Fills with the background, except where opaque items will cover it.
    private mutating func clear(
        to background: SRGBColor?, _ surface: Surface, _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let pixel = PremultipliedPixel(background ?? .clear)
        covers.findVisible(of: surface.clips.bounds, after: -1)
        for part in covers.visible { surface.fill(part, with: pixel, &pixels) }
    }

    private static func checkedSize(of list: DisplayList, scale: Double) throws(RasterError) -> PixelSize {
        guard scale > 0, let size = PixelSize(list.size, scale: scale) else {
            throw .size(list.size, scale: scale)
        }
        return size
    }

    /// Paints one command, given in the surface's current space.
    mutating func paint(
        _ command: DisplayList.Item.Command, on surface: inout Surface,
        _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        switch command {
        case .fillRect, .fillPath, .glyphs, .image:
            if surface.space.isPlain {
                draw(command, on: &surface, &pixels)
            } else if let placed = command.placed(in: surface.space) {
                draw(placed, on: &surface, &pixels)
            } else {
                drawTurned(command, on: &surface, &pixels)
            }
        case .pushClip, .pushClipPath:
            if let clip = command.placed(in: surface.space) { surface.push(clip, &scan) }
        case .pushTransform(let transform): surface.push(transform)
        case .pop: surface.pop()
        // Layers are opened and closed by the loop over the items.
        case .pushLayer: surface.pushGroup()
        }
    }

    /// Draws a command given in root coordinates.
    private mutating func draw(
        _ command: DisplayList.Item.Command, on surface: inout Surface,
        _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        switch command {
        case .fillRect(let rect, let paint):
            guard let ink = Ink(paint, scale: surface.scale, &ramps) else { return }
            fill(rect, with: ink, on: &surface, into: &pixels)
        case .fillPath(let path, let rule, let paint):
            guard let ink = Ink(paint, scale: surface.scale, &ramps) else { return }
            fill(path, rule: rule, with: ink, on: &surface, into: &pixels)
        case .glyphs(let run, let paint):
            guard let ink = Ink(paint, scale: surface.scale, &ramps) else { return }
            draw(run, with: ink, on: &surface, into: &pixels)
        case .image(let drawing): draw(drawing, on: &surface, &pixels)
        case .pushClip, .pushClipPath, .pushLayer, .pushTransform, .pop: break
        }
    }
}
