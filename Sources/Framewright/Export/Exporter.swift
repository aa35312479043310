import FramewrightDocuments
package import FramewrightDrawing

/// Exports animations: plays them, paints their frames on up to `options.jobs` threads and streams them through an
/// encoder into a file that appears when it is complete. Memory stays that of a few frames, except for sheets and
/// strips.
@MainActor
public struct Exporter {
    /// The animation to export.
    public let animation: PlayableAnimation
    /// The renderer that plays and paints the animation.
    public let renderer: Renderer
    /// The bezel around the screen. Nil for the screen alone.
    public var bezel: DeviceBezel?
    /// The background of the frames.
    public var background: FrameComposition.Background
    /// The options of the export.
    public var options: ExportOptions
    /// Called for every frame and sometimes in between. If it throws, the export ends and no file remains.
    public var progress: (ExportProgress) throws -> Void

    /// Creates an exporter. Exporting starts with `export(to:as:)`.
    public init(
        _ animation: PlayableAnimation, renderer: Renderer = Renderer(), bezel: DeviceBezel? = nil,
        background: FrameComposition.Background = .theme, options: ExportOptions = ExportOptions(),
        progress: @escaping (ExportProgress) throws -> Void = { _ in }
    ) {
        (self.animation, self.renderer, self.bezel, self.background) = (animation, renderer, bezel, background)
        (self.options, self.progress) = (options, progress)
    }

    /// Writes the animation to a path. `-` is standard output, for formats that stream.
    public func export(to path: String, as format: ExportFormat) throws -> ExportReport {
        var report = try write(path, format)
        if let loss = try opacityLost(by: format) { report.remarks.append(loss) }
        return report
    }

    private func write(_ path: String, _ format: ExportFormat) throws -> ExportReport {
        guard options.maximumBytes == nil else { return try exportWithinLimit(to: path, as: format) }
        switch format {
        case .png: return try exportSequence(to: path)
        case .sheet, .strip: return try exportSheet(to: path, as: format)
        case .mp4, .webm: return try exportVideo(to: path, as: format)
        case .apng, .gif, .webp, .y4m, .raw: return try exportAnimation(to: path, as: format)
        }
    }

    /// Returns a remark on a translucent background in a format without transparency. Returns nil if nothing is lost.
    private func opacityLost(by format: ExportFormat) throws -> String? {
        guard !format.keepsOpacity else { return nil }
        switch background {
        case .theme where format == .gif: return nil
        case .theme:
            let isSurrounded = try bezel != nil || Set(animation.viewports().map(\.pixelSize)).count > 1
            return isSurrounded ? "\(format.rawValue) has no transparency: around the screen it is black" : nil
        case .color(let color) where color.opacity == 1: return nil
        case .transparent where format == .gif: return nil
        case .color where format == .gif:
            return "a GIF's pixels are opaque or clear: half transparent ones are not kept"
        case .color, .transparent: return "\(format.rawValue) has no transparency: what shows through is black"
        }
    }

    /// Returns the composition of each frame, which determines its size.
    public func composition() throws -> FrameComposition {
        try FrameComposition(for: try animation.viewports(), background: background, bezel: bezel)
    }

    /// Plays the animation, paints its frames and passes each image to `take` in order. Equal consecutive frames are
    /// passed as one.
    package func forEachFrame<Picture: Sendable>(
        _ stage: String, finish: @escaping @Sendable (Bitmap) throws -> Picture,
        take: @escaping (Picture, AnimationMoment) throws -> Void
    ) throws {
        try frames().forEachFrame(stage, finish: finish, take: take)
    }

    /// Returns the frames as a stream, played anew each time they are read.
    func frames() throws -> FrameExport {
        let (animation, renderer) = (animation, renderer)
        return FrameExport(
            feed: { take in
                try animation.play(by: renderer) { _, event in
                    if case .frame(let frame) = event { try take(frame) }
                }
            }, rate: animation.rate, renderer: renderer, composition: try composition(), options: options,
            progress: progress)
    }
}
