public import FramewrightCodecs
public import FramewrightDrawing

/// How a film is written, beyond its frames.
public struct ExportOptions: Hashable, Sendable {
    /// How often it plays; 0 for ever. For formats that know it.
    public var loopCount: Int
    public var dithering: GIF.Dithering
    /// Of a GIF's palette, 2 to 256.
    public var colorCount: Int
    public var quality: WebP.Quality
    /// Of PNG pictures, animated and still.
    public var effort: PNG.Effort
    /// Of a strip; nil for one row.
    public var columns: Int?
    /// The largest file wanted; nil for any.
    public var maximumBytes: Int?
    /// What translucent pixels lie on in formats that have none.
    public var background: Color?
    /// Threads that paint, one at least. The bytes are the same for any number.
    public var jobs: Int { didSet { jobs = max(1, jobs) } }

    public init(
        loopCount: Int = 0, dithering: GIF.Dithering = .none, colorCount: Int = 256,
        quality: WebP.Quality = .lossless, effort: PNG.Effort = .fast, columns: Int? = nil, maximumBytes: Int? = nil,
        background: Color? = nil, jobs: Int = 1
    ) {
        (self.loopCount, self.dithering, self.colorCount) = (loopCount, dithering, colorCount)
        (self.quality, self.effort, self.columns) = (quality, effort, columns)
        (self.maximumBytes, self.background, self.jobs) = (maximumBytes, background, max(1, jobs))
    }
}
