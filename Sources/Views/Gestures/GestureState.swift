import FramewrightLayoutEngine

/// A property wrapper for a value that a gesture updates, and that returns to its initial value when the gesture ends.
@MainActor @preconcurrency
@propertyWrapper
public struct GestureState<Value>: LinkedProperty {
    private let handle: Handle

    fileprivate final class Handle {
        let initial: Value
        let resetting: (Value, inout Transaction) -> Void
        var box: StateBox<Value>?

        init(_ initial: Value, _ resetting: @escaping (Value, inout Transaction) -> Void) {
            self.initial = initial
            self.resetting = resetting
        }
    }

    /// Creates a state with an initial value.
    public init(wrappedValue: Value) { handle = Handle(wrappedValue) { _, _ in } }

    /// Creates a state with an initial value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Creates a state that returns to its initial value with a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        handle = Handle(wrappedValue) { $1 = resetTransaction }
    }

    /// Creates a state that returns to its initial value with a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Creates a state whose return to its initial value has the transaction that `reset` prepares.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        handle = Handle(wrappedValue, reset)
    }

    /// Creates a state whose return to its initial value has the transaction that `reset` prepares.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The current value.
    public var wrappedValue: Value { handle.box?.value ?? handle.initial }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState { self }

    func link(_ linking: inout PropertyLinker) {
        let graph = linking.lowering.graph
        let node = linking.node
        handle.box = linking.slot { StateBox(handle.initial, graph: graph, node: node) }
    }

    func update(_ change: (inout Value, inout Transaction) -> Void) {
        var (value, transaction) = (wrappedValue, Transaction())
        change(&value, &transaction)
        withTransaction(transaction) { handle.box?.value = value }
    }

    func reset() {
        var transaction = Transaction()
        handle.resetting(wrappedValue, &transaction)
        withTransaction(transaction) { handle.box?.value = handle.initial }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that is nil unless a gesture is in progress.
    public init() { self.init(wrappedValue: nil) }

    /// Creates a state that returns to nil with a transaction.
    public init(resetTransaction: Transaction) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}

/// The actions that are added to a gesture from outside.
@MainActor @preconcurrency
public struct GestureObserver<Value> {
    let changed: (Value) -> Void
    /// Called when the gesture ends or is cancelled; the value is nil in the latter case.
    let ended: (Value?) -> Void
}

extension Gesture {
    /// Updates a state while the gesture is in progress.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

/// A gesture that updates a state while it is in progress.
@MainActor @preconcurrency
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    /// No body: the gesture is recognized directly.
    public typealias Body = Never
    /// The value of the gesture.
    public typealias Value = Base.Value

    /// The gesture.
    public var base: Base
    /// The updated state.
    public var state: GestureState<State>
    /// The closure that updates the state.
    public var body: (Base.Value, inout State, inout Transaction) -> Void
    private var changed: [(Value) -> Void] = []
    private var ended: [(Value) -> Void] = []

    /// Creates a gesture.
    public init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        (self.base, self.state, self.body) = (base, state, body)
    }

    /// Adds an action that runs on every change.
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self {
        var copy = self
        copy.changed.append(action)
        return copy
    }

    /// Adds an action that runs when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self {
        var copy = self
        copy.ended.append(action)
        return copy
    }

    /// The interactions to recognize.
    public var recognition: GestureRecognition {
        recognition(observedBy: GestureObserver(changed: { _ in }, ended: { _ in }))
    }

    /// Returns the interactions to recognize with further actions.
    public func recognition(observedBy observer: GestureObserver<Value>) -> GestureRecognition {
        let (state, body, changed, ended) = (state, body, changed, ended)
        return base.recognition(
            observedBy: GestureObserver(
                changed: { value in
                    state.update { body(value, &$0, &$1) }
                    for action in changed { action(value) }
                    observer.changed(value)
                },
                ended: { value in
                    state.reset()
                    if let value { for action in ended { action(value) } }
                    observer.ended(value)
                }))
    }
}
