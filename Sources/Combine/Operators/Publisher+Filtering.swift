public import FramewrightViews

extension Publisher {
    /// Drops the values that do not satisfy a condition.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        operated { conduit, value in if isIncluded(value) { conduit.send(value) } }
    }

    /// Drops the values that do not satisfy a condition, and fails if it throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        trying { conduit, value in if try isIncluded(value) { conduit.send(value) } }
    }

    /// Drops values that equal their predecessor by a comparison.
    public func removeDuplicates(
        by isSame: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        operated { conduit in
            var last: Output?
            return (
                { value in
                    defer { last = value }
                    if let last, isSame(last, value) { return }
                    conduit.send(value)
                }, { conduit.finish($0) }
            )
        }
    }

    /// Delivers the first value and ends.
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    /// Delivers the first value that satisfies a condition and ends.
    public func first(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(isWanted).first()
    }

    /// Delivers the last value at the end.
    public func last() -> AnyPublisher<Output, Failure> {
        operated { conduit in
            var last: Output?
            return (
                { last = $0 },
                { end in
                    if case .finished = end, let last { conduit.send(last) }
                    conduit.finish(end)
                }
            )
        }
    }

    /// Delivers the last value that satisfies a condition at the end.
    public func last(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(isWanted).last()
    }

    /// Drops the first values.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        operated { conduit in
            var remaining = count
            return (
                { value in if remaining > 0 { remaining -= 1 } else { conduit.send(value) } }, { conduit.finish($0) }
            )
        }
    }

    /// Drops values until one does not satisfy a condition.
    public func drop(while isDropped: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        operated { conduit in
            var isDropping = true
            return (
                { value in
                    isDropping = isDropping && isDropped(value)
                    if !isDropping { conduit.send(value) }
                }, { conduit.finish($0) }
            )
        }
    }

    /// Delivers at most a number of values and ends.
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        operated { conduit in
            var remaining = maxLength
            if remaining <= 0 { conduit.finish(.finished) }
            return (
                { value in
                    remaining -= 1
                    if remaining >= 0 { conduit.send(value) }
                    if remaining <= 0 { conduit.finish(.finished) }
                }, { conduit.finish($0) }
            )
        }
    }

    /// Delivers values while they satisfy a condition, and ends.
    public func prefix(while isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        operated { conduit, value in if isIncluded(value) { conduit.send(value) } else { conduit.finish(.finished) } }
    }

    /// Delivers values until another publisher delivers one.
    public func prefix<P: Publisher>(untilOutputFrom other: P) -> AnyPublisher<Output, Failure> {
        operated(also: other) { conduit in
            conduit.follow(other, { _ in conduit.finish(.finished) }, end: { _ in })
            return ({ conduit.send($0) }, { conduit.finish($0) })
        }
    }

    /// Delivers no values, only the end.
    public func ignoreOutput() -> AnyPublisher<Never, Failure> {
        operated { conduit in ({ _ in }, { conduit.finish($0) }) }
    }
}

extension Publisher where Output: Equatable {
    /// Drops values that equal their predecessor.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }

    /// Delivers whether a value occurs.
    public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}

extension Publisher {
    /// Delivers whether a value satisfies a condition.
    public func contains(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        filter(isWanted).map { _ in true }.first().replaceEmpty(with: false)
    }

    /// Delivers whether all values satisfy a condition.
    public func allSatisfy(_ isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        contains { !isWanted($0) }.map { !$0 }
    }

    /// Delivers the accumulated value at the end.
    public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        scan(initial, next).last().replaceEmpty(with: initial)
    }

    /// Delivers all values at the end, as an array.
    public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

    /// Delivers values in arrays of a length; the last may be shorter.
    public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        operated { conduit in
            var group: [Output] = []
            return (
                { value in
                    group.append(value)
                    guard group.count >= count else { return }
                    defer { group = [] }
                    conduit.send(group)
                },
                { end in
                    if case .finished = end, !group.isEmpty { conduit.send(group) }
                    conduit.finish(end)
                }
            )
        }
    }

    /// Delivers the number of values at the end.
    public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

    /// Delivers a value if there is none until the end.
    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        operated { conduit in
            var isEmpty = true
            return (
                { value in
                    isEmpty = false
                    conduit.send(value)
                },
                { end in
                    if case .finished = end, isEmpty { conduit.send(output) }
                    conduit.finish(end)
                }
            )
        }
    }
}
