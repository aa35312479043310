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
