public import FramewrightViews

extension Publisher {
    /// Delivers the values of both publishers.
    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]).eraseToAnyPublisher()
    }

    /// Delivers the values of three publishers.
    public func merge<A: Publisher, B: Publisher>(with a: A, _ b: B) -> AnyPublisher<Output, Failure>
    where A.Output == Output, A.Failure == Failure, B.Output == Output, B.Failure == Failure {
        merge(with: a).merge(with: b)
    }

    /// Delivers the values of four publishers.
    public func merge<A: Publisher, B: Publisher, C: Publisher>(
        with a: A, _ b: B, _ c: C
    ) -> AnyPublisher<Output, Failure>
    where
        A.Output == Output, A.Failure == Failure, B.Output == Output, B.Failure == Failure, C.Output == Output,
        C.Failure == Failure
    {
        merge(with: a, b).merge(with: c)
    }

    /// Delivers the latest values of both publishers whenever one delivers a value.
    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        operated(also: other) { conduit in
            var (one, two): (Output?, P.Output?)
            let end = Ending(count: 2, conduit)
            let send = { if let one, let two { conduit.send((one, two)) } }
            conduit.follow(
                other,
                {
                    two = $0
                    send()
                }, end: end.receive)
            return (
                {
                    one = $0
                    send()
                }, end.receive
            )
        }
    }

    /// Delivers a transformation of the latest values of both publishers.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Delivers the latest values of three publishers.
    public func combineLatest<A: Publisher, B: Publisher>(
        _ a: A, _ b: B
    ) -> AnyPublisher<(Output, A.Output, B.Output), Failure> where A.Failure == Failure, B.Failure == Failure {
        combineLatest(a).combineLatest(b).map { ($0.0.0, $0.0.1, $0.1) }
    }

    /// Delivers a transformation of the latest values of three publishers.
    public func combineLatest<A: Publisher, B: Publisher, T>(
        _ a: A, _ b: B, _ transform: @escaping (Output, A.Output, B.Output) -> T
    ) -> AnyPublisher<T, Failure> where A.Failure == Failure, B.Failure == Failure {
        combineLatest(a, b).map { transform($0.0, $0.1, $0.2) }
    }

    /// Delivers the latest values of four publishers.
    public func combineLatest<A: Publisher, B: Publisher, C: Publisher>(
        _ a: A, _ b: B, _ c: C
    ) -> AnyPublisher<(Output, A.Output, B.Output, C.Output), Failure>
    where A.Failure == Failure, B.Failure == Failure, C.Failure == Failure {
        combineLatest(a, b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
    }

    /// Delivers a transformation of the latest values of four publishers.
    public func combineLatest<A: Publisher, B: Publisher, C: Publisher, T>(
        _ a: A, _ b: B, _ c: C, _ transform: @escaping (Output, A.Output, B.Output, C.Output) -> T
    ) -> AnyPublisher<T, Failure> where A.Failure == Failure, B.Failure == Failure, C.Failure == Failure {
        combineLatest(a, b, c).map { transform($0.0, $0.1, $0.2, $0.3) }
    }

    /// Delivers pairs of the values of both publishers, in order.
    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        operated(also: other) { conduit in
            var (ones, twos): ([Output], [P.Output]) = ([], [])
            var (isOneDone, isTwoDone) = (false, false)
            let check = {
                if !ones.isEmpty, !twos.isEmpty { conduit.send((ones.removeFirst(), twos.removeFirst())) }
                if isOneDone && ones.isEmpty || isTwoDone && twos.isEmpty { conduit.finish(.finished) }
            }
            conduit.follow(other) {
                twos.append($0)
                check()
            } end: { end in
                if case .failure = end { return conduit.finish(end) }
                isTwoDone = true
                check()
            }
            return (
                {
                    ones.append($0)
                    check()
                },
                { end in
                    if case .failure = end { return conduit.finish(end) }
                    isOneDone = true
                    check()
                }
            )
        }
    }

    /// Delivers a transformation of pairs of the values of both publishers.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
        zip(other).map { transform($0.0, $0.1) }
    }

    /// Delivers triples of the values of three publishers.
    public func zip<A: Publisher, B: Publisher>(
        _ a: A, _ b: B
    ) -> AnyPublisher<(Output, A.Output, B.Output), Failure> where A.Failure == Failure, B.Failure == Failure {
        zip(a).zip(b).map { ($0.0.0, $0.0.1, $0.1) }
    }

    /// Delivers the values of the publisher that is made for each value, at most `maxPublishers` at a time.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        operated { conduit in
            var (waiting, running, isDone): ([Output], Int, Bool) = ([], 0, false)
            func start(_ value: Output) {
                running += 1
                conduit.follow(transform(value)) {
                    conduit.send($0)
                } end: { end in
                    if case .failure = end { return conduit.finish(end) }
                    running -= 1
                    if !waiting.isEmpty { start(waiting.removeFirst()) }
                    if isDone, running == 0 { conduit.finish(.finished) }
                }
            }
            return (
                { if running < maxPublishers.max ?? .max { start($0) } else { waiting.append($0) } },
                { end in
                    if case .failure = end { return conduit.finish(end) }
                    isDone = true
                    if running == 0 { conduit.finish(.finished) }
                }
            )
        }
    }

    /// Delivers the values of the publisher that is made for each value of one that cannot fail.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Delivers other values first.
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }

    /// Delivers other values first.
    public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
        prepend(Publishers.Sequence<S, Failure>(sequence: elements))
    }

    /// Delivers the values of another publisher first.
    public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        publisher.append(self)
    }

    /// Delivers other values at the end.
    public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }

    /// Delivers other values at the end.
    public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
        append(Publishers.Sequence<S, Failure>(sequence: elements))
    }

    /// Delivers the values of another publisher at the end.
    public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        operated(also: publisher) { conduit in
            (
                { conduit.send($0) },
                { end in
                    if case .failure = end { return conduit.finish(end) }
                    conduit.follow(publisher, { conduit.send($0) }, end: { conduit.finish($0) })
                }
            )
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Delivers the values of the latest publisher.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        operated { conduit in
            var (current, isOuterDone, isInnerDone): (AnyCancellable?, Bool, Bool) = (nil, false, true)
            return (
                { inner in
                    current?.cancel()
                    isInnerDone = false
                    current = conduit.follow(inner) {
                        conduit.send($0)
                    } end: { end in
                        if case .failure = end { return conduit.finish(end) }
                        isInnerDone = true
                        if isOuterDone { conduit.finish(.finished) }
                    }
                },
                { end in
                    if case .failure = end { return conduit.finish(end) }
                    isOuterDone = true
                    if isInnerDone { conduit.finish(.finished) }
                }
            )
        }
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Delivers the values of the latest publisher.
    @_disfavoredOverload
    public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

/// The common end of several publishers: the last one's, or the first failure.
final class Ending<Output, Failure: Error> {
    private var count: Int
    private let conduit: Conduit<Output, Failure>

    init(count: Int, _ conduit: Conduit<Output, Failure>) {
        self.count = count
        self.conduit = conduit
    }

    func receive(_ end: Subscribers.Completion<Failure>) {
        count -= 1
        if case .failure = end { return conduit.finish(end) }
        if count == 0 { conduit.finish(.finished) }
    }
}
