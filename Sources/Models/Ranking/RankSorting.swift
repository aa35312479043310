/// How the rank screen is sorted: one column with an arrow, and for each header the way its next tap sorts.
///
/// Every header remembers its own direction, as the course report's app does.
public struct RankSorting: Hashable, Sendable {
    /// The column with the arrow.
    public private(set) var column: Ranking.Column
    /// The direction of the arrow.
    public private(set) var order: Ranking.Order

    private var nextRank = Ranking.Order.descending
    private var nextName = Ranking.Order.ascending
    private var nextScore = Ranking.Order.descending

    /// By rank, best first, as the screen opens; or as it is found. The first taps sort ranks and scores descending and
    /// names ascending, except that a tap on the given column turns it round.
    public init(column: Ranking.Column = .rank, order: Ranking.Order = .ascending) {
        self.column = column
        self.order = order
        self[next: column] = order.toggled
    }

    /// Sorts by a header's column, the other way at each tap.
    public mutating func tap(_ header: Ranking.Column) {
        column = header
        order = self[next: header]
        self[next: header] = order.toggled
    }

    private subscript(next column: Ranking.Column) -> Ranking.Order {
        get {
            switch column {
            case .rank: nextRank
            case .name: nextName
            case .score: nextScore
            }
        }
        set {
            switch column {
            case .rank: nextRank = newValue
            case .name: nextName = newValue
            case .score: nextScore = newValue
            }
        }
    }
}

extension Ranking {
    /// The rows as sorted.
    public func entries(by sorting: RankSorting) -> [Entry] { entries(by: sorting.column, sorting.order) }
}
