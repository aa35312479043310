import FramewrightModels

/// The initial state of the rank screen: the entries, the sorting, and the number of rows scrolled away.
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
