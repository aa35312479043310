public import FramewrightDrawing

/// Paints display lists. Keeps glyph masks and working memory between paintings; no cached state changes a pixel.
///
/// Painting a similar list again allocates almost nothing: only a few blocks for each layer, and for each clip other
/// than an axis-aligned rectangle.
///
/// A value type: copies share masks until one of them paints. Use one painter per thread and keep it, because
/// rasterising glyphs and touching fresh memory take longer than painting a frame.
public struct Painter: Sendable {
    /// The default limit of cached glyph masks in bytes: about 4,000 glyphs of text on a phone.
    public static let defaultGlyphMemory = 16 << 20

    let glyphs: any GlyphSource
    let images: any ImageSource
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
    /// - Parameter glyphMemory: The limit of cached glyph masks in bytes; 0 keeps only the glyph being painted.
    public init(
        glyphs: any GlyphSource, images: any ImageSource = NoImages(), glyphMemory: Int = Painter.defaultGlyphMemory
    ) {
        self.glyphs = glyphs
        self.images = images
        masks = GlyphMaskCache(limit: glyphMemory)
    }
}
