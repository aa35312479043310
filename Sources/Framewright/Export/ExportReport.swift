public import FramewrightDrawing

/// The result of an export.
public struct ExportReport: Hashable, Sendable {
    /// The output path.
    public var path: String
    /// The output format.
    public var format: ExportFormat
    /// The number of images that differ from the preceding one. For formats that merge frames, the number of frames in
    /// the file.
    public var imageCount = 0
    /// The number of frames at the frame rate, repeated ones included. For a sheet, the number of atlas entries.
    public var frameCount = 0
    /// The duration of the animation.
    public var duration = FrameTime.zero
    /// The size of each frame in pixels. For sheets and strips, the size of the whole image.
    public var size: PixelSize
    /// The number of bytes written.
    public var bytes = 0
    /// Remarks for the user: losses of the format, and settings chosen to fit a size limit.
    public var remarks: [String] = []

    init(path: String, format: ExportFormat, size: PixelSize) {
        (self.path, self.format, self.size) = (path, format, size)
    }
}

/// The progress of an export.
public struct ExportProgress: Hashable, Sendable {
    /// The current stage, such as `drawing` or `looking`.
    public var stage: String
    /// The number of frames at the frame rate that are finished in this stage.
    public var frames: Int

    /// Creates a progress value.
    public init(stage: String, frames: Int) { (self.stage, self.frames) = (stage, frames) }
}
