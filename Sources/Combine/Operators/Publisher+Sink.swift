public import FramewrightViews

extension Publisher {
    /// Calls closures with the values and the end.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with the values.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Writes the values to a property of an object, which is kept until the subscription ends.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Writes the values to a published property, as long as the property exists.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.keep(sink(receiveValue: published.writer))
    }

    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values as an asynchronous sequence, which throws the failure.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher that cannot fail as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// A value of the publisher.
    public typealias Element = P.Output

    /// The iterator, which holds the subscription.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let subscription: AnyCancellable
        fileprivate var stream: AsyncStream<P.Output>.Iterator

        /// Returns the next value; nil at the end.
        public mutating func next() async -> P.Output? { await stream.next() }
    }

    private let publisher: P

    /// Creates a sequence.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator {
        let (stream, feed) = AsyncStream<P.Output>.makeStream()
        let subscription = publisher.sink(
            receiveCompletion: { _ in feed.finish() }, receiveValue: { feed.yield(UncheckedValue(value: $0).value) })
        return Iterator(subscription: subscription, stream: stream.makeAsyncIterator())
    }
}

/// The values of a publisher as an asynchronous sequence that throws its failure.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// A value of the publisher.
    public typealias Element = P.Output

    /// The iterator, which holds the subscription.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let subscription: AnyCancellable
        fileprivate var stream: AsyncThrowingStream<P.Output, any Error>.Iterator

        /// Returns the next value; nil at the end.
        public mutating func next() async throws -> P.Output? { try await stream.next() }
    }

    private let publisher: P

    /// Creates a sequence.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator {
        let (stream, feed) = AsyncThrowingStream<P.Output, any Error>.makeStream()
        let subscription = publisher.sink(
            receiveCompletion: { end in
                if case .failure(let error) = end { feed.finish(throwing: error) } else { feed.finish() }
            }, receiveValue: { feed.yield(UncheckedValue(value: $0).value) })
        return Iterator(subscription: subscription, stream: stream.makeAsyncIterator())
    }
}

/// A value that is handed over to another task by its publisher.
struct UncheckedValue<Value>: @unchecked Sendable {
    let value: Value
}
