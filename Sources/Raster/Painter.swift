public import FramewrightDrawing

/// Paints display lists. Keeps glyph masks and working memory between pictures; nothing kept changes a pixel.
///
/// A picture like the one before takes nothing from the allocator, but for a few pieces for each layer and each clip that
/// is not an upright rectangle.
///
/// A value: copies share masks until one of them paints. Use one painter per thread and keep it, since cold glyphs and
/// fresh memory cost more than a whole warm picture.
public struct Painter: Sendable {
    /// Glyph masks kept, in bytes, unless told otherwise: some 4,000 glyphs of a phone's text.
    public static let defaultGlyphMemory = 16 << 20

    let glyphs: any GlyphSource
    let images: any ImageSource
    var masks: GlyphMaskCache
    var scan = CoverageScan()
    var covers = OpaqueCovers()
    /// The picture's row of coverage, between pictures.
    private var spareScratch: [UInt8] = []
    var changes = RowChanges()
    var ramps = RampCache()
    var shadows = ShadowCache()
    /// Memory of finished blurs, for the next ones.
    var sparePlanes: [[UInt16]] = []
    /// Memory of finished layers, for the next ones.
    var spareLayers: [[PremultipliedPixel]] = []

    /// `glyphMemory` bounds the glyph masks kept, in bytes; 0 keeps none beyond the glyph being painted.
    public init(
        glyphs: any GlyphSource, images: any ImageSource = NoImages(), glyphMemory: Int = Painter.defaultGlyphMemory
    ) {
        self.glyphs = glyphs
        self.images = images
        masks = GlyphMaskCache(limit: glyphMemory)
    }

    /// A new picture of `list` at `scale` pixels a point, over `background` or over nothing.
    ///
    /// Shapes that are empty or not finite draw nothing, nor do glyphs and pictures the sources do not have; a clip that
    /// is empty or not finite hides everything up to its `pop`, as does a transform that leaves no area; a `pop` too many
    /// is ignored; what is left open ends with the list. Coverage is anti-aliased except for clips that are upright
    /// rectangles without rounding, which snap to the nearest pixels.
    /// - Throws: `RasterError`, before anything is painted.
    public mutating func paint(
        _ list: DisplayList, scale: Double, background: Color? = nil
    ) throws(RasterError) -> Bitmap {
        let size = try Self.checkedSize(of: list, scale: scale)
        var bitmap = Bitmap(unpainted: size)
        try paint(list, scale: scale, background: background, into: &bitmap)
        return bitmap
    }

    /// As `paint(_:scale:background:)`, in the memory of `bitmap` where it has the right size already and nobody else
    /// holds it: the first touch of a fresh phone-sized frame takes longer than painting it.
    ///
    /// Whatever `bitmap` held is gone; it is left alone when an error is thrown.
    public mutating func paint(
        _ list: DisplayList, scale: Double, background: Color? = nil, into bitmap: inout Bitmap
    ) throws(RasterError) {
        let plan = try plan(list, scale: scale)
        var sources = bitmap.takeRowSources()
        paint(plan, over: background, .all, into: &bitmap, &sources)
        bitmap.setRowSources(sources)
    }

    /// A new picture of which no row is painted that is known to repeat the one above: most rows of a screen.
    ///
    /// Measured 2026-11-25, a board of 1170x2532 pixels of which 797 rows are unlike the one above, two cores with 8 MiB of cache,
    /// least of four rounds in turns: painted in 0.48 ms for 1.60, painted and encoded in 3.74 for 5.06. Finding the rows takes 3 % of
    /// painting all of it.
    public mutating func paintSparsely(
        _ list: DisplayList, scale: Double, background: Color? = nil
    ) throws(RasterError) -> SparseBitmap {
        var picture = SparseBitmap(Bitmap(unpainted: try Self.checkedSize(of: list, scale: scale)))
        try paint(list, scale: scale, background: background, into: &picture)
        return picture
    }

