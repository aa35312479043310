public import FramewrightViews

extension Publisher {
    /// Delivers a value in place of a failure, and ends.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        operated { conduit in
            (
                { conduit.send($0) },
                { end in
                    if case .failure = end { conduit.send(output) }
                    conduit.finish(.finished)
                }
            )
        }
    }

    /// Continues with another publisher after a failure.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        operated { conduit in
            (
                { conduit.send($0) },
                { end in
                    guard case .failure(let error) = end else { return conduit.finish(.finished) }
                    conduit.follow(handler(error), { conduit.send($0) }, end: { conduit.finish($0) })
                }
            )
        }
    }

    /// Continues with another publisher after a failure, or fails with the error that is thrown.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> AnyPublisher<Output, any Error> where P.Output == Output {
        operated { conduit in
            (
                { conduit.send($0) },
                { end in
                    guard case .failure(let error) = end else { return conduit.finish(.finished) }
                    do {
                        conduit.follow(
                            try handler(error), { conduit.send($0) }, end: { conduit.finish($0.erased) })
                    } catch { conduit.finish(.failure(error)) }
                }
            )
        }
    }

    /// Transforms the failure.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        operated { conduit in
            (
                { conduit.send($0) },
                { end in
                    switch end {
                    case .finished: conduit.finish(.finished)
                    case .failure(let error): conduit.finish(.failure(transform(error)))
                    }
                }
            )
        }
    }

    /// Subscribes again after a failure, up to a number of times.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        guard retries > 0 else { return eraseToAnyPublisher() }
        return self.catch { _ in retry(retries - 1) }
    }

    /// Stops the program at a failure.
    public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
        operated { conduit in
            (
                { conduit.send($0) },
                { end in
                    if case .failure(let error) = end { fatalError("\(prefix)\(error)") }
                    conduit.finish(.finished)
                }
            )
        }
    }

    /// Calls closures as subscriptions, values and ends pass.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        operated { conduit in
            receiveSubscription?(conduit)
            receiveRequest?(.unlimited)
            var hasEnded = false
            conduit.onEnd = { if !hasEnded { receiveCancel?() } }
            return (
                {
                    receiveOutput?($0)
                    conduit.send($0)
                },
                {
                    hasEnded = true
                    receiveCompletion?($0)
                    conduit.finish($0)
                }
            )
        }
    }

    /// Passes all values on; the messages are not printed.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> AnyPublisher<Output, Failure>
    {
        eraseToAnyPublisher()
    }

    /// Passes all values on; the process is not stopped.
    public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher where Failure == Never {
    /// Gives the publisher a type of failure, which never occurs.
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        operated { conduit in ({ conduit.send($0) }, { _ in conduit.finish(.finished) }) }
    }
}
