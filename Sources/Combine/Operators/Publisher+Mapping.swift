public import FramewrightViews

extension Publisher {
    /// Transforms the values.
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        operated { conduit, value in conduit.send(transform(value)) }
    }

    /// Transforms the values, and fails if that throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        trying { conduit, value in conduit.send(try transform(value)) }
    }

    /// Reads a property of the values.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }

    /// Reads two properties of the values.
    public func map<T0, T1>(
        _ first: KeyPath<Output, T0>, _ second: KeyPath<Output, T1>
    ) -> AnyPublisher<(T0, T1), Failure> {
        map { ($0[keyPath: first], $0[keyPath: second]) }
    }

    /// Transforms the values and drops nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        operated { conduit, value in if let result = transform(value) { conduit.send(result) } }
    }

    /// Transforms the values, drops nil, and fails if that throws.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
        trying { conduit, value in if let result = try transform(value) { conduit.send(result) } }
    }

    /// Accumulates the values, and delivers every step.
    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        operated { conduit in
            var result = initial
            return (
                {
                    result = next(result, $0)
                    conduit.send(result)
                }, { conduit.finish($0) }
            )
        }
    }

    /// Replaces nil by a value.
    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }

    /// Reads the values from data by a decoder.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }

    /// Writes the values as data by an encoder.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
    where Output: Encodable {
        tryMap { try encoder.encode($0) }
    }

    /// Handles each value, and fails with the error that is thrown.
    func trying<T>(_ handle: @escaping (Conduit<T, any Error>, Output) throws -> Void) -> AnyPublisher<T, any Error> {
        operated { conduit in
            (
                { value in
                    do { try handle(conduit, value) } catch { conduit.finish(.failure(error)) }
                }, { conduit.finish($0.erased) }
            )
        }
    }
}

extension Subscribers.Completion {
    /// The end with any error.
    var erased: Subscribers.Completion<any Error> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(error)
        }
    }
}

/// A decoder of data.
public protocol TopLevelDecoder {
    associatedtype Input

    /// Reads a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder to data.
public protocol TopLevelEncoder {
    associatedtype Output

    /// Writes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}
