import FramewrightDrawing

/// Frames on their way into pictures and files: painted by a crew and handed on in their order.
///
/// Where they come from is its maker's affair: `Exporter` plays them, `RecordedAnimation` has them already. All but painting and
/// compressing happens on the caller's thread, whichever that is.
struct FrameExport {
    /// Hands on every frame, in order; asked again, the same once more.
    typealias Feed = (_ take: @escaping (AnimationMoment) throws -> Void) throws -> Void

    var feed: Feed
    let rate: FrameRate
    let renderer: Renderer
    let composition: FrameComposition
    let options: ExportOptions
    /// Called for every frame, and now and then besides; what it throws ends the export.
    var progress: (ExportProgress) throws -> Void = { _ in }

    /// Paints; every picture in its order. Equal neighbours are the same picture.
    func forEachFrame<Picture: Sendable>(
        _ stage: String, finish: @escaping @Sendable (Bitmap) throws -> Picture,
        take: @escaping (Picture, AnimationMoment) throws -> Void
    ) throws {
        let canvases = FrameCanvases()
        try forEachFrame(stage, of: nil, by: makeWorkers(), canvases, finish: finish) { next in
            try take(next.output, next.frame)
            // Whoever takes a picture is done with it, or has made it its own.
            canvases.release(below: next.frame.index)
        }
    }

    /// The feed's frames, or those given.
    func forEachFrame<Picture: Sendable>(
        _ stage: String, of frames: [AnimationMoment]?, by workers: FrameWorkerPool, _ canvases: FrameCanvases,
        finish: @escaping @Sendable (Bitmap) throws -> Picture,
        take: @escaping (RenderedFrame<Picture>) throws -> Void
    ) throws {
        let making = FrameConversion(renderer: renderer, composition: composition, canvases: canvases, finish: finish)
        let progress = progress
        let pipeline = FramePipeline(workers, making) { next in
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
    func makeWorkers() -> FrameWorkerPool { FrameWorkerPool(jobs: options.jobs, for: renderer) }
}

extension ExportReport {
    /// Counts a picture that was handed on.
    mutating func count(_ frame: AnimationMoment) {
        imageCount += 1
        frameCount += frame.count
        duration = duration.adding(frame.duration) ?? duration
    }
}
