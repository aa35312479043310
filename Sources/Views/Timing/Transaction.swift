/// The context of a change of state: its animation and the handlers that run when that is complete.
public struct Transaction: Sendable {
    /// The animation of the change; nil for a change that is shown at once.
    public var animation: Animation? { didSet { explicit.insert(.animation) } }
    /// Whether `animation(_:value:)` modifiers inside have no effect.
    public var disablesAnimations = false { didSet { explicit.insert(.disablesAnimations) } }
    /// Whether the change belongs to a continuing gesture.
    public var isContinuous = false { didSet { explicit.insert(.isContinuous) } }
    var completions: [AnimationCompletion] = []
    /// The values by key.
    var keyedValues: [ObjectIdentifier: KeyedValue] = [:]
    /// The properties that were set explicitly, even to their previous value.
    private var explicit: Parts = []

    private struct Parts: OptionSet {
        let rawValue: Int

        static let animation = Parts(rawValue: 1)
        static let disablesAnimations = Parts(rawValue: 2)
        static let isContinuous = Parts(rawValue: 4)
    }

    /// Creates a transaction without an animation.
    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) {
        self.animation = animation
        explicit = .animation
    }

    /// Adds a handler that runs when all animations of changes made with this transaction are complete. If there are
    /// none, it runs right after the changes.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @MainActor () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, completion))
    }

    /// The transaction in which changes are made now.
    @TaskLocal static var current = Transaction()

    /// Returns `outer`, overridden by the properties that were set explicitly on this transaction.
    func inside(_ outer: Transaction) -> Transaction {
        var result = outer
        if explicit.contains(.animation) { result.animation = animation }
        if explicit.contains(.disablesAnimations) { result.disablesAnimations = disablesAnimations }
        if explicit.contains(.isContinuous) { result.isContinuous = isContinuous }
        result.keyedValues.merge(keyedValues) { $1 }
        result.join(completions)
        return result
    }

    /// Merges another transaction into this one. The first animated one of the two decides the animation, and its
    /// values by key win.
    mutating func join(_ other: Transaction) {
        var (known, more) = (self, other)
        if other.isAnimated, !isAnimated { (known, more) = (other, self) }
        known.keyedValues.merge(more.keyedValues) { first, _ in first }
        known.join(more.completions)
        self = known
    }

    /// Adds completions; each is added once, and runs once however many changes it belongs to.
    mutating func join(_ others: [AnimationCompletion]) {
        for other in others where !completions.contains(where: { $0 === other }) { completions.append(other) }
    }

    /// Whether changes of the two transactions can be shown together.
    func isSame(as other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
            && keyedValues.mapValues(ObjectIdentifier.init) == other.keyedValues.mapValues(ObjectIdentifier.init)
    }

    /// Whether every property has its default value.
    var isPlain: Bool {
        animation == nil && !disablesAnimations && !isContinuous && completions.isEmpty && keyedValues.isEmpty
    }

    /// Whether changes are animated.
    var isAnimated: Bool { animation != nil }
}

/// The condition under which an animation counts as complete.
public enum AnimationCompletionCriteria: Hashable, Sendable {
    /// The animation is nearly at rest; for a spring, its `duration` has passed.
    case logicallyComplete
    /// Nothing moves any more.
    case removed
}

/// Runs `body` and animates the changes of state that it makes; nil shows them at once.
@MainActor @preconcurrency
@discardableResult
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, animates the changes of state that it makes, and calls `completion` when the animation is complete.
@MainActor @preconcurrency
@discardableResult
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Runs `body` with a transaction. Properties that it does not set are taken from the current transaction.
@MainActor @preconcurrency
@discardableResult
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    defer { for completion in transaction.completions { completion.finishUnlessTaken() } }
    return try Transaction.$current.withValue(transaction.inside(.current), operation: body)
}

/// Runs `body` with one property of the transaction changed.
@MainActor @preconcurrency
@discardableResult
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
