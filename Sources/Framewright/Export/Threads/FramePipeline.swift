import FramewrightDrawing

/// Has frames painted and hands the pictures on in their order, on the caller's thread.
///
/// So many frames are under way at most, however many there are in all: the caller waits for the oldest before it may bring
/// another, and works with the others while it waits. One thread or many give the same pictures.
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

    /// Takes the next frame; hands on pictures that are due.
    func append(_ frame: AnimationMoment) throws {
        let task = RenderingJob(frame, after: newest, making)
        newest = task
        tasks.append(task)
        workers.post(task)
        while tasks.count >= workers.window { try flushOldest() }
    }

    /// Hands on all that is left.
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

/// A frame that was painted.
struct RenderedFrame<Picture> {
    let output: Picture
    /// Laid out already.
    let frame: AnimationMoment
    /// Holds all pixels unlike the picture's before, where that is known.
    let changes: PixelRect?
}

extension PixelRect {
    fileprivate static let nothing = PixelRect(x: 0, y: 0, width: 0, height: 0)
}
