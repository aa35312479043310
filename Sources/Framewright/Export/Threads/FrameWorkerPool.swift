import Dispatch
import FramewrightDocuments
import FramewrightRaster
import Synchronization

/// A job on a frame, run by whichever thread is free.
protocol FrameJob: AnyObject, Sendable {
    /// True once the result is available.
    var isDone: Bool { get }

    /// Runs the job. Called exactly once.
    func run(_ painter: inout Painter)
}

/// The worker pool that paints and compresses frames. The caller's thread works too while it waits.
///
/// Everything else stays on the caller's thread, so sessions, encoders and files need no locks. For the speed-up by a
/// second thread see Performance.
final class FrameWorkerPool {
    /// The maximum number of pending jobs of a kind. Bounds memory to a few frames, yet keeps all threads busy while
    /// the oldest job is awaited. 1 if there is only the caller's thread.
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

    /// Adds a job. Urgent jobs run first, because they free the memory of frames.
    func post(_ task: any FrameJob, isUrgent: Bool = false) { board.post(task, isUrgent: isUrgent) }

    /// Runs jobs until the given one is done or none is left to start.
    func work(until task: some FrameJob) {
        while !task.isDone, let other = board.next() { other.run(&painter) }
    }

    deinit { board.stop() }
}

/// The queue of waiting jobs, and the threads that run them.
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

    /// Removes and returns the next job, urgent ones first. Returns nil if none is waiting.
    func next() -> (any FrameJob)? { state.withLock { $0.takeOldest() } }

    /// Waits for a job. Returns false once the queue was stopped.
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
