/// A type that delivers a sequence of values over time to its subscribers.
///
/// Back-pressure is not implemented: after the first request a publisher delivers all its values.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Attaches a subscriber.
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which delivers the values to its own subscribers.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Failure == S.Failure, Output == S.Output {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    /// Receives the subscription, on which values are requested.
    func receive(subscription: any Subscription)
    /// Receives a value, and returns how many more are requested.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the end of the values.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives a value without content.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests values.
    func request(_ demand: Subscribers.Demand)
}

/// The namespace of subscribers.
public enum Subscribers {
    /// The end of a sequence of values.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// A number of requested values.
    public struct Demand: Equatable, Hashable, Comparable, Sendable {
        /// All values.
        public static let unlimited = Demand(max: nil)
        /// No value.
        public static let none = Demand.max(0)

        /// The number of values; nil if it is unlimited.
        public let max: Int?

        /// Returns a demand of a number of values.
        public static func max(_ value: Int) -> Demand { Demand(max: value) }

        /// Whether the left demand is smaller.
        public static func < (left: Demand, right: Demand) -> Bool {
            (left.max ?? .max) < (right.max ?? .max)
        }

        /// Returns the sum of two demands.
        public static func + (left: Demand, right: Demand) -> Demand {
            guard let one = left.max, let other = right.max else { return .unlimited }
            return .max(one + other)
        }

        /// Adds a demand.
        public static func += (left: inout Demand, right: Demand) { left = left + right }
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers {
    /// A subscriber that calls closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        /// The closure for values.
        public var receiveValue: (Input) -> Void
        /// The closure for the end.
        public var receiveCompletion: (Completion<Failure>) -> Void
        private var subscription: (any Subscription)?
        private var isDone = false

        /// Creates a subscriber.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        /// Requests all values.
        public func receive(subscription: any Subscription) {
            guard !isDone, self.subscription == nil else { return subscription.cancel() }
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        /// Passes a value on.
        public func receive(_ input: Input) -> Demand {
            if !isDone { receiveValue(input) }
            return .none
        }

        /// Passes the end on.
        public func receive(completion: Completion<Failure>) {
            guard !isDone else { return }
            (isDone, subscription) = (true, nil)
            receiveCompletion(completion)
        }

        /// Ends the subscription.
        public func cancel() {
            isDone = true
            subscription?.cancel()
            subscription = nil
        }
    }
}
