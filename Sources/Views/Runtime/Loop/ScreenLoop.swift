import Synchronization

/// The time of a screen, the work that waits for it, and what the screen has done besides drawing.
///
/// Time is virtual, in seconds since the screen was created. Timers, publishers with delays and, in the process of a
/// preview, tasks and dispatch queues wait for it. Work for the same time runs in the order in which it was scheduled,
/// on the main actor.
package final class ScreenLoop: Sendable {
    /// Runs work that the system's main queue holds, and returns false if there was none. Set by the process of a
    /// preview, which owns its main thread.
    @MainActor package static var drainMainQueue: (@MainActor () -> Bool)?

    /// Called with the new time when a screen's time advances. Set by the process of a preview, whose clock follows.
    @MainActor package static var onAdvance: (@MainActor (Double) -> Void)?

    /// The number of pieces of work that may run at one time before the rest is put off.
    package static let limit = 10_000

    private static let latest = Mutex(ScreenLoop())

    /// The loop of the screen that was updated last, which new work belongs to.
    package static var current: ScreenLoop {
        get { latest.withLock(\.self) }
        set { latest.withLock { $0 = newValue } }
    }

    /// Scheduled work. Sendable, because it is only called on the main actor.
    private struct Work: @unchecked Sendable {
        let time: Double
        let id: Int
        let run: () -> Void
    }

    private struct Contents: Sendable {
        var now = 0.0
        /// In the order of time.
        var waiting: [Work] = []
        var scheduled = 0
        /// The time at which more than `limit` pieces of work were ready.
        var exhausted = -Double.infinity
        var actions: [RecordedAction] = []
        var remarks: [String] = []
    }

    private let contents = Mutex(Contents())

    /// Creates a loop at time 0.
    package init() {}

    /// The current time.
    package var now: Double { contents.withLock(\.now) }

    /// The time of the next work; infinity if none is scheduled.
    package var next: Double {
        contents.withLock { $0.exhausted == $0.now ? .infinity : $0.waiting.first?.time ?? .infinity }
    }

    /// The actions that were requested, in order.
    package var actions: [RecordedAction] { contents.withLock(\.actions) }

    /// Findings about the screen's work, in order and without duplicates.
    package var remarks: [String] { contents.withLock(\.remarks) }

    /// Schedules work.
    ///
    /// - Parameter seconds: The delay; not finite or negative ones count as 0.
    /// - Returns: The number by which `cancel` finds the work.
    @discardableResult
    package func schedule(after seconds: Double = 0, _ run: @escaping () -> Void) -> Int {
        let work = SendableWork(run: run)
        return contents.withLock { contents in
            contents.scheduled += 1
            let time = contents.now + (seconds.isFinite ? max(0, seconds) : 0)
            let place = contents.waiting.firstIndex { $0.time > time } ?? contents.waiting.count
            contents.waiting.insert(Work(time: time, id: contents.scheduled, run: work.run), at: place)
            return contents.scheduled
        }
    }

    private struct SendableWork: @unchecked Sendable {
        let run: () -> Void
    }

    /// Removes work that has not run.
    package func cancel(_ id: Int) { contents.withLock { $0.waiting.removeAll { $0.id == id } } }

    /// Removes all work.
    package func cancelAll() { contents.withLock { $0.waiting = [] } }

    /// Records an action that draws nothing.
    package func record(_ action: RecordedAction) { contents.withLock { $0.actions.append(action) } }

    /// Adds a remark, unless it is already present.
    package func remark(_ text: String) {
        contents.withLock { if !$0.remarks.contains(text) { $0.remarks.append(text) } }
    }

    /// Advances the time. Work that becomes due waits for `runReady`.
    @MainActor package func advance(to time: Double) {
        contents.withLock { $0.now = max($0.now, time) }
        Self.onAdvance?(now)
    }

    /// Runs work until none is ready, at most `limit` pieces at one time.
    ///
    /// - Returns: Whether any work ran.
    @MainActor @discardableResult
    package func runReady() -> Bool {
        guard !contents.withLock({ $0.exhausted == $0.now }) else { return false }
        var count = 0
        while count < Self.limit {
            if let work = dequeue() { work.run() } else if Self.drainMainQueue?() != true { break }
            count += 1
        }
        if count == Self.limit {
            contents.withLock { $0.exhausted = $0.now }
            remark("asynchronous work at one moment goes on without end; it was stopped after \(count) steps")
        }
        return count > 0
    }

    private func dequeue() -> Work? {
        contents.withLock { contents in
            guard let first = contents.waiting.first, first.time <= contents.now else { return nil }
            return contents.waiting.removeFirst()
        }
    }
}
