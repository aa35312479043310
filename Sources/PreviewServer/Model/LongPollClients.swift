/// The long-poll clients that wait for the next change. Each is resumed once, by a change or by its timeout.
@MainActor
final class LongPollClients {
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var next = 0

    /// Returns at the next change, after the timeout in seconds, or when the task is cancelled.
    func wait(atMost seconds: Double) async {
        let number = next
        next += 1
        let timer = Task { [weak self] in
            try? await Task.sleep(for: .seconds(seconds))
            self?.wake(number)
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { continuation.resume() } else { waiting[number] = continuation }
            }
        } onCancel: {
            Task { @MainActor [weak self] in self?.wake(number) }
        }
        timer.cancel()
    }

    func wakeAll() {
        let all = waiting.values
        waiting = [:]
        for continuation in all { continuation.resume() }
    }

    var count: Int { waiting.count }

    private func wake(_ number: Int) { waiting.removeValue(forKey: number)?.resume() }
}
