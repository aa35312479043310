import FramewrightViews

/// The film ends before the one frame that was wanted.
struct AnimationTooShort: Error {
    let frameCount: Int
}

/// Films a session: takes a frame at every moment of its rate that the session's clock passes, and holds the last one back
/// until a different one follows.
///
/// A frame shows what has happened up to its moment, that moment included. The moment at which a step ends belongs to the
/// next step.
@MainActor
final class FrameRecorder {
    /// A film has no more frames.
    static let maximumDuration = 1 << 20
    /// Seconds of the film: what is nearer to a moment than this is at the moment. Frames are never so near.
    private static let instant = 1e-6

    private let rate: FrameRate
    /// The one frame that is wanted: those before are not kept. Nil for all.
    private let only: Int?
    private let show: (AnimationMoment) throws -> Void
    /// The next frame.
    private(set) var index = 0
    /// A moment both clocks know.
    private var anchor = (animation: 0.0, session: 0.0)
    private var speed = 1.0
    /// The last frame, which may yet stay for longer.
    private var held: AnimationMoment?
    /// What the session showed in it, and when: at any time, if nothing was moving.
    private var shown: (layout: Int, time: Double?)?
    /// True once something was done that no frame has shown yet.
    var isUnseen = true
    private var isEnding = false
    /// Why the film ends too early.
    private(set) var failure: (any Error)?

    init(_ session: Session, rate: FrameRate, only: Int? = nil, show: @escaping (AnimationMoment) throws -> Void) {
        (self.rate, self.only, self.show) = (rate, only, show)
        anchor.session = session.time
    }

    /// The session's time at the next frame.
    var nextMoment: Double {
        guard failure == nil else { return .infinity }
        return anchor.session + (rate.time(ofFrame: index) - anchor.animation) * speed
    }

    /// True for a moment that belongs to a span that ends there.
    func isBefore(_ moment: Double, _ end: Double) -> Bool { moment < end - Self.instant * speed }

    /// Takes the screen as it is now.
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

    /// Goes on at another speed.
    func change(speed: Double, _ session: Session) {
        anchor = (animation: animationTime(session), session: session.time)
        self.speed = speed
    }

    /// Shows the screen as it is for so many seconds of the film.
    func hold(_ seconds: Double, _ session: Session) throws(RenderError) {
        let end = animationTime(session) + seconds
        while failure == nil, rate.time(ofFrame: index) < end - Self.instant { try take(session) }
        anchor = (animation: end, session: session.time)
    }

    /// Shows the screen as it is for a frame, unless the last one does.
    func holdUntilSeen(_ session: Session) throws(RenderError) {
        _ = try session.layout()
        guard !shows(session) else { return }
        try take(session)
        anchor = (animation: max(animationTime(session), rate.time(ofFrame: index)), session: session.time)
    }

    /// Hands out the last frame.
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
