import FramewrightViews

/// The subscription of an operator: passes values to its subscriber, and cancels its upstream publishers.
final class Conduit<Output, Failure: Error>: Subscription {
    private var downstream: AnySubscriber<Output, Failure>?
    private var upstreams: [AnyCancellable] = []
    /// Called once, when the subscription is cancelled or has ended.
    var onEnd: (() -> Void)?

    init(_ downstream: AnySubscriber<Output, Failure>) { self.downstream = downstream }

    /// Whether no more values can be sent.
    var isDone: Bool { downstream == nil }

    func request(_ demand: Subscribers.Demand) {}

    func send(_ value: Output) { _ = downstream?.receive(value) }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        guard let downstream else { return }
        cancel()
        downstream.receive(completion: completion)
    }

    func cancel() {
        downstream = nil
        let (ended, upstreams) = (onEnd, upstreams)
        (onEnd, self.upstreams) = (nil, [])
        for upstream in upstreams { upstream.cancel() }
        ended?()
    }

    /// Subscribes to a publisher until this subscription ends.
    ///
    /// - Returns: The subscription, to end it earlier.
    @discardableResult
    func follow<P: Publisher>(
        _ publisher: P, _ receiveValue: @escaping (P.Output) -> Void,
        end receiveEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<P.Output, P.Failure>(receiveCompletion: receiveEnd, receiveValue: receiveValue)
        let upstream = AnyCancellable(sink)
        guard !isDone else { return upstream }
        upstreams.append(upstream)
        publisher.receive(subscriber: sink)
        return upstream
    }
}

extension Publisher {
    /// Returns a publisher that handles the values and the end of this one anew for every subscriber.
    func operated<T, E: Error>(
        also other: Any? = nil,
        _ make:
            @escaping (Conduit<T, E>) -> (
                value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
            )
    ) -> AnyPublisher<T, E> {
        .made(from: other.map { [self, $0] as [Any] } ?? self) { conduit in
            let (value, end) = make(conduit)
            conduit.follow(self, value, end: end)
        }
    }

    /// Returns a publisher that handles each value, and ends as this one does.
    func operated<T>(
        _ handle: @escaping (Conduit<T, Failure>, Output) -> Void
    ) -> AnyPublisher<T, Failure> {
        operated { conduit in ({ handle(conduit, $0) }, { conduit.finish($0) }) }
    }
}

extension AnyPublisher {
    /// Returns a publisher that starts its work for every subscriber.
    static func made(from source: Any, _ start: @escaping (Conduit<Output, Failure>) -> Void) -> AnyPublisher {
        AnyPublisher(from: source) { downstream in
            let conduit = Conduit(downstream)
            downstream.receive(subscription: conduit)
            if !conduit.isDone { start(conduit) }
        }
    }
}
