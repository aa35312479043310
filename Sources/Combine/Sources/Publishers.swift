public import FramewrightViews

/// The namespace of publishers.
public enum Publishers {
    /// A publisher of the elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// An element.
        public typealias Output = Elements.Element

        /// The sequence.
        public let sequence: Elements

        /// Creates a publisher.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Delivers all elements and ends.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let elements = sequence
            AnyPublisher<Output, Failure>.made(from: self) { conduit in
                for element in elements where !conduit.isDone { conduit.send(element) }
                conduit.finish(.finished)
            }
            .receive(subscriber: subscriber)
        }
    }

    /// A publisher of the values of several publishers of one type.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// A value of any of them.
        public typealias Output = Upstream.Output
        /// The first failure of one of them.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Creates a publisher.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Creates a publisher.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Attaches a subscriber to all of them.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let publishers = publishers
            AnyPublisher<Output, Failure>.made(from: publishers) { conduit in
                if publishers.isEmpty { conduit.finish(.finished) }
                let end = Ending(count: publishers.count, conduit)
                for publisher in publishers {
                    conduit.follow(publisher, { conduit.send($0) }, end: { end.receive($0) })
                }
            }
            .receive(subscriber: subscriber)
        }
    }

    /// A publisher that joins others, which its initialisers name.
    public struct Joined<Output, Failure: Error>: Publisher {
        private let publisher: AnyPublisher<Output, Failure>

        fileprivate init(_ publisher: AnyPublisher<Output, Failure>) { self.publisher = publisher }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            publisher.receive(subscriber: subscriber)
        }
    }

    /// Returns a publisher of the values of two publishers.
    public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> Joined<A.Output, A.Failure>
    where A.Output == B.Output, A.Failure == B.Failure { Joined(a.merge(with: b)) }

    /// Returns a publisher of the values of three publishers.
    public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
        _ a: A, _ b: B, _ c: C
    ) -> Joined<A.Output, A.Failure>
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
        Joined(a.merge(with: b, c))
    }

    /// Returns a publisher of the latest values of two publishers.
    public static func CombineLatest<A: Publisher, B: Publisher>(
        _ a: A, _ b: B
    ) -> Joined<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { Joined(a.combineLatest(b)) }

    /// Returns a publisher of the latest values of three publishers.
    public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
        _ a: A, _ b: B, _ c: C
    ) -> Joined<(A.Output, B.Output, C.Output), A.Failure> where A.Failure == B.Failure, A.Failure == C.Failure {
        Joined(a.combineLatest(b, c))
    }

    /// Returns a publisher of the latest values of four publishers.
    public static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> Joined<(A.Output, B.Output, C.Output, D.Output), A.Failure>
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure { Joined(a.combineLatest(b, c, d)) }

    /// Returns a publisher of pairs of the values of two publishers.
    public static func Zip<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> Joined<(A.Output, B.Output), A.Failure>
    where A.Failure == B.Failure { Joined(a.zip(b)) }
}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// A publisher of the value, if there is one.
    public var publisher: Publishers.Sequence<[Wrapped], Never> {
        Publishers.Sequence(sequence: map { [$0] } ?? [])
    }
}
