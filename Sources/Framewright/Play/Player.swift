public import FramewrightTheming

/// What a player tells while it plays, in order.
public enum PlayEvent: Sendable {
    /// A frame of the film.
    case frame(AnimationMoment)
    /// A still picture that a step asked for.
    case snapshot(String, ScreenLayout)
    /// Something a step did that was perhaps not meant; counted from 0.
    case remark(step: Int, String)
    /// A step is over; counted from 0. The session shows what it led to.
    case stepEnded(Int)
}

/// Plays steps on a session and films them: the same session, steps and rate give the same frames.
///
/// Frames are taken at exact moments, 0 the first of them, whatever the steps do between. A step without a length, as a tap,
/// is in the frame of its moment. Of `wait(10)` at 60 frames a second there are 600 frames; a film of steps without any
/// length is one frame of what they led to.
@MainActor
public final class Player {
    public let session: Session
    public let rate: FrameRate
    private let theme: (String) throws -> Theme
    /// What every theme is shown in that has it.
    private var context: String?

    /// - Parameter theme: looks up the themes of steps by name; those that are shipped unless given.
    public init(
        _ session: Session, rate: FrameRate = .sixty,
        theme: @escaping (String) throws -> Theme = { try Theme.shipped(named: $0) }
    ) {
        self.session = session
        self.rate = rate
        self.theme = theme
        context = session.theme.selectedContext
    }

    /// Plays the steps and tells what there is to see. Throws `PlayError` for a step that cannot be done, `RecordingError`, and
    /// whatever `show` throws.
    public func play(_ steps: [PlayStep], _ show: @escaping (PlayEvent) throws -> Void) throws {
        try play(steps, only: nil, show)
    }

    /// Only the wanted frame is handed on; those before it are laid out where views have to be asked. What `show` throws ends
    /// the film.
    func play(_ steps: [PlayStep], only: Int?, _ show: @escaping (PlayEvent) throws -> Void) throws {
        for (index, step) in steps.enumerated() {
            if let problem = step.problem { throw PlayError(index: index, step: step, reason: .value(problem)) }
        }
        let recorder = FrameRecorder(session, rate: rate, only: only) { try show(.frame($0)) }
        session.recorder = recorder
        defer { session.recorder = nil }
        for (index, step) in steps.enumerated() {
            try play(step, index, recorder, show)
            if let failure = recorder.failure { throw failure }
            try show(.stepEnded(index))
        }
        try recorder.finish(session)
        if let failure = recorder.failure { throw failure }
    }

    private func play(
        _ step: PlayStep, _ index: Int, _ recorder: FrameRecorder, _ show: (PlayEvent) throws -> Void
    ) throws {
        do {
            if step.isAction { recorder.isUnseen = true }
            try perform(step, index, recorder, show)
        } catch let error as RenderError {
            if let failure = recorder.failure { throw failure }
            throw PlayError(index: index, step: step, reason: .screen(error))
        }
    }

    private func perform(
        _ step: PlayStep, _ index: Int, _ recorder: FrameRecorder, _ show: (PlayEvent) throws -> Void
    ) throws {
        switch step {
        case .tap(let target): try answer(try session.tap(target), step, index, show)
        case .doubleTap(let target): try answer(try session.doubleTap(target), step, index, show)
        case .longPress(let target, let duration):
            try answer(try session.longPress(target, duration: duration), step, index, show)
        case .drag(let start, let end, let duration, let holding):
            let count = Self.steps(of: duration)
            try answer(
                try session.drag(from: start, to: end, steps: count, duration: duration, holding: holding), step, index,
                show)
        case .swipe(let direction, let target, let distance, let duration):
            try answer(
                try session.swipe(direction, on: target, distance: distance, duration: duration), step, index, show)
        case .type(let text):
            guard try session.type(text) else { throw PlayError(index: index, step: step, reason: .noField) }
        case .wait(let seconds): try session.advance(seconds)
        case .waitUntilSettled:
            try session.settle()
            try recorder.holdUntilSeen(session)
        case .hold(let seconds): try recorder.hold(seconds, session)
        case .speed(let factor): recorder.change(speed: factor, session)
        case .rotate(let orientation): try session.rotate(to: orientation)
        case .theme(let name): try change(to: try find(name, step, index), index, show)
        case .context(let name): try select(name, step, index)
        case .snapshot(let name): try show(.snapshot(name, try session.layout()))
        }
    }

    /// A finger is felt sixty times a second, so that what it drags does not jerk.
    private static func steps(of duration: Double) -> Int { Int(min(max(10, duration * 60), 3600)) }

    private func answer(
        _ isAnswered: Bool, _ step: PlayStep, _ index: Int, _ show: (PlayEvent) throws -> Void
    ) throws {
        if !isAnswered { try show(.remark(step: index, "nothing answers \(step)")) }
    }

    /// Who has chosen dark sees every theme dark that can be.
    private func change(to theme: Theme, _ index: Int, _ show: (PlayEvent) throws -> Void) throws {
        guard let context else { return session.show(in: theme) }
        guard theme.contexts.contains(context) else {
            session.show(in: theme)
            return try show(.remark(step: index, "theme '\(theme.name)' has no context '\(context)'"))
        }
        session.show(in: try theme.selecting(context: context))
    }

    private func select(_ context: String?, _ step: PlayStep, _ index: Int) throws(PlayError) {
        do {
            session.show(in: try session.theme.selecting(context: context))
            self.context = context
        } catch {
            throw PlayError(index: index, step: step, reason: .theme(error))
        }
    }

    private func find(_ name: String, _ step: PlayStep, _ index: Int) throws(PlayError) -> Theme {
        do {
            return try theme(name)
        } catch {
            throw PlayError(index: index, step: step, reason: .theme(error))
        }
    }
}
