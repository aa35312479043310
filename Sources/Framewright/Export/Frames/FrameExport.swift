import FramewrightDrawing

/// Frames on their way into pictures and files: painted by a crew and handed on in their order.
///
/// Where they come from is its maker's affair: `Exporter` plays them, `PlayedFilm` has them already. All but painting and
/// compressing happens on the caller's thread, whichever that is.
struct FrameExport {
    /// Hands on every frame, in order; asked again, the same once more.
    typealias Feed = (_ take: @escaping (FilmFrame) throws -> Void) throws -> Void

    var feed: Feed
    let rate: FrameRate
    let renderer: Renderer
    let mount: Mount
    let options: ExportOptions
    /// Called for every frame, and now and then besides; what it throws ends the export.
    var progress: (ExportProgress) throws -> Void = { _ in }

    /// Paints; every picture in its order. Equal neighbours are the same picture.
    func pictures<Picture: Sendable>(
        _ stage: String, finish: @escaping @Sendable (Bitmap) throws -> Picture,
        take: @escaping (Picture, FilmFrame) throws -> Void
    ) throws {
        let canvases = FrameCanvases()
        try pictures(stage, of: nil, by: makeCrew(), canvases, finish: finish) { next in
            try take(next.picture, next.frame)
            // Whoever takes a picture is done with it, or has made it its own.
            canvases.release(below: next.frame.index)
        }
    }

    /// The feed's frames, or those given.
    func pictures<Picture: Sendable>(
        _ stage: String, of frames: [FilmFrame]?, by crew: FrameCrew, _ canvases: FrameCanvases,
        finish: @escaping @Sendable (Bitmap) throws -> Picture,
        take: @escaping (FramePicture<Picture>) throws -> Void
    ) throws {
        let making = FrameMaking(renderer: renderer, mount: mount, canvases: canvases, finish: finish)
        let progress = progress
        let pipeline = FramePipeline(crew, making) { next in
            try take(next)
            try progress(ExportProgress(stage: stage, frames: next.frame.index + next.frame.count))
        }
        try progress(ExportProgress(stage: stage, frames: 0))
        if let frames {
            for frame in frames { try pipeline.append(frame) }
        } else {
            try feed { try pipeline.append($0) }
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
