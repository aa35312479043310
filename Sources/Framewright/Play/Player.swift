public import FramewrightTheming

/// An event reported while playing, in order.
public enum PlayEvent: Sendable {
    /// A frame of the animation.
    case frame(AnimationMoment)
    /// A still image that a step requested, by name.
    case snapshot(String, ScreenLayout)
    /// A remark on a step that perhaps had no effect. Steps are counted from 0.
    case remark(step: Int, String)
    /// A step has ended. Steps are counted from 0. The session shows the result.
    case stepEnded(Int)
}

/// Plays steps on a session and records frames: the same session, steps and rate give the same frames.
///
/// Frames are taken at exact multiples of the frame duration, starting at 0. A step without a duration, such as a tap,
/// appears in the frame of its time. `wait(10)` at 60 frames per second gives 600 frames; steps that all have no
/// duration give one frame of their result.
@MainActor
public final class Player {
    /// The session that the steps are played on.
    public let session: Session
    /// The frame rate.
    public let rate: FrameRate
    private let theme: (String) throws -> Theme
    /// The context selected so far, applied to every theme that has it.
    private var context: String?

    /// Creates a player. `theme` returns the theme that a step refers to by name, by default a shipped theme.
    public init(
        _ session: Session, rate: FrameRate = .sixty,
        theme: @escaping (String) throws -> Theme = { try Theme.shipped(named: $0) }
    ) {
        self.session = session
        self.rate = rate
        self.theme = theme
        context = session.theme.selectedContext
    }

    /// Plays the steps and reports events to `show`.
    ///
    /// - Throws: `PlayError` for a step that cannot be played, `RecordingError`, and the errors of `show`.
    public func play(_ steps: [PlayStep], _ show: @escaping (PlayEvent) throws -> Void) throws {
        try play(steps, only: nil, show)
    }

    /// Plays the steps. If `only` is set, delivers only the frame of that index; earlier frames are laid out only if
    /// views must be evaluated. An error thrown by `show` ends the recording.
    func play(_ steps: [PlayStep], only: Int?, _ show: @escaping (PlayEvent) throws -> Void) throws {
        for (index, step) in steps.enumerated() {
            if let problem = step.problem { throw PlayError(index: index, step: step, reason: .value(problem)) }
        }
        let recorder = FrameRecorder(session, rate: rate, only: only) { try show(.frame($0)) }
        session.recorder = recorder
        defer { session.recorder = nil }
        for (index, step) in steps.enumerated() {
            try play(step, at: index, recorder: recorder, show: show)
            if let failure = recorder.failure { throw failure }
            try show(.stepEnded(index))
        }
        try recorder.finish(session)
        if let failure = recorder.failure { throw failure }
    }

    private func play(
        _ step: PlayStep, at index: Int, recorder: FrameRecorder, show: (PlayEvent) throws -> Void
    ) throws {
        do {
            if step.isAction { recorder.isUnseen = true }
            try perform(step, at: index, recorder: recorder, show: show)
        } catch let error as RenderError {
            if let failure = recorder.failure { throw failure }
            throw PlayError(index: index, step: step, reason: .screen(error))
        }
    }

    private func perform(
        _ step: PlayStep, at index: Int, recorder: FrameRecorder, show: (PlayEvent) throws -> Void
    ) throws {
        switch step {
        case .tap(let target): try answer(try session.tap(target), step: step, at: index, show: show)
        case .doubleTap(let target): try answer(try session.doubleTap(target), step: step, at: index, show: show)
        case .longPress(let target, let duration):
            try answer(try session.longPress(target, duration: duration), step: step, at: index, show: show)
        case .drag(let start, let end, let duration, let holding):
            let count = Self.steps(of: duration)
            try answer(
                try session.drag(from: start, to: end, steps: count, duration: duration, holding: holding), step: step,
                at: index,
                show: show)
        case .swipe(let direction, let target, let distance, let duration):
            try answer(
                try session.swipe(direction, on: target, distance: distance, duration: duration), step: step, at: index,
                show: show)
        case .type(let text):
            guard try session.type(text) else { throw PlayError(index: index, step: step, reason: .noField) }
        case .wait(let seconds): try session.advance(seconds)
        case .waitUntilSettled:
            try session.settle()
            try recorder.holdUntilSeen(session)
        case .hold(let seconds): try recorder.hold(seconds, session)
        case .speed(let factor): recorder.change(speed: factor, session)
        case .rotate(let orientation): try session.rotate(to: orientation)
        case .theme(let name): try change(to: try find(name, step: step, at: index), index, show)
        case .context(let name): try select(name, step: step, at: index)
        case .snapshot(let name): try show(.snapshot(name, try session.layout()))
        }
    }

    /// Returns the number of touch events of a drag: 60 per second, so that dragged content moves smoothly.
    private static func steps(of duration: Double) -> Int { Int(min(max(10, duration * 60), 3600)) }

    private func answer(
        _ isAnswered: Bool, step: PlayStep, at index: Int, show: (PlayEvent) throws -> Void
    ) throws {
        if !isAnswered { try show(.remark(step: index, "nothing answers \(step)")) }
    }

    /// Shows a theme in the context selected so far, if the theme has it.
    private func change(to theme: Theme, _ index: Int, _ show: (PlayEvent) throws -> Void) throws {
        guard let context else { return session.use(theme) }
        guard theme.contexts.contains(context) else {
            session.use(theme)
            return try show(.remark(step: index, "theme '\(theme.name)' has no context '\(context)'"))
        }
        session.use(try theme.selecting(context: context))
    }

    private func select(_ context: String?, step: PlayStep, at index: Int) throws(PlayError) {
        do {
            session.use(try session.theme.selecting(context: context))
            self.context = context
        } catch {
            throw PlayError(index: index, step: step, reason: .theme(error))
        }
    }

    private func find(_ name: String, step: PlayStep, at index: Int) throws(PlayError) -> Theme {
        do {
            return try theme(name)
        } catch {
            throw PlayError(index: index, step: step, reason: .theme(error))
        }
    }
}
