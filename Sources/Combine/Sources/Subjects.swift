public import FramewrightViews

/// A subject that delivers values as they are sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let subscribers = SubscriberList<Output, Failure>()

    /// Creates a subject.
    public init() {}

    /// Delivers a value.
    public func send(_ value: Output) { subscribers.send(value) }

    /// Delivers the end.
    public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }

    /// Requests the values of a subscription.
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscribers.add(subscriber)
    }
}

/// A subject with a current value, which new subscribers get first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let subscribers = SubscriberList<Output, Failure>()
    private var current: Output

    /// The current value. Setting it delivers it.
    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    /// Creates a subject with a value.
    public init(_ value: Output) { current = value }

    /// Delivers a value.
    public func send(_ value: Output) {
        current = value
        subscribers.send(value)
    }

    /// Delivers the end.
    public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }

    /// Requests the values of a subscription.
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscribers.add(subscriber) { current }
    }
}

extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
