public import FramewrightViews

/// A type-erased publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    /// The wrapped publisher, or the upstream of an operator: kept to compare publishers by their sources.
    private let source: Any
    private let attach: (AnySubscriber<Output, Failure>) -> Void

    /// Wraps a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        source = publisher
        attach = { publisher.receive(subscriber: $0) }
    }

    init(from source: Any, attach: @escaping (AnySubscriber<Output, Failure>) -> Void) {
        self.source = source
        self.attach = attach
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(AnySubscriber(subscriber))
    }
}

extension Publisher {
    /// Returns the publisher without its type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A type-erased subscriber.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    /// The identity of the wrapped subscriber.
    public let combineIdentifier: CombineIdentifier
    private let receiveSubscription: (any Subscription) -> Void
    private let receiveValue: (Input) -> Subscribers.Demand
    private let receiveEnd: (Subscribers.Completion<Failure>) -> Void

    /// Wraps a subscriber.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        combineIdentifier = subscriber.combineIdentifier
        receiveSubscription = { subscriber.receive(subscription: $0) }
        receiveValue = { subscriber.receive($0) }
        receiveEnd = { subscriber.receive(completion: $0) }
    }

    /// Creates a subscriber from closures.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        self.receiveSubscription = receiveSubscription ?? { _ in }
        self.receiveValue = receiveValue ?? { _ in .none }
        receiveEnd = receiveCompletion ?? { _ in }
    }

    /// Passes a subscription on.
    public func receive(subscription: any Subscription) { receiveSubscription(subscription) }

    /// Passes a value on.
    public func receive(_ value: Input) -> Subscribers.Demand { receiveValue(value) }

    /// Passes the end on.
    public func receive(completion: Subscribers.Completion<Failure>) { receiveEnd(completion) }
}
