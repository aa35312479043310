/// What a change of state is made with: its animation, and what is to be done when that is over.
public struct Transaction: Sendable {
    public var animation: Animation?
    /// True: `animation(_:value:)` modifiers inside change nothing.
    public var disablesAnimations = false
    /// Part of a gesture that goes on.
    public var isContinuous = false
    var completions: [Completion] = []

    public init() {}

    public init(animation: Animation?) { self.animation = animation }

    struct Completion: Sendable {
        let criteria: AnimationCompletionCriteria
        let action: @MainActor () -> Void
    }

    /// Does something once the animations of this transaction are done; at once where there are none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @MainActor () -> Void
    ) {
        completions.append(Completion(criteria: criteria, action: completion))
    }

    /// The one changes are made with just now.
    @TaskLocal static var current = Transaction()

    /// True where two changes can be shown as one.
    func isSame(as other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
    }

    /// Whether it moves anything by itself.
    var isAnimated: Bool { animation != nil && !disablesAnimations }
}

/// When an animation counts as done.
public enum AnimationCompletionCriteria: Hashable, Sendable {
    /// When it seems done: of a spring after its `duration`.
    case logicallyComplete
    /// When nothing moves any more.
    case removed
}

/// Makes changes of state that are shown with an animation; nil shows them at once.
@MainActor
@discardableResult
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes of state that are shown with an animation, and does something when that is done.
@MainActor
@discardableResult
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Makes changes of state with a transaction.
@MainActor
@discardableResult
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try Transaction.$current.withValue(transaction, operation: body)
}

/// Makes changes of state with one part of a transaction changed.
@MainActor
@discardableResult
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

extension Binding {
    /// Writes are shown with an animation.
    public func animation(_ animation: Animation? = .default) -> Binding {
        transaction(Transaction(animation: animation))
    }

    /// Writes are made with a transaction.
    public func transaction(_ transaction: Transaction) -> Binding {
        Binding(
            get: { wrappedValue },
            set: { value in withTransaction(transaction) { wrappedValue = value } })
    }
}
