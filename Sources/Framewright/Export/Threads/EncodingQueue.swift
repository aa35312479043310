import Dispatch
import FramewrightCodecs
import FramewrightDrawing
import FramewrightRaster
import Synchronization

/// An encoder whose steps run on a worker pool. Their results are written in order, on the caller's thread.
///
/// The number of steps in progress is limited. The number of threads does not change the bytes.
final class EncodingQueue<Encoder: AnimationEncoder> {
    private(set) var encoder: Encoder
    /// The number of planned images. Equal consecutive frames count once, frames too short to be shown do not count.
    private(set) var imageCount = 0
    private let workers: FrameWorkerPool
    /// The pending steps, each with the oldest frame it may refer to.
    private var tasks: [(task: EncodingJob<Encoder.Step>, frame: Int)] = []
    /// The indices of the last four frames: an encoder refers to three, and to one more while it plans.
    private var latest: [Int] = []

    init(_ encoder: Encoder, _ workers: FrameWorkerPool) { (self.encoder, self.workers) = (encoder, workers) }

    /// Appends the next frame and writes finished steps.
    func append(_ next: RenderedFrame<Bitmap>) throws(CodecError) {
        latest = latest.suffix(3) + [next.frame.index]
        let step = try encoder.plan(frame: next.output, duration: next.frame.duration, within: next.changes)
        if let step { try append(step) }
    }

    /// The index of the oldest frame that is still needed. Bitmaps of earlier frames can be reused.
    var oldestNeeded: Int {
        min(tasks.first?.frame ?? .max, latest.first ?? 0)
    }

    /// Writes all remaining steps. `each` is called with the number of the step posted and their total.
    func finish(_ each: (_ step: Int, _ all: Int) throws -> Void = { _, _ in }) throws -> [BytePatch] {
        let steps = try encoder.planLast()
        for (number, step) in steps.enumerated() {
            try append(step)
            try each(number + 1, steps.count)
        }
        while !tasks.isEmpty { try writeOldest() }
        return try encoder.end()
    }

    private func append(_ step: Encoder.Step) throws(CodecError) {
        imageCount += 1
        let task = EncodingJob(step)
        tasks.append((task, latest.first ?? 0))
        workers.post(task, isUrgent: true)
        while tasks.count >= workers.window || tasks.first?.task.isDone == true { try writeOldest() }
    }

    private func writeOldest() throws(CodecError) {
        let oldest = tasks.removeFirst().task
        workers.work(until: oldest)
        try encoder.write(try oldest.result().get())
    }
}

/// An encoding step as a job of the worker pool.
final class EncodingJob<Step: EncodingStep>: FrameJob {
    typealias Outcome = Result<Step.Outcome, CodecError>

    private enum State {
        case waiting(Step)
        case running
        case done(Outcome)
    }

    private let state: Mutex<State>
    private let done = DispatchSemaphore(value: 0)

    init(_ step: Step) { state = Mutex(.waiting(step)) }

    var isDone: Bool { state.withLock { if case .done = $0 { true } else { false } } }

    func run(_: inout Painter) {
        let step = state.withLock { state -> Step in
            guard case .waiting(let step) = state else { preconditionFailure("a task is run once") }
            // Releases the frames that the step holds as soon as it has run.
            state = .running
            return step
        }
        let outcome = Outcome { () throws(CodecError) in try step.run() }
        state.withLock { $0 = .done(outcome) }
        done.signal()
    }

    /// Waits for the step and returns its result.
    func result() -> Outcome {
        done.wait()
        return state.withLock { state in
            guard case .done(let outcome) = state else { preconditionFailure("a task signals when it is done") }
            return outcome
        }
    }
}
