/// Changes of state since the last frame, in the order they were made and with what: those made with another transaction
/// are shown one after the other, so that each moves in its own way.
@MainActor
struct PendingTransactions {
    /// Changes made with one transaction.
    fileprivate struct Entry {
        var transaction: Transaction
        /// Exchange a value with the one before, by the state's identity; none for the first entry, which is never undone.
        var swaps: [ObjectIdentifier: () -> Void] = [:]
        var order: [ObjectIdentifier] = []
    }

    /// More than these are shown as one.
    private static let longest = 32

    private var entries: [Entry] = []
    /// What the frame that is being made shows.
    private var shown: Entry?
    private var undone: [Entry] = []
    /// What the frame that is being made is made with.
    private(set) var transaction = Transaction()
    /// Whether that frame shows a change of state, and not of the screen around.
    private(set) var hasChanges = false

    /// A state is about to change; `keep` takes its value down.
    mutating func note<Box: AnyObject>(_ box: Box, _ keep: (Box) -> () -> Void) {
        let transaction = Transaction.current
        for completion in transaction.completions { completion.take() }
        guard let last = entries.last else { return entries.append(Entry(transaction: transaction)) }
        if !last.transaction.isSame(as: transaction), entries.count < Self.longest {
            entries.append(Entry(transaction: transaction))
        } else {
            entries[entries.count - 1].transaction.join(transaction.completions)
        }
        guard entries.count > 1 else { return }
        let (index, id) = (entries.count - 1, ObjectIdentifier(box))
        guard entries[index].swaps[id] == nil else { return }
        entries[index].swaps[id] = keep(box)
        entries[index].order.append(id)
    }

    /// A model has changed: its old values are not known, so it comes with the first changes.
    mutating func join(_ transaction: Transaction) {
        if entries.isEmpty { return entries = [Entry(transaction: transaction)] }
        entries[0].transaction.join(transaction)
    }

    /// A frame is made of the first changes; later ones are undone for as long.
    ///
    /// - Returns: whether there are no later ones.
    mutating func begin() -> Bool {
        shown = entries.first
        transaction = shown?.transaction ?? Transaction()
        hasChanges = shown != nil
        undone = Array(entries.dropFirst())
        entries = []
        for entry in undone.reversed() { entry.exchange() }
        return undone.isEmpty
    }

    /// The frame is made. The changes of one that failed are shown with the next.
    mutating func end(isShown: Bool) {
        for entry in undone { entry.exchange() }
        let rest = isShown ? undone : [shown].compactMap(\.self) + undone
        (shown, undone) = (nil, [])
        transaction = Transaction()
        guard let next = rest.first else { return }
        // What the frame itself has changed comes last.
        entries = [Entry(transaction: next.transaction)] + rest.dropFirst() + entries
    }
}

extension PendingTransactions.Entry {
    fileprivate func exchange() { for id in order { swaps[id]?() } }
}

/// What is to be done at moments to come.
@MainActor
struct Timers {
    private var waiting: [(time: Double, action: @MainActor () -> Void)] = []

    /// Infinity where nothing waits.
    var next: Double { waiting.first?.time ?? .infinity }

    var isEmpty: Bool { waiting.isEmpty }

    /// Of one moment what was told first comes first.
    mutating func add(at time: Double, _ action: @escaping @MainActor () -> Void) {
        guard time < .infinity else { return }
        let place = waiting.firstIndex { $0.time > time } ?? waiting.count
        waiting.insert((time, action), at: place)
    }

    /// Takes out what is due.
    mutating func due(at time: Double) -> [@MainActor () -> Void] {
        let count = waiting.firstIndex { $0.time > time } ?? waiting.count
        defer { waiting.removeFirst(count) }
        return waiting.prefix(count).map(\.action)
    }
}
