internal import Dispatch
internal import FramewrightDocuments
internal import Synchronization

extension Array where Element: Sendable {
    /// Returns the results of `transform` for all elements, in order, computed on up to `jobs` threads.
    package func concurrentMap<Result: Sendable>(
        jobs: Int, _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        let next = Atomic(0)
        let results = Mutex([Result?](repeating: nil, count: count))
        let threads = ProcessMemory.threadCount(atMost: Swift.max(1, Swift.min(jobs, count)))
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                let result = transform(self[index])
                results.withLock { $0[index] = result }
            }
        }
        return results.withLock { $0.compactMap(\.self) }
    }
}
