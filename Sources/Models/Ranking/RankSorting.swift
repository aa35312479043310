/// The sorting of the rank screen: the column with the arrow, and for each header the direction of its next tap.
///
/// Every header remembers its own direction, as in the course report's app.
public struct RankSorting: Hashable, Sendable {
    /// The column with the arrow.
    public private(set) var column: Ranking.Column
    /// The direction of the arrow.
    public private(set) var order: Ranking.Order

    private var nextRank = Ranking.Order.descending
    private var nextName = Ranking.Order.ascending
    private var nextScore = Ranking.Order.descending

    /// Creates a sorting, by default by rank with the best first, as the screen opens. The first taps sort ranks and
    /// scores descending and names ascending, but a tap on the given column reverses it.
    public init(column: Ranking.Column = .rank, order: Ranking.Order = .ascending) {
        self.column = column
        self.order = order
        self[next: column] = order.toggled
    }

    /// Sorts by a header's column, in alternating directions.
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
    /// Returns the rows in sorted order.
    public func entries(by sorting: RankSorting) -> [Entry] { entries(by: sorting.column, sorting.order) }
}
