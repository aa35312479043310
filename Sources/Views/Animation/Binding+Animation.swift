extension Binding {
    /// Returns a binding whose writes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding {
        transaction(Transaction(animation: animation))
    }

    /// Returns a binding whose writes are made with a transaction.
    public func transaction(_ transaction: Transaction) -> Binding {
        Binding(
            get: { wrappedValue },
            set: { value in withTransaction(transaction) { wrappedValue = value } })
    }
}
