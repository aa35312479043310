import FramewrightDocuments

/// Writes films: plays them, paints their frames on all the threads it may use and streams them through an encoder into a
/// file that appears when it is complete. Memory is that of a few frames, however many there are.
@MainActor
public struct Exporter {
    public let film: Film
    public let renderer: Renderer
    /// Around the screen; nil for the screen alone.
    public var bezel: DeviceBezel?
    public var background: Mount.Background
    public var options: ExportOptions
    /// Called for every frame, and now and then besides; what it throws ends the export, and nothing of it remains.
    public var progress: (ExportProgress) throws -> Void

    public init(
        _ film: Film, renderer: Renderer = Renderer(), bezel: DeviceBezel? = nil,
        background: Mount.Background = .theme, options: ExportOptions = ExportOptions(),
        progress: @escaping (ExportProgress) throws -> Void = { _ in }
    ) {
        (self.film, self.renderer, self.bezel, self.background) = (film, renderer, bezel, background)
        (self.options, self.progress) = (options, progress)
    }

    /// Writes the film to a path; `-` is standard output, for formats that stream.
    public func export(to path: String, as format: ExportFormat) throws -> ExportReport {
        guard options.maximumBytes == nil else { return try exportWithinLimit(to: path, as: format) }
        switch format {
        case .png: return try exportSequence(to: path)
        case .sheet, .strip: return try exportSheet(to: path, as: format)
        case .mp4, .webm: return try exportVideo(to: path, as: format)
        case .apng, .gif, .webp, .y4m, .raw: return try exportAnimation(to: path, as: format)
        }
    }

    /// The size of every picture.
    public func mount() throws -> Mount {
        try Mount(for: try film.viewports(), background: background, bezel: bezel)
    }

    /// Plays and paints; every picture in its order. Equal neighbours are the same picture.
    package func pictures<Picture: Sendable>(
        _ stage: String, _ mount: Mount, by crew: FrameCrew? = nil,
        finish: @escaping @Sendable (Bitmap) throws -> Picture,
        take: @escaping (Picture, FilmFrame) throws -> Void
    ) throws {
        let canvases = FrameCanvases()
        try pictures(stage, of: nil, mount, by: crew ?? makeCrew(), canvases, finish: finish) { next in
            try take(next.picture, next.frame)
            // Whoever takes a picture is done with it, or has made it its own.
            canvases.release(below: next.frame.index)
        }
    }

    /// The frames of the film, or those given, which were played before.
    func pictures<Picture: Sendable>(
        _ stage: String, of frames: [FilmFrame]?, _ mount: Mount, by crew: FrameCrew, _ canvases: FrameCanvases,
        finish: @escaping @Sendable (Bitmap) throws -> Picture,
        take: @escaping (FramePicture<Picture>) throws -> Void
    ) throws {
        let making = FrameMaking(renderer: renderer, mount: mount, canvases: canvases, finish: finish)
        let pipeline = FramePipeline(crew, making) { next in
            try take(next)
            try progress(ExportProgress(stage: stage, frames: next.frame.index + next.frame.count))
        }
        try progress(ExportProgress(stage: stage, frames: 0))
        if let frames {
            for frame in frames { try pipeline.append(frame) }
        } else {
            try film.play(by: renderer) { _, event in
                if case .frame(let frame) = event { try pipeline.append(frame) }
            }
        }
        try pipeline.finish()
    }

    /// The threads that it may use.
    func makeCrew() -> FrameCrew { FrameCrew(jobs: options.jobs, for: renderer) }
}

extension ExportReport {
    /// Counts a picture that was handed on.
    mutating func count(_ frame: FilmFrame) {
        pictureCount += 1
        frameCount += frame.count
        duration = duration.adding(frame.duration) ?? duration
    }
}
