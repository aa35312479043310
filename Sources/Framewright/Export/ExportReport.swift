public import FramewrightDrawing

/// What was written.
public struct ExportReport: Hashable, Sendable {
    public var path: String
    public var format: ExportFormat
    /// Pictures that differ from the one before: where the format merges frames, as many as the file holds.
    public var imageCount = 0
    /// Frames of the rate; of a sheet, entries of its atlas.
    public var frameCount = 0
    public var duration = FrameTime.zero
    public var size: PixelSize
    public var bytes = 0
    /// What the file lacks of what was asked, and what was chosen to make it fit.
    public var remarks: [String] = []

    init(path: String, format: ExportFormat, size: PixelSize) {
        (self.path, self.format, self.size) = (path, format, size)
    }
}

/// How far an export is.
public struct ExportProgress: Hashable, Sendable {
    /// What is going on, as `drawing` or `looking for a size that fits`.
    public var stage: String
    /// Frames of the rate that are done, in this stage.
    public var frames: Int

    public init(stage: String, frames: Int) { (self.stage, self.frames) = (stage, frames) }
}
