import Synchronization

/// Counts the present, the largest and the total number of something, from any thread.
final class Counts: Sendable {
    private let state = Mutex((now: 0, most: 0, all: 0))

    /// Counts one more and returns the number so far.
    @discardableResult
    func begin() -> Int {
        state.withLock { state in
            state.now += 1
            state.all += 1
            state.most = max(state.most, state.now)
            return state.all
        }
    }

    func end() { state.withLock { $0.now -= 1 } }

    var result: (most: Int, all: Int) { state.withLock { ($0.most, $0.all) } }
}
