/// The changes of state since the last frame, in order and grouped by transaction. Groups with different transactions
/// are shown one after the other, so that each is animated in its own way.
@MainActor
struct PendingTransactions {
    /// The changes made with one transaction.
    fileprivate struct Entry {
        var transaction: Transaction
        /// Closures that exchange a state's current and previous value, by the state's identity. Empty for the first
        /// entry, which is never undone.
        var swaps: [ObjectIdentifier: () -> Void] = [:]
        var order: [ObjectIdentifier] = []
    }

    /// The maximum number of entries; later changes are merged into the last one.
    private static let longest = 128

    private var entries: [Entry] = []
    /// The changes shown by the current frame.
    private var shown: Entry?
    private var undone: [Entry] = []
    /// The transaction of the current frame.
    private(set) var transaction = Transaction()
    /// Whether the current frame shows a change of state, rather than only a change of the screen's environment.
    private(set) var hasChanges = false

    /// Records that a state is about to change. `keep` captures the old value.
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

    /// Adds the change of a model to the first entry, because the model's old values are unavailable.
    mutating func join(_ transaction: Transaction) {
        if entries.isEmpty { return entries = [Entry(transaction: transaction)] }
        entries[0].transaction.join(transaction)
    }

    /// Begins a frame that shows the first entry, and undoes the later ones until the frame ends.
    ///
    /// - Returns: True if there are no later entries.
    mutating func begin() -> Bool {
        shown = entries.first
        transaction = shown?.transaction ?? Transaction()
        hasChanges = shown != nil
        undone = Array(entries.dropFirst())
        entries = []
        for entry in undone.reversed() { entry.exchange() }
        return undone.isEmpty
    }

    /// Ends the frame and restores the undone changes. If the frame failed, its changes are shown with the next one.
    mutating func end(isShown: Bool) {
        for entry in undone { entry.exchange() }
        let rest = isShown ? undone : [shown].compactMap(\.self) + undone
        (shown, undone) = (nil, [])
        transaction = Transaction()
        guard let next = rest.first else { return }
        // Changes made while the frame was built come last.
        entries = [Entry(transaction: next.transaction)] + rest.dropFirst() + entries
    }
}

extension PendingTransactions.Entry {
    fileprivate func exchange() { for id in order { swaps[id]?() } }
}
