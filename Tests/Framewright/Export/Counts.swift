import Synchronization

/// How many of something there are at once, counted from any thread.
final class Counts: Sendable {
    private let state = Mutex((now: 0, most: 0, all: 0))

    /// How many there were by then.
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
