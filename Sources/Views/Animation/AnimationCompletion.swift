import Synchronization

/// What is to be done when the animations of changes are over: once, whatever was changed.
final class AnimationCompletion: Sendable {
    let criteria: AnimationCompletionCriteria
    private let action: @MainActor () -> Void
    private let isTaken = Atomic(false)
    /// When the last of the animations is over, of those begun so far.
    @MainActor private(set) var due = -Double.infinity
    @MainActor private var isDone = false

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping @MainActor () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// A change is made that may be animated.
    func take() { isTaken.store(true, ordering: .relaxed) }

    /// A change is shown that moves until then.
    @MainActor
    func wait(until time: Double) { due = max(due, time) }

    @MainActor
    func finish(at time: Double) {
        guard !isDone, time >= due else { return }
        isDone = true
        action()
    }

    @MainActor
    func finishUnlessTaken() {
        guard !isTaken.load(ordering: .relaxed) else { return }
        finish(at: .infinity)
    }
}

/// How long what has just begun to move will do so.
struct StartedAnimations {
    private var durations: [AnimationCompletionCriteria: Double] = [:]

    /// Seconds until all of it is over; 0 where nothing has begun.
    func duration(_ criteria: AnimationCompletionCriteria) -> Double { durations[criteria] ?? 0 }

    mutating func add(_ animation: Animation) {
        add(animation.logicalDuration, to: .logicallyComplete)
        add(animation.settlingDuration, to: .removed)
    }

    mutating func add(_ others: StartedAnimations) {
        for (criteria, duration) in others.durations { add(duration, to: criteria) }
    }

    private mutating func add(_ duration: Double, to criteria: AnimationCompletionCriteria) {
        durations[criteria] = max(durations[criteria] ?? 0, duration)
    }
}
