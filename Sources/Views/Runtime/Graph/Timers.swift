/// Actions that are scheduled for later times.
@MainActor
struct Timers {
    private var waiting: [(time: Double, action: @MainActor () -> Void)] = []

    /// The time of the next action; infinity if there is none.
    var next: Double { waiting.first?.time ?? .infinity }

    /// Schedules an action. Actions for the same time run in the order in which they were added.
    mutating func add(at time: Double, _ action: @escaping @MainActor () -> Void) {
        guard time < .infinity else { return }
        let place = waiting.firstIndex { $0.time > time } ?? waiting.count
        waiting.insert((time, action), at: place)
    }

    /// Removes and returns the actions that are due.
    mutating func due(at time: Double) -> [@MainActor () -> Void] {
        let count = waiting.firstIndex { $0.time > time } ?? waiting.count
        defer { waiting.removeFirst(count) }
        return waiting.prefix(count).map(\.action)
    }
}
