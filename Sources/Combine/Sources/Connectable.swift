public import FramewrightViews

/// A publisher that delivers values only after `connect()`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to deliver values, until the result is cancelled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Returns a publisher that connects when it gets its first subscriber.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// A publisher that connects to its upstream while it has subscribers.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, ReplaceablePublisher {
        /// The upstream's value.
        public typealias Output = Upstream.Output
        /// The upstream's failure.
        public typealias Failure = Upstream.Failure

        /// The upstream.
        public let upstream: Upstream
        private var count = 0
        private var connection: (any Cancellable)?

        init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber, and connects if it is the first.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher<Output, Failure>.made(from: upstream) { [self] conduit in
                count += 1
                conduit.onEnd = { [self] in leave() }
                conduit.follow(upstream, { conduit.send($0) }, end: { conduit.finish($0) })
                if connection == nil { connection = upstream.connect() }
            }
            .receive(subscriber: subscriber)
        }

        private func leave() {
            count -= 1
            guard count == 0 else { return }
            connection?.cancel()
            connection = nil
        }

        package var parameters: AnyHashable { AnyHashable(PublisherSources.found(in: upstream)) }
    }

    /// A publisher that delivers its upstream's values to all subscribers, while it has any.
    public final class Share<Upstream: Publisher>: Publisher {
        /// The upstream's value.
        public typealias Output = Upstream.Output
        /// The upstream's failure.
        public typealias Failure = Upstream.Failure

        /// The upstream.
        public let upstream: Upstream
        private var subject = PassthroughSubject<Output, Failure>()
        private var count = 0
        private var connection: AnyCancellable?

        init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber, and subscribes to the upstream if it is the first.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher<Output, Failure>.made(from: upstream) { [self] conduit in
                count += 1
                conduit.onEnd = { [self] in leave() }
                conduit.follow(subject, { conduit.send($0) }, end: { conduit.finish($0) })
                if connection == nil { connection = upstream.subscribe(subject) }
            }
            .receive(subscriber: subscriber)
        }

        private func leave() {
            count -= 1
            guard count == 0 else { return }
            connection?.cancel()
            (connection, subject) = (nil, PassthroughSubject())
        }
    }

    /// A publisher that delivers its upstream's values after `connect()`, through a subject.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        /// The upstream's value.
        public typealias Output = Upstream.Output
        /// The upstream's failure.
        public typealias Failure = Upstream.Failure

        /// The upstream.
        public let upstream: Upstream
        private let subject: SubjectType

        init(upstream: Upstream, subject: SubjectType) { (self.upstream, self.subject) = (upstream, subject) }

        /// Attaches a subscriber to the subject.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.receive(subscriber: subscriber)
        }

        /// Subscribes to the upstream.
        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }
}

extension Publisher {
    /// Delivers the values of one subscription to all subscribers.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

    /// Delivers the values of one subscription to all subscribers, through a subject.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure { Publishers.Multicast(upstream: self, subject: subject) }

    /// Delivers the values of one subscription to all subscribers, through the subject that a closure makes.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure { multicast(subject: createSubject()) }
}

extension Publisher where Failure == Never {
    /// Returns a publisher that delivers values after `connect()`.
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
        multicast(subject: PassthroughSubject())
    }
}
