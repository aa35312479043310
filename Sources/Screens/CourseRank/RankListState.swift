import FramewrightModels

/// What the rank screen is found with: the entries, the column they are sorted by, and how far down the list it is.
struct RankListState: Sendable {
    var ranking: Ranking
    var column = Ranking.Column.rank
    var order = Ranking.Order.ascending
    var scrolledRows = 0

    /// The app with the list on top.
    var app: CourseApp {
        CourseApp(found: .rank(RankSorting(column: column, order: order), over: nil), ranking: ranking, seed: 2048)
    }
}
