public import FramewrightViews

/// A publisher of one value.
public struct Just<Output>: Publisher {
    /// It never fails.
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Creates a publisher.
    public init(_ output: Output) { self.output = output }

    /// Delivers the value and ends.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        Publishers.Sequence(sequence: [output]).receive(subscriber: subscriber)
    }
}

/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher {
    /// Whether it ends at once.
    public let completeImmediately: Bool

    /// Creates a publisher.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Creates a publisher of given types.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }

    /// Ends at once, or never.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let ends = completeImmediately
        AnyPublisher<Output, Failure>.made(from: self) { if ends { $0.finish(.finished) } }
            .receive(subscriber: subscriber)
    }
}

/// A publisher that fails.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The failure.
    public let error: Failure

    /// Creates a publisher.
    public init(error: Failure) { self.error = error }

    /// Creates a publisher of given types.
    public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

    /// Fails at once.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let error = error
        AnyPublisher<Output, Failure>.made(from: self) { $0.finish(.failure(error)) }.receive(subscriber: subscriber)
    }
}

/// A publisher that is made for every subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The made publisher's value.
    public typealias Output = DeferredPublisher.Output
    /// The made publisher's failure.
    public typealias Failure = DeferredPublisher.Failure

    /// The closure that makes the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Makes the publisher and attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

/// A publisher of the one value, or the failure, that its closure delivers later.
public final class Future<Output, Failure: Error>: Publisher {
    /// The function that delivers the result.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let subject = CurrentValueSubject<Output?, Failure>(nil)

    /// Creates a publisher and runs its closure.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [subject] result in
            guard case .none = subject.value else { return }
            switch result {
            case .success(let value): subject.send(value)
            case .failure(let error): subject.send(completion: .failure(error))
            }
        }
    }

    /// Delivers the result as soon as it is known.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subject.compactMap { $0 }.first().receive(subscriber: subscriber)
    }

    /// The value; waits until it is known.
    public var value: Output {
        get async throws {
            for try await value in values { return value }
            throw CancellationError()
        }
    }
}

extension Result {
    /// A publisher of the value or the failure.
    public var publisher: AnyPublisher<Success, Failure> {
        switch self {
        case .success(let value): Just(value).setFailureType(to: Failure.self)
        case .failure(let error): Fail(error: error).eraseToAnyPublisher()
        }
    }
}