    /// As `paintSparsely(_:scale:background:)`, in the memory of `picture` where it has the right size already and nobody else
    /// holds it.
    ///
    /// Whatever `picture` held is gone; it is left alone when an error is thrown.
    public mutating func paint(
        _ list: DisplayList, scale: Double, background: Color? = nil, into picture: inout SparseBitmap
    ) throws(RasterError) {
        let plan = try plan(list, scale: scale)
        picture.hold { paint(plan, over: background, .unlikeRows, into: &$0, &$1) }
    }

    /// Paints the pixels of `rect` only; `bitmap` has the list's size.
    mutating func paint(
        _ list: DisplayList, scale: Double, background: Color?, inside rect: PixelRect, into bitmap: inout Bitmap
    ) throws(RasterError) {
        let plan = try plan(list, scale: scale)
        precondition(bitmap.size == plan.size, "a part of \(plan.size) cannot be painted into \(bitmap.size)")
        // Of the rows of a picture painted in part nothing is known.
        var sources: [Int32] = []
        paint(plan, over: background, .part(rect), into: &bitmap, &sources)
    }

    /// A list that can be painted.
    private struct Plan {
        let list: DisplayList
        let layers: LayerPlan
        let scale: Double
        let size: PixelSize
    }

    private func plan(_ list: DisplayList, scale: Double) throws(RasterError) -> Plan {
        let size = try Self.checkedSize(of: list, scale: scale)
        let list = list.expandingLayers(of: glyphs)
        let layers = try LayerPlan(list, scale: scale, size: size, glyphs: glyphs)
        try PaintCaches.check(list, layers, size: size)
        return Plan(list: list, layers: layers, scale: scale, size: size)
    }

    /// What of a picture is painted.
    private enum Extent: Equatable {
        case all
        /// All but what repeats the row above.
        case unlikeRows
        case part(PixelRect)
    }

    /// `sources` then has for each row the one it equals, unless the picture is painted in part.
    private mutating func paint(
        _ plan: Plan, over background: Color?, _ extent: Extent, into bitmap: inout Bitmap, _ sources: inout [Int32]
    ) {
        let (list, layers, scale, size) = (plan.list, plan.layers, plan.scale, plan.size)
        if bitmap.size != size { bitmap = Bitmap(unpainted: size) }
        covers.find(in: list, layers, scale: scale, size: size)
        let first = list.firstVisibleItem(scale: scale, size: size)
        var surface = Surface(area: PixelRect(size), scale: scale, scratch: spareScratch)
        spareScratch = []
        switch extent {
        case .all, .unlikeRows:
            findChanges(in: list, from: first ?? 0, layers, scale: scale, size: size)
            changes.write(to: &sources)
            if extent == .unlikeRows { surface.sources = sources }
        case .part(let rect): surface.clips = ClipStack(bounds: rect)
        }
        bitmap.withMutablePixels { pixels in
            surface.item = -1
            if first == nil { clear(to: background, surface, &pixels) }
            paint(list.items[(first ?? 0)...], layers, on: &surface, &pixels)
        }
        swap(&spareScratch, &surface.scratch)
    }

    /// Whatever the picture showed before goes, but for what opaque items will cover anyhow.
    private mutating func clear(
        to background: Color?, _ surface: Surface, _ pixels: inout MutableSpan<PremultipliedPixel>
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

    /// One command in the space the surface is in.
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
        // Layers are opened and closed by the loop that goes through the items.
        case .pushLayer: surface.pushGroup()
        }
    }

    /// A command in the picture's own points.
    private mutating func draw(
        _ command: DisplayList.Item.Command, on surface: inout Surface,
        _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        switch command {
        case .fillRect(let rect, let paint):
            guard let ink = Ink(paint, scale: surface.scale, &ramps) else { return }
            fill(rect, ink, on: &surface, &pixels)
        case .fillPath(let path, let rule, let paint):
            guard let ink = Ink(paint, scale: surface.scale, &ramps) else { return }
            fill(path, rule, ink, on: &surface, &pixels)
        case .glyphs(let run, let paint):
            guard let ink = Ink(paint, scale: surface.scale, &ramps) else { return }
            draw(run, ink, on: &surface, &pixels)
        case .image(let drawing): draw(drawing, on: &surface, &pixels)
        case .pushClip, .pushClipPath, .pushLayer, .pushTransform, .pop: break
        }
    }
}
