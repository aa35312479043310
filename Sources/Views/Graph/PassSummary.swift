/// What the views of a pass are to be remembered for as a whole.
struct PassSummary: Equatable {
    /// Some view changes with an animation.
    var isAnimated = false
    /// Some view might do so in the next pass.
    var mayAnimate = false
    /// Some view comes and goes with an animation of its own.
    var hasMovingTransitions = false
    /// Some view lies where another does.
    var hasFollowers = false
    /// Some view is made once its frame is known.
    var hasDeferred = false
    /// Some view is another at every moment.
    var isLive = false
    /// Some view goes by frames, so that all must be placed whether somebody looks or not.
    var needsFrames = false
    /// When the next timeline shows something else; infinity where none does.
    var nextWake = Double.infinity
    /// When what views themselves animate has come to rest.
    var busyUntil = -Double.infinity

    /// Those of these views and of others.
    func joined(with other: PassSummary) -> PassSummary {
        PassSummary(
            isAnimated: isAnimated || other.isAnimated, mayAnimate: mayAnimate || other.mayAnimate,
            hasMovingTransitions: hasMovingTransitions || other.hasMovingTransitions,
            hasFollowers: hasFollowers || other.hasFollowers, hasDeferred: hasDeferred || other.hasDeferred,
            isLive: isLive || other.isLive, needsFrames: needsFrames || other.needsFrames,
            nextWake: min(nextWake, other.nextWake), busyUntil: max(busyUntil, other.busyUntil))
    }
}
