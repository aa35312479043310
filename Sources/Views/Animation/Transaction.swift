/// What a change of state is made with: its animation, and what is to be done when that is over.
public struct Transaction: Sendable {
    public var animation: Animation? { didSet { said.insert(.animation) } }
    /// True: `animation(_:value:)` modifiers inside change nothing.
    public var disablesAnimations = false { didSet { said.insert(.disablesAnimations) } }
    /// Part of a gesture that goes on.
    public var isContinuous = false { didSet { said.insert(.isContinuous) } }
    var completions: [AnimationCompletion] = []
    /// What was set, be it to what it was.
    private var said: Parts = []

    private struct Parts: OptionSet {
        let rawValue: Int

        static let animation = Parts(rawValue: 1)
        static let disablesAnimations = Parts(rawValue: 2)
        static let isContinuous = Parts(rawValue: 4)
    }

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
        said = .animation
    }

    /// Does something once all animations of changes made with this transaction are done; right after these changes where there
    /// are none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @MainActor () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, completion))
    }

    /// The one changes are made with just now.
    @TaskLocal static var current = Transaction()

    /// What nobody has said here is as it is outside.
    func inside(_ outer: Transaction) -> Transaction {
        var result = outer
        if said.contains(.animation) { result.animation = animation }
        if said.contains(.disablesAnimations) { result.disablesAnimations = disablesAnimations }
        if said.contains(.isContinuous) { result.isContinuous = isContinuous }
        result.join(completions)
        return result
    }

    /// Two changes as one: the first that moves anything says how.
    mutating func join(_ other: Transaction) {
        var (known, more) = (self, other.completions)
        if other.isAnimated, !isAnimated { (known, more) = (other, completions) }
        known.join(more)
        self = known
    }

    /// Each is done once, however many changes it belongs to.
    mutating func join(_ others: [AnimationCompletion]) {
        for other in others where !completions.contains(where: { $0 === other }) { completions.append(other) }
    }

    /// True where two changes can be shown as one.
    func isSame(as other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
    }

    /// Nothing is said.
    var isPlain: Bool { animation == nil && !disablesAnimations && !isContinuous && completions.isEmpty }

    /// Whether it moves anything by itself.
    var isAnimated: Bool { animation != nil }
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

/// Makes changes of state with a transaction; what it does not say is as in the transaction around.
@MainActor
@discardableResult
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    defer { for completion in transaction.completions { completion.finishUnlessTaken() } }
    return try Transaction.$current.withValue(transaction.inside(.current), operation: body)
}

/// Makes changes of state with one part of a transaction changed.
@MainActor
@discardableResult
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction()
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
