import FramewrightViews

/// Thrown if an animation ends before the only frame requested.
struct AnimationTooShort: Error {
    let frameCount: Int
}

/// Records a session: takes a frame at each frame time that the session's clock passes. Buffers the last frame until a
/// different one follows.
///
/// A frame shows everything that has happened up to and including its time. The time at which a step ends belongs to
/// the next step.
@MainActor
final class FrameRecorder {
    /// The maximum number of frames of an animation.
    static let maximumDuration = 1 << 20
    /// The tolerance of frame times, in seconds of the animation. Frames are always farther apart.
    private static let instant = 1e-6

    private let rate: FrameRate
    /// The index of the only frame requested; earlier ones are not stored. Nil for all frames.
    private let only: Int?
    private let show: (AnimationMoment) throws -> Void
    /// The index of the next frame.
    private(set) var index = 0
    /// A pair of equal times on the animation's clock and the session's clock.
    private var anchor = (animation: 0.0, session: 0.0)
    private var speed = 1.0
    /// The last frame, whose duration may still grow.
    private var held: AnimationMoment?
    /// The session's layout count in the last frame, and its time. The time is nil if nothing was moving.
    private var shown: (layout: Int, time: Double?)?
    /// True if a step was played that no frame shows yet.
    var isUnseen = true
    private var isEnding = false
    /// The error that ends the recording.
    private(set) var failure: (any Error)?

    init(_ session: Session, rate: FrameRate, only: Int? = nil, show: @escaping (AnimationMoment) throws -> Void) {
        (self.rate, self.only, self.show) = (rate, only, show)
        anchor.session = session.time
    }

    /// The session time of the next frame.
    var nextMoment: Double {
        guard failure == nil else { return .infinity }
        return anchor.session + (rate.time(ofFrame: index) - anchor.animation) * speed
    }

    /// True if a frame time belongs to a span that ends at `end`.
    func isBefore(_ moment: Double, _ end: Double) -> Bool { moment < end - Self.instant * speed }

    /// Takes a frame of the current screen.
    func take(_ session: Session) throws(RenderError) {
        isUnseen = false
        defer { index += 1 }
        let isWanted = only.map { index >= $0 || isEnding } ?? true
        if !isWanted {
            if !shows(session) { _ = try session.frame() }
        } else if held != nil, shows(session) {
            held?.count += 1
        } else {
            let content = try session.frame()
            flush()
            held = AnimationMoment(index: index, rate: rate, session: session, content: content)
        }
        shown = (session.layoutCount, session.isAtRest ? nil : session.time)
        if index == only { flush() }
        if index >= Self.maximumDuration { failure = failure ?? RecordingError.tooLong(frames: Self.maximumDuration) }
    }

    /// Continues at another speed.
    func change(speed: Double, _ session: Session) {
        anchor = (animation: animationTime(session), session: session.time)
        self.speed = speed
    }

    /// Shows the current screen for a number of seconds of the animation, while the session's clock stands still.
    func hold(_ seconds: Double, _ session: Session) throws(RenderError) {
        let end = animationTime(session) + seconds
        while failure == nil, rate.time(ofFrame: index) < end - Self.instant { try take(session) }
        anchor = (animation: end, session: session.time)
    }

    /// Shows the current screen for one frame, unless the last frame shows it.
    func holdUntilSeen(_ session: Session) throws(RenderError) {
        _ = try session.layout()
        guard !shows(session) else { return }
        try take(session)
        anchor = (animation: max(animationTime(session), rate.time(ofFrame: index)), session: session.time)
    }

    /// Delivers the last frame.
    func finish(_ session: Session) throws(RenderError) {
        isEnding = true
        if isUnseen { try take(session) }
        if only != nil, held == nil, failure == nil { failure = AnimationTooShort(frameCount: index) }
        flush()
    }

    private func animationTime(_ session: Session) -> Double {
        anchor.animation + (session.time - anchor.session) / speed
    }

    private func shows(_ session: Session) -> Bool {
        guard let shown, shown.layout == session.layoutCount, !session.needsLayout else { return false }
        return shown.time.map { $0 == session.time } ?? true
    }

    private func flush() {
        guard failure == nil, let frame = held else { return }
        held = nil
        do { try show(frame) } catch { failure = error }
    }
}
