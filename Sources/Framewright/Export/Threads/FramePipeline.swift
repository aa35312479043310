import FramewrightDrawing

/// Has frames painted and hands the pictures on in their order, on the caller's thread.
///
/// So many frames are under way at most, however many there are in all: the caller waits for the oldest before it may bring
/// another, and works with the others while it waits. One thread or many give the same pictures.
final class FramePipeline<Picture: Sendable> {
    private let crew: FrameCrew
    private let making: FrameMaking<Picture>
    private let hand: (FramePicture<Picture>) throws -> Void
    private var tasks: [FrameTask<Picture>] = []
    private var last: (picture: Picture, layout: ScreenLayout)?
    private var newest: FrameTask<Picture>?

    init(
        _ crew: FrameCrew, _ making: FrameMaking<Picture>, hand: @escaping (FramePicture<Picture>) throws -> Void
    ) {
        (self.crew, self.making, self.hand) = (crew, making, hand)
    }

    /// Takes the next frame; hands on pictures that are due.
    func append(_ frame: FilmFrame) throws {
        let task = FrameTask(frame, after: newest, making)
        newest = task
        tasks.append(task)
        crew.post(task)
        while tasks.count >= crew.window { try handOnOldest() }
    }

    /// Hands on all that is left.
    func finish() throws {
        while !tasks.isEmpty { try handOnOldest() }
    }

    private func handOnOldest() throws {
        let oldest = tasks.removeFirst()
        crew.work(until: oldest)
        var changes: PixelRect? = .nothing
        switch oldest.result() {
        case .failure(let error): throw error
        case .picture(let picture, let layout, let area): (last, changes) = ((picture, layout), area)
        case .repeated: break
        }
        guard let last else { preconditionFailure("the first frame repeats none") }
        try hand(
            FramePicture(picture: last.picture, frame: oldest.frame.laidOut(last.layout), changes: changes))
    }
}

/// A frame that was painted.
struct FramePicture<Picture> {
    let picture: Picture
    /// Laid out already.
    let frame: FilmFrame
    /// Holds all pixels unlike the picture's before, where that is known.
    let changes: PixelRect?
}

extension PixelRect {
    fileprivate static let nothing = PixelRect(x: 0, y: 0, width: 0, height: 0)
}
