public import FramewrightViews

extension Session {
    /// True while anything on the screen moves or waits to. Timelines do not count: they may go on for ever.
    public var isAnimating: Bool { graph.isAnimating }

    /// What the screen is becoming and all that moves on the way: from now on until something happens, every moment can be
    /// laid out from it on any thread, by `Renderer.layout(_:at:in:theme:)`.
    public var stage: Stage { graph.stage }

    /// The longest an animation is waited for, in seconds on the session's clock.
    nonisolated public static let longestWait = 600.0

    /// Lets time go by until nothing moves any more; throws where something repeats for ever.
    ///
    /// - Returns: the seconds it took.
    @discardableResult
    public func settle(within limit: Double = longestWait) throws(RenderError) -> Double {
        let start = time
        _ = try layout()
        while isAnimating {
            let end = graph.restingTime
            guard end - start <= limit else { throw .animation(.neverRests(limit: limit)) }
            try advance(end - time)
            _ = try layout()
        }
        return time - start
    }

    /// The screen at a moment from now on as it will be if nothing happens before: no touch, no timeline, no end of an
    /// animation that something waits for. Time stays where it is, so moments can be asked for in any order.
    public func frame(at moment: Double) throws(RenderError) -> ScreenLayout {
        let now = try layout()
        guard moment > time, graph.changesWithTime else { return now }
        guard moment < graph.nextWake, !graph.isLive else {
            throw .animation(.unforeseeable(moment: moment))
        }
        return try renderer.layout(graph.stage, at: moment, in: viewport, theme: theme)
    }
}

/// Why a moment cannot be shown.
public enum AnimationError: Error, Hashable {
    /// Something moves for ever, or for longer than is waited.
    case neverRests(limit: Double)
    /// The views must be asked again before or at that moment.
    case unforeseeable(moment: Double)

    /// What is wrong, in one line.
    public var message: String {
        switch self {
        case .neverRests(let limit): "the screen still moves after \(limit) seconds"
        case .unforeseeable(let moment): "the screen at \(moment) seconds is not known before it is \(moment) seconds"
        }
    }

    /// What to do.
    public var hint: String {
        switch self {
        case .neverRests: "an animation that repeats for ever has no end: advance by a length of its own"
        case .unforeseeable: "advance to the moment and ask for layout()"
        }
    }
}
