public import FramewrightViews

extension Publishers {
    /// A publisher of the values of two publishers.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        /// A value of any of them.
        public typealias Output = A.Output
        /// The first failure of one of them.
        public typealias Failure = A.Failure

        private let joined: AnyPublisher<Output, Failure>

        /// Creates a publisher.
        public init(_ a: A, _ b: B) { joined = a.merge(with: b) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            joined.receive(subscriber: subscriber)
        }
    }

    /// A publisher of the values of three publishers.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Output == B.Output, A.Output == C.Output {
        /// A value of any of them.
        public typealias Output = A.Output
        /// The first failure of one of them.
        public typealias Failure = A.Failure

        private let joined: AnyPublisher<Output, Failure>

        /// Creates a publisher.
        public init(_ a: A, _ b: B, _ c: C) { joined = a.merge(with: b, c) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            joined.receive(subscriber: subscriber)
        }
    }

    /// A publisher of the latest values of two publishers.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// The values together.
        public typealias Output = (A.Output, B.Output)
        /// The first failure of one of them.
        public typealias Failure = A.Failure

        private let joined: AnyPublisher<Output, Failure>

        /// Creates a publisher.
        public init(_ a: A, _ b: B) { joined = a.combineLatest(b) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            joined.receive(subscriber: subscriber)
        }
    }

    /// A publisher of the latest values of three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure {
        /// The values together.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The first failure of one of them.
        public typealias Failure = A.Failure

        private let joined: AnyPublisher<Output, Failure>

        /// Creates a publisher.
        public init(_ a: A, _ b: B, _ c: C) { joined = a.combineLatest(b, c) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            joined.receive(subscriber: subscriber)
        }
    }

    /// A publisher of the latest values of four publishers.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        /// The values together.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The first failure of one of them.
        public typealias Failure = A.Failure

        private let joined: AnyPublisher<Output, Failure>

        /// Creates a publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { joined = a.combineLatest(b, c, d) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            joined.receive(subscriber: subscriber)
        }
    }

    /// A publisher of pairs of the values of two publishers.
    public struct Zip<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// The values together.
        public typealias Output = (A.Output, B.Output)
        /// The first failure of one of them.
        public typealias Failure = A.Failure

        private let joined: AnyPublisher<Output, Failure>

        /// Creates a publisher.
        public init(_ a: A, _ b: B) { joined = a.zip(b) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            joined.receive(subscriber: subscriber)
        }
    }

    /// A publisher of triples of the values of three publishers.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure {
        /// The values together.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The first failure of one of them.
        public typealias Failure = A.Failure

        private let joined: AnyPublisher<Output, Failure>

        /// Creates a publisher.
        public init(_ a: A, _ b: B, _ c: C) { joined = a.zip(b, c) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            joined.receive(subscriber: subscriber)
        }
    }
}
