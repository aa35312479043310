import FramewrightModels
import Testing

struct RankSortingTests {
    @Test func `a rank list opens by rank, best first`() {
        #expect(RankSorting().column == .rank && RankSorting().order == .ascending)
    }

    @Test(arguments: [
        (Ranking.Column.rank, Ranking.Order.descending), (.name, .ascending), (.score, .descending),
    ])
    func `the first tap sorts ranks and scores descending and names ascending, further taps reverse`(
        header: Ranking.Column, first: Ranking.Order
    ) {
        var sorting = RankSorting()
        for expected in [first, first.toggled, first, first.toggled] {
            sorting.tap(header)
            #expect(sorting.column == header && sorting.order == expected)
        }
    }

    @Test func `every header keeps its own direction`() {
        var sorting = RankSorting()
        for header in [Ranking.Column.name, .rank, .score, .name] { sorting.tap(header) }
        #expect(sorting.column == .name && sorting.order == .descending)
        sorting.tap(.rank)
        #expect(sorting.order == .ascending)
    }

    @Test func `a tap on the column of a restored sorting reverses it`() {
        var sorting = RankSorting(column: .name, order: .ascending)
        sorting.tap(.name)
        #expect(sorting == RankSorting(column: .name, order: .descending))
    }

    @Test func `rows follow the sorting`() throws {
        var sorting = RankSorting()
        sorting.tap(.name)
        #expect(try lines(ranking(("b", 2), ("a", 1)).entries(by: sorting)) == ["2 a 1", "1 b 2"])
    }
}
