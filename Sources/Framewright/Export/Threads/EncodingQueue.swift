import Dispatch
import FramewrightCodecs
import FramewrightDrawing
import FramewrightRaster
import Synchronization

/// An encoder whose steps are run by the crew; what they make is written in order, on the caller's thread.
///
/// So many steps are under way at most. One thread or many write the same bytes.
final class EncodingQueue<Encoder: AnimationEncoder> {
    private(set) var encoder: Encoder
    /// How many pictures were planned: equal frames in a row are one, those too short to be shown are none.
    private(set) var imageCount = 0
    private let workers: FrameWorkerPool
    /// Each with the number of the frame that was given last when it was planned.
    private var tasks: [(task: EncodingJob<Encoder.Step>, frame: Int)] = []
    /// The numbers of the last four frames given: an encoder holds on to three, and one more while it plans.
    private var latest: [Int] = []

    init(_ encoder: Encoder, _ workers: FrameWorkerPool) { (self.encoder, self.workers) = (encoder, workers) }

    /// Takes the next frame; writes what is due.
    func append(_ next: RenderedFrame<Bitmap>) throws(CodecError) {
        latest = latest.suffix(3) + [next.frame.index]
        let step = try encoder.plan(frame: next.output, duration: next.frame.duration, within: next.changes)
        if let step { try append(step) }
    }

    /// Pictures of frames before this one are no longer looked at.
    var oldestNeeded: Int {
        min(tasks.first?.frame ?? .max, latest.first ?? 0)
    }

    /// Writes all that is left; `each` is told how many of its steps are under way.
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

/// A step on its way to bytes.
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
            // The step holds frames, which go with it.
            state = .running
            return step
        }
        let outcome = Outcome { () throws(CodecError) in try step.run() }
        state.withLock { $0 = .done(outcome) }
        done.signal()
    }

    /// Waits for it.
    func result() -> Outcome {
        done.wait()
        return state.withLock { state in
            guard case .done(let outcome) = state else { preconditionFailure("a task signals when it is done") }
            return outcome
        }
    }
}
