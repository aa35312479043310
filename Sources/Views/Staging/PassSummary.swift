/// A summary of a pass over all views. Views add to it while they are lowered.
struct PassSummary: Equatable {
    /// Whether a view changes with an animation.
    var isAnimated = false
    /// Whether a view may change with an animation in the next pass.
    var mayAnimate = false
    /// Whether a view has a transition with its own animation.
    var hasMovingTransitions = false
    /// Whether a view follows the geometry of another.
    var hasFollowers = false
    /// Whether a view's content depends on its frame.
    var hasDeferred = false
    /// Whether a view changes in every frame.
    var isLive = false
    /// Whether a view depends on frames, so that layout must run even if no image is requested.
    var needsFrames = false
    /// The time of the next timeline update; infinity if there is none.
    var nextWake = Double.infinity
    /// The time at which animations run by views themselves have ended.
    var busyUntil = -Double.infinity

    /// Returns the summary of two sets of views.
    func joined(with other: PassSummary) -> PassSummary {
        PassSummary(
            isAnimated: isAnimated || other.isAnimated, mayAnimate: mayAnimate || other.mayAnimate,
            hasMovingTransitions: hasMovingTransitions || other.hasMovingTransitions,
            hasFollowers: hasFollowers || other.hasFollowers, hasDeferred: hasDeferred || other.hasDeferred,
            isLive: isLive || other.isLive, needsFrames: needsFrames || other.needsFrames,
            nextWake: min(nextWake, other.nextWake), busyUntil: max(busyUntil, other.busyUntil))
    }
}
