public import FramewrightDrawing

/// Paints display lists. Keeps glyph masks and working memory between pictures; nothing kept changes a pixel.
///
/// A value: copies share masks until one of them paints. Use one painter per thread and keep it, since cold glyphs and
/// fresh memory cost more than a whole warm picture.
public struct Painter: Sendable {
    /// Glyph masks kept, in bytes, unless told otherwise: some 4,000 glyphs of a phone's text.
    public static let defaultGlyphMemory = 16 << 20

    let glyphs: any GlyphSource
    var masks: GlyphMaskCache
    var scan = CoverageScan()

    /// `glyphMemory` bounds the glyph masks kept, in bytes; 0 keeps none beyond the glyph being painted.
    public init(glyphs: any GlyphSource, glyphMemory: Int = Painter.defaultGlyphMemory) {
        self.glyphs = glyphs
        masks = GlyphMaskCache(limit: glyphMemory)
    }

    /// A new picture of `list` at `scale` pixels a point, over `background` or over nothing.
    ///
    /// Shapes that are empty or not finite draw nothing, nor do glyphs the source does not have; a clip that is empty
    /// or not finite hides everything up to its `popClip`; a `popClip` too many is ignored; clips left open end with
    /// the list. Coverage is anti-aliased except for clips without rounding, which snap to the nearest pixels.
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
        try ClipStack.check(list, scale: scale, size: size)
        if bitmap.size != size { bitmap = Bitmap(size: size) }
        let first = list.firstVisibleItem(scale: scale, size: size)
        bitmap.withMutablePixels { pixels in
            if first == nil {
                fillRow(&pixels, 0..<pixels.count, with: PremultipliedPixel(background ?? .clear))
            }
            var surface = Surface(size: size, scale: scale)
            for item in list.items[(first ?? 0)...] { paint(item.command, on: &surface, &pixels) }
        }
    }

    private static func checkedSize(of list: DisplayList, scale: Double) throws(RasterError) -> PixelSize {
        guard scale > 0, let size = PixelSize(list.size, scale: scale) else {
            throw .size(list.size, scale: scale)
        }
        return size
    }

    private mutating func paint(
        _ command: DisplayList.Item.Command, on surface: inout Surface,
        _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        switch command {
        case .fillRect(let rect, let paint): fill(rect, paint.color, on: &surface, &pixels)
        case .fillPath(let path, let rule, let paint): fill(path, rule, paint.color, on: &surface, &pixels)
        case .glyphs(let run, let paint): draw(run, paint.color, on: &surface, &pixels)
        case .pushClip(let shape): surface.clips.push(shape, scale: surface.scale, &scan)
        case .popClip: surface.clips.pop()
        }
    }
}

/// What painting one picture needs to know besides its pixels.
struct Surface {
    let size: PixelSize
    let scale: Double
    var clips: ClipStack
    /// One row of coverage, for products of masks.
    var scratch: [UInt8]

    init(size: PixelSize, scale: Double) {
        self.size = size
        self.scale = scale
        clips = ClipStack(bounds: PixelRect(size))
        scratch = Array(repeating: 0, count: size.width)
    }

    /// Points to pixels.
    var transform: AffineTransform { .scale(x: scale, y: scale) }
}
