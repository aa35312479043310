extension Ranking {
    /// What a row can be ordered by.
    public enum Column: Hashable, Sendable, CaseIterable {
        case rank, name, score
    }

    /// The direction of a column's arrow.
    public enum Order: Hashable, Sendable, CaseIterable {
        case ascending, descending

        /// What the next tap on the same header gives.
        public var toggled: Order { self == .ascending ? .descending : .ascending }
    }

    /// The rows by one column; each keeps its rank number. Equal scores stay in the order of their ranks either way.
    ///
    /// How names compare is said at `Nickname`.
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
