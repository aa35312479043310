import Synchronization

/// A completion handler that runs once, when all animations of the changes made with its transaction have ended.
final class AnimationCompletion: Sendable {
    let criteria: AnimationCompletionCriteria
    private let action: @MainActor () -> Void
    private let isTaken = Atomic(false)
    /// The latest end of the animations begun so far, in seconds on the screen's clock.
    @MainActor private(set) var due = -Double.infinity
    @MainActor private var isDone = false

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping @MainActor () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// Marks that a change was made with the transaction, which may start an animation.
    func take() { isTaken.store(true, ordering: .relaxed) }

    /// Postpones the completion until `time`, when an animation started by a shown change ends.
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

/// The durations of the animations begun in one frame.
struct StartedAnimations {
    private var durations: [AnimationCompletionCriteria: Double] = [:]

    /// Returns the seconds until all begun animations have ended; 0 if there are none.
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
