public import FramewrightDrawing

/// Paints display lists. Keeps glyph masks and working memory between paintings; no cached state changes a pixel.
///
/// Painting a similar list again allocates almost nothing: only a few blocks for each layer, and for each clip other
/// than an axis-aligned rectangle.
///
/// A value type: copies share masks until one of them paints. To paint many bitmaps, use one painter per thread and
/// keep it, because rasterising glyphs and touching fresh memory take longer than painting a frame.
public struct Painter: Sendable {
    /// The default limit of cached glyph masks in bytes: about 4,000 glyphs of text on a phone.
    public static let defaultGlyphMemory = 16 << 20

    let glyphs: any GlyphSource
    let images: any ImageSource
    /// The maximum number of threads that paint one bitmap.
    let threads: Int
    /// The painters of the other threads that paint bands of a large bitmap; empty until they are first needed.
    var helpers: [Painter] = []
    var bandLimits = BandLimits()
    var masks: GlyphMaskCache
    var scan = CoverageScan()
    var covers = OpaqueCovers()
    /// The row of coverage, between paintings.
    var spareScratch: [UInt8] = []
    var changes = RowChanges()
    var ramps = RampCache()
    var shadows = ShadowCache()
    /// Memory of finished blurs, for reuse.
    var sparePlanes: [[UInt16]] = []
    /// Memory of finished layers, for reuse.
    var spareLayers: [[PremultipliedPixel]] = []

    /// Creates a painter.
    /// - Parameters:
    ///   - glyphMemory: The limit of each thread's cached glyph masks in bytes; 0 keeps only the glyph being painted.
    ///   - threads: The maximum number of threads that paint one bitmap, including the caller's; values outside 1 to 64
    ///     are clamped. The pixels do not depend on it. Other threads paint bands of rows of bitmaps that have more
    ///     than 1.5 million pixels and take longer than some milliseconds. Lists whose pixels would depend on bands are
    ///     painted as a whole: those with a layer that copies its backdrop, an opaque blur or a blur over most of the
    ///     bitmap, paths that may have a million pieces in pixels with overlaps, and more than 666 items.
    public init(
        glyphs: any GlyphSource, images: any ImageSource = NoImages(), glyphMemory: Int = Painter.defaultGlyphMemory,
        threads: Int = 1
    ) {
        self.glyphs = glyphs
        self.images = images
        self.threads = min(max(threads, 1), 64)
        masks = GlyphMaskCache(limit: glyphMemory)
    }
}
