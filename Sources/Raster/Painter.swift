public import FramewrightDrawing

/// Paints display lists. Keeps glyph masks and working memory between pictures; nothing kept changes a pixel.
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
    /// is empty or not finite hides everything up to its `popClip`; a `popClip` or `popLayer` too many is ignored; clips
    /// and layers left open end with the list. Coverage is anti-aliased except for clips without rounding, which snap to
    /// the nearest pixels.
    /// - Throws: `RasterError`, before anything is painted.
    public mutating func paint(
        _ list: DisplayList, scale: Double, background: Color? = nil
    ) throws(RasterError) -> Bitmap {
        let size = try Self.checkedSize(of: list, scale: scale)
        var bitmap = Bitmap(size: size)
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
        let size = try Self.checkedSize(of: list, scale: scale)
        let layers = LayerPlan(list, scale: scale, size: size, glyphs: glyphs)
        try PaintMemory.check(list, layers, scale: scale, size: size)
        if bitmap.size != size { bitmap = Bitmap(size: size) }
        let first = list.firstVisibleItem(scale: scale, size: size)
        bitmap.withMutablePixels { pixels in
            if first == nil {
                fillRow(&pixels, 0..<pixels.count, with: PremultipliedPixel(background ?? .clear))
            }
            var surface = Surface(area: PixelRect(size), scale: scale)
            paint(list.items[(first ?? 0)...], layers, on: &surface, &pixels)
        }
    }

    private static func checkedSize(of list: DisplayList, scale: Double) throws(RasterError) -> PixelSize {
        guard scale > 0, let size = PixelSize(list.size, scale: scale) else {
            throw .size(list.size, scale: scale)
        }
        return size
    }

    mutating func paint(
        _ command: DisplayList.Item.Command, on surface: inout Surface,
        _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        switch command {
        case .fillRect(let rect, let paint):
            guard let ink = Ink(paint, scale: surface.scale) else { return }
            fill(rect, ink, on: &surface, &pixels)
        case .fillPath(let path, let rule, let paint):
            guard let ink = Ink(paint, scale: surface.scale) else { return }
            fill(path, rule, ink, on: &surface, &pixels)
        case .glyphs(let run, let paint):
            guard let ink = Ink(paint, scale: surface.scale) else { return }
            draw(run, ink, on: &surface, &pixels)
        case .image(let drawing): draw(drawing, on: &surface, &pixels)
        case .pushClip(let shape): surface.clips.push(shape, scale: surface.scale, &scan)
        case .pushClipPath(let path, let rule): surface.clips.push(path, rule, scale: surface.scale, &scan)
        case .popClip: surface.clips.pop()
        // Layers are opened and closed by the loop that goes through the items.
        case .pushLayer, .popLayer: break
        }
    }
}

/// What painting one picture or layer needs to know besides its pixels.
struct Surface {
    /// The pixels there are; clips never reach beyond.
    let area: PixelRect
    let scale: Double
    var clips: ClipStack
    /// One row of coverage, for products of masks.
    var scratch: [UInt8]
    /// One row of colours, for inks that work them out; empty until one does.
    var colors: [PremultipliedPixel] = []

    init(area: PixelRect, scale: Double) {
        self.area = area
        self.scale = scale
        clips = ClipStack(bounds: area)
        scratch = Array(repeating: 0, count: area.width)
    }

    /// Where the pixel of column `x` and row `y` is kept.
    @inline(__always)
    func index(_ x: Int, _ y: Int) -> Int { (y - area.y) * area.width + x - area.x }

    /// Points to pixels.
    var transform: AffineTransform { .scale(x: scale, y: scale) }
}
