import FramewrightDrawing

/// Paints frames on a worker pool and delivers the images in order, on the caller's thread.
///
/// The number of frames in progress is limited: `append` waits for the oldest one and works on others meanwhile. The
/// number of threads does not change the images.
final class FramePipeline<Picture: Sendable> {
    private let workers: FrameWorkerPool
    private let making: FrameConversion<Picture>
    private let hand: (RenderedFrame<Picture>) throws -> Void
    private var tasks: [RenderingJob<Picture>] = []
    private var last: (picture: Picture, layout: ScreenLayout)?
    private var newest: RenderingJob<Picture>?

    init(
        _ workers: FrameWorkerPool, _ making: FrameConversion<Picture>,
        hand: @escaping (RenderedFrame<Picture>) throws -> Void
    ) {
        (self.workers, self.making, self.hand) = (workers, making, hand)
    }

    /// Appends the next frame and delivers images while the pipeline is full.
    func append(_ frame: AnimationMoment) throws {
        let task = RenderingJob(frame, after: newest, making)
        newest = task
        tasks.append(task)
        workers.post(task)
        while tasks.count >= workers.window { try flushOldest() }
    }

    /// Delivers all remaining images.
    func finish() throws {
        while !tasks.isEmpty { try flushOldest() }
    }

    private func flushOldest() throws {
        let oldest = tasks.removeFirst()
        workers.work(until: oldest)
        var changes: PixelRect? = .nothing
        switch oldest.result() {
        case .failure(let error): throw error
        case .picture(let picture, let layout, let area): (last, changes) = ((picture, layout), area)
        case .repeated: break
        }
        guard let last else { preconditionFailure("the first frame repeats none") }
        try hand(
            RenderedFrame(output: last.picture, frame: oldest.frame.laidOut(last.layout), changes: changes))
    }
}

/// A painted frame.
struct RenderedFrame<Picture> {
    let output: Picture
    /// The frame with its layout.
    let frame: AnimationMoment
    /// The area of the pixels that may differ from the preceding image. Nil if unknown.
    let changes: PixelRect?
}

extension PixelRect {
    fileprivate static let nothing = PixelRect(x: 0, y: 0, width: 0, height: 0)
}
