extension Ranking {
    /// A column to sort by.
    public enum Column: Hashable, Sendable, CaseIterable {
        case rank, name, score
    }

    /// The direction of a column's arrow.
    public enum Order: Hashable, Sendable, CaseIterable {
        case ascending, descending

        /// The opposite direction, for the next tap on the same header.
        public var toggled: Order { self == .ascending ? .descending : .ascending }
    }

    /// Returns the rows sorted by one column, with their rank numbers. Equal scores stay in the order of their ranks in
    /// both directions.
    ///
    /// For the order of names see `Nickname`.
    public func entries(by column: Column, _ order: Order) -> [Entry] {
        entries.sorted { left, right in
            let (first, second) = order == .ascending ? (left, right) : (right, left)
            return switch column {
            case .rank: first.rank < second.rank
            case .name: first.name < second.name
            case .score: first.score == second.score ? left.rank < right.rank : first.score < second.score
            }
        }
    }
}
