public import FramewrightViews

extension Session {
    /// True while an animation is running or pending. Timelines do not count, because they may never end.
    public var isAnimating: Bool { graph.isAnimating }

    /// The evaluated views with their animations. Until the next event, `Renderer.layout(_:at:in:theme:)` can lay them
    /// out at any time on any thread.
    public var stage: Stage { graph.stage }

    /// The longest time that `settle` waits, in seconds on the session's clock.
    public nonisolated static let longestWait = 600.0

    /// Advances the clock until all animations have ended. Throws if they take longer than `limit`.
    ///
    /// - Returns: The seconds advanced.
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

    /// Returns the screen at a future time, as if nothing else happened until then. The session's clock does not
    /// advance, so times can be requested in any order.
    ///
    /// - Throws: `AnimationError.unforeseeable` if the views must be evaluated before: for a timeline, or for an action
    ///   at the end of an animation.
    public func frame(at moment: Double) throws(RenderError) -> ScreenLayout {
        let now = try layout()
        guard moment > time, graph.changesWithTime else { return now }
        guard moment < graph.nextWake, !graph.isLive else {
            throw .animation(.unforeseeable(moment: moment))
        }
        return try renderer.layout(graph.stage, at: moment, in: viewport, theme: theme)
    }
}

/// An error of showing a point in time.
public enum AnimationError: Error, Hashable {
    /// An animation repeats forever, or takes longer than the limit.
    case neverRests(limit: Double)
    /// The views must be evaluated again at or before that time.
    case unforeseeable(moment: Double)

    /// A one-line description of the error.
    public var message: String {
        switch self {
        case .neverRests(let limit): "the screen still moves after \(limit) seconds"
        case .unforeseeable(let moment): "the screen at \(moment) seconds is not known before it is \(moment) seconds"
        }
    }

    /// A suggestion for resolving the error.
    public var hint: String {
        switch self {
        case .neverRests: "an animation that repeats for ever has no end: advance by a length of its own"
        case .unforeseeable: "advance to the moment and ask for layout()"
        }
    }
}
