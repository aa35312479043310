import FramewrightDrawing

/// A stream of frames that workers turn into images or files, delivered in order.
///
/// The feed decides where the frames come from: `Exporter` plays them, `RecordedAnimation` has them in memory. All but
/// painting and compressing happens on the caller's thread.
struct FrameExport {
    /// Passes every frame to `take`, in order. Each call delivers the same frames.
    typealias Feed = (_ take: @escaping (AnimationMoment) throws -> Void) throws -> Void

    var feed: Feed
    let rate: FrameRate
    let renderer: Renderer
    let composition: FrameComposition
    let options: ExportOptions
    /// Called for every frame and sometimes in between. If it throws, the export ends.
    var progress: (ExportProgress) throws -> Void = { _ in }

    /// Paints the frames and passes each image to `take` in order. Equal consecutive frames are passed as one.
    func forEachFrame<Picture: Sendable>(
        _ stage: String, finish: @escaping @Sendable (Bitmap) throws -> Picture,
        take: @escaping (Picture, AnimationMoment) throws -> Void
    ) throws {
        let canvases = FrameCanvases()
        try forEachFrame(stage, of: nil, by: makeWorkers(), canvases, finish: finish) { next in
            try take(next.output, next.frame)
            // `take` has finished with the image or has copied it.
            canvases.release(below: next.frame.index)
        }
    }

    /// Paints the given frames, or those of the feed if nil.
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

    /// Returns a worker pool of `options.jobs` threads.
    func makeWorkers() -> FrameWorkerPool { FrameWorkerPool(jobs: options.jobs, for: renderer) }
}

extension ExportReport {
    /// Counts a delivered image.
    mutating func count(_ frame: AnimationMoment) {
        imageCount += 1
        frameCount += frame.count
        duration = duration.adding(frame.duration) ?? duration
    }
}
