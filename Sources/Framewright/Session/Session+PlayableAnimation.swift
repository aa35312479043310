import FramewrightViews

extension Session {
    /// The next time at which advancing the clock must stop.
    enum Stop {
        /// An event at that time: a timeline update, a completion, or a long press.
        case event(Double)
        /// A frame to record at that time.
        case frame(Double, FrameRecorder)
    }

    /// Returns the next stop up to and including `end`, with a tolerance for rounding: ten times 0.1 s is less than 1
    /// s. A frame at `end` itself is taken when time continues from there.
    func nextStop(until end: Double) -> Stop? {
        let event = min(graph.nextWake, nextRest)
        // An event within the tolerance of a frame happens before the frame is taken.
        if let recorder, event > recorder.nextMoment + Self.instant, recorder.isBefore(recorder.nextMoment, end) {
            return .frame(recorder.nextMoment, recorder)
        }
        return event <= end + Self.instant ? .event(event) : nil
    }

    /// The time at which a long press of the current touch is due. Infinity if there is none.
    private var nextRest: Double {
        guard let finger, !finger.isTaken else { return .infinity }
        let moments = finger.candidates.compactMap(\.restingTime).map { finger.startTime + $0 }
        return moments.filter { $0 > time + Self.instant }.min() ?? .infinity
    }

    /// Returns the current screen as the content of a frame.
    func frame() throws(RenderError) -> AnimationMoment.Content {
        if isMoving, !needsLayout, !graph.isLive {
            return .stage(graph.stage, time: time)
        }
        try tick()
        return .layout(try layout())
    }

    /// True if state that the views have read has changed.
    var needsLayout: Bool { graph.needsUpdate }

    /// True if the screen does not change until the next event.
    var isAtRest: Bool { !graph.isLive && !graph.stage.isMoving(at: time) }

    /// True if the screen does not change for a number of seconds: no animation, and no timeline update.
    package func isAtRest(for seconds: Double) -> Bool { isAtRest && graph.nextWake - time > seconds }
}
