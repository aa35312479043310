internal import Dispatch
internal import Synchronization

extension Array where Element: Sendable {
    /// Computes a result for each element on `jobs` threads, and passes each to `body` on the calling thread, in order,
    /// as soon as it and those before it are there.
    ///
    /// The number of threads may exceed that of processors, because most results wait for another process. If `body`
    /// throws, no further results are computed.
    func forEachResult<Result: Sendable, Failure: Error>(
        jobs: Int, of transform: @escaping @Sendable (Element) -> Result, _ body: (Result) throws(Failure) -> Void
    ) throws(Failure) {
        let work = OrderedWork<Result>(count: count)
        defer { work.cancel() }
        for number in 0..<Swift.min(jobs, count) {
            // A queue of its own has a thread of its own.
            DispatchQueue(label: "framewright.previews.\(number)").async {
                while let index = work.next() { work.finish(index, transform(self[index])) }
            }
        }
        for index in indices { try body(work.result(at: index)) }
    }
}

/// The results of work on several threads, taken in order by one.
private final class OrderedWork<Result: Sendable>: Sendable {
    private struct State {
        var next = 0
        var results: [Result?]
        var isCancelled = false
    }

    private let state: Mutex<State>
    private let finished = DispatchSemaphore(value: 0)

    init(count: Int) { state = Mutex(State(results: Array(repeating: nil, count: count))) }

    /// Returns the index of the next element to work on; nil if there is none.
    func next() -> Int? {
        state.withLock { state in
            guard !state.isCancelled, state.next < state.results.count else { return nil }
            state.next += 1
            return state.next - 1
        }
    }

    func finish(_ index: Int, _ result: Result) {
        state.withLock { $0.results[index] = result }
        finished.signal()
    }

    /// Waits for the result of an element.
    func result(at index: Int) -> Result {
        while true {
            if let result = state.withLock({ $0.results[index] }) { return result }
            finished.wait()
        }
    }

    func cancel() { state.withLock { $0.isCancelled = true } }
}
