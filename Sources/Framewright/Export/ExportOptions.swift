public import FramewrightCodecs
public import FramewrightDrawing

/// The options of an export, apart from its frames.
public struct ExportOptions: Hashable, Sendable {
    /// The number of times the animation plays, 0 for endlessly. Ignored by formats without a loop count.
    public var loopCount: Int
    /// The dithering of a GIF.
    public var dithering: GIF.Dithering
    /// The number of colours of a GIF's palette, 2 to 256.
    public var colorCount: Int
    /// The quality of a WebP file.
    public var quality: WebP.Quality
    /// The compression effort of PNG images, animated and still.
    public var effort: PNG.Effort
    /// The number of columns of a strip. If nil, one row, or several if one would be too wide.
    public var columns: Int?
    /// The largest file size allowed, in bytes. Nil for no limit.
    public var maximumBytes: Int?
    /// The colour behind translucent pixels, for formats without transparency.
    public var background: SRGBColor?
    /// The number of threads that paint, at least 1. The output bytes do not depend on it.
    public var jobs: Int { didSet { jobs = max(1, jobs) } }

    /// Creates options. Values that are left out give a lossless animation in one thread.
    public init(
        loopCount: Int = 0, dithering: GIF.Dithering = .none, colorCount: Int = 256,
        quality: WebP.Quality = .lossless, effort: PNG.Effort = .fast, columns: Int? = nil, maximumBytes: Int? = nil,
        background: SRGBColor? = nil, jobs: Int = 1
    ) {
        (self.loopCount, self.dithering, self.colorCount) = (loopCount, dithering, colorCount)
        (self.quality, self.effort, self.columns) = (quality, effort, columns)
        (self.maximumBytes, self.background, self.jobs) = (maximumBytes, background, max(1, jobs))
    }
}
