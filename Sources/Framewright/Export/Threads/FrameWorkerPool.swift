import Dispatch
import FramewrightDocuments
import FramewrightRaster
import Synchronization

/// Work on a frame, done by whichever thread comes first.
protocol FrameJob: AnyObject, Sendable {
    /// True once there is a result.
    var isDone: Bool { get }

    /// Does it; nobody else does.
    func run(_ painter: inout Painter)
}

/// The threads that paint frames and compress them. The caller's is one of them: it works whenever it would wait.
///
/// Everything else stays on the caller's thread, so sessions, encoders and files need no locks.
///
/// 60 frames of 780x1688 in which twelve tiles slide (`export/` of the benchmarks), 2026-11-22, two cores: milliseconds
/// of processor time of a run on one thread, and the shortest run on the clock with two: APNG 432 and 207, GIF 455 and 202, WebP
/// 480 and 244, Y4M 168 and 93, PNG files 150 and 87. On average 1.83 to 1.95 of the two threads had work (PNG files 1.65, whose
/// writing is the caller's). Raw frames are copies and gain nothing: 62, and 105 with two threads, which move them from core
/// to core. Before encoders had steps, a second thread brought APNG 1.1, GIF and WebP 1.3 times the speed.
final class FrameWorkerPool {
    /// How many tasks of a kind may be under way, so that memory stays that of a few frames: enough that no thread runs out of
    /// work while the oldest is waited for; one where there is but the caller.
    let window: Int
    private let board: JobQueue
    private var painter: Painter

    init(jobs: Int, for renderer: Renderer) {
        let jobs = ProcessMemory.threadCount(atMost: jobs)
        window = jobs == 1 ? 1 : 2 * jobs + 1
        painter = Painter(glyphs: renderer.fonts, images: renderer.images)
        board = JobQueue(helpers: jobs - 1)
        board.start { Painter(glyphs: renderer.fonts, images: renderer.images) }
    }

    /// Something to be done. What is urgent is done first: it frees the memory of frames.
    func post(_ task: any FrameJob, isUrgent: Bool = false) { board.post(task, isUrgent: isUrgent) }

    /// Works until the task is done, or nobody can do anything but wait for it.
    func work(until task: some FrameJob) {
        while !task.isDone, let other = board.next() { other.run(&painter) }
    }

    deinit { board.stop() }
}

/// The tasks that wait, and the threads that do them.
private final class JobQueue: Sendable {
    private struct State {
        var urgent: [any FrameJob] = []
        var waiting: [any FrameJob] = []
        var isOver = false

        mutating func takeOldest() -> (any FrameJob)? {
            if !urgent.isEmpty { return urgent.removeFirst() }
            return waiting.isEmpty ? nil : waiting.removeFirst()
        }
    }

    private let state = Mutex(State())
    private let news = DispatchSemaphore(value: 0)
    private let helpers: Int

    init(helpers: Int) { self.helpers = helpers }

    func start(_ makePainter: @escaping @Sendable () -> Painter) {
        for _ in 0..<helpers {
            DispatchQueue.global().async { [self] in
                var painter = makePainter()
                while waitForJob() { next()?.run(&painter) }
            }
        }
    }

    func post(_ task: any FrameJob, isUrgent: Bool) {
        state.withLock { if isUrgent { $0.urgent.append(task) } else { $0.waiting.append(task) } }
        news.signal()
    }

    /// The oldest that nobody does yet.
    func next() -> (any FrameJob)? { state.withLock { $0.takeOldest() } }

    /// False once there will be no more.
    private func waitForJob() -> Bool {
        news.wait()
        return state.withLock { !$0.isOver }
    }

    func stop() {
        state.withLock { state in
            state.isOver = true
            (state.urgent, state.waiting) = ([], [])
        }
        for _ in 0..<helpers { news.signal() }
    }
}
