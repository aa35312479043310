import FramewrightViews

extension Session {
    /// Where the clock stops on its way.
    enum Stop {
        /// Something happens at that moment: a timeline's next, a completion, a finger that has rested long enough.
        case event(Double)
        /// A camera takes a frame.
        case frame(Double, FrameRecorder)
    }

    /// The next stop up to and including `end`, or an instant later: ten tenths fall short of a whole. A frame at the end itself is
    /// taken when time goes on from there.
    func nextStop(until end: Double) -> Stop? {
        let event = min(graph.nextWake, nextRest)
        // What falls within an instant of a frame is in it.
        if let recorder, event > recorder.nextMoment + Self.instant, recorder.isBefore(recorder.nextMoment, end) {
            return .frame(recorder.nextMoment, recorder)
        }
        return event <= end + Self.instant ? .event(event) : nil
    }

    /// When the finger will have rested long enough for a view that waits for it.
    private var nextRest: Double {
        guard let finger, !finger.isTaken else { return .infinity }
        let moments = finger.candidates.compactMap(\.restingTime).map { finger.startTime + $0 }
        return moments.filter { $0 > time + Self.instant }.min() ?? .infinity
    }

    /// The screen of this moment as a camera takes it.
    func frame() throws(RenderError) -> AnimationMoment.Content {
        if isMoving, !needsLayout, !graph.isLive {
            return .stage(graph.stage, time: time)
        }
        try tick()
        return .layout(try layout())
    }

    /// True once something its views have read has changed.
    var needsLayout: Bool { graph.needsUpdate }

    /// True where the screen stays as it is until something happens.
    var isAtRest: Bool { !graph.isLive && !graph.stage.isMoving(at: time) }

    /// True where the screen stays as it is for so many seconds: nothing moves, and no timeline makes anything anew.
    package func isAtRest(for seconds: Double) -> Bool { isAtRest && graph.nextWake - time > seconds }
}
