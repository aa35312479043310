import FramewrightModels
import Testing

struct RankingSortingTests {
    @Test(arguments: [
        (Ranking.Column.rank, Ranking.Order.ascending, ["1 bo 9", "2 Cy 5", "3 al 5", "4 Di 2"]),
        (.rank, .descending, ["4 Di 2", "3 al 5", "2 Cy 5", "1 bo 9"]),
        (.name, .ascending, ["3 al 5", "1 bo 9", "2 Cy 5", "4 Di 2"]),
        (.name, .descending, ["4 Di 2", "2 Cy 5", "1 bo 9", "3 al 5"]),
        (.score, .ascending, ["4 Di 2", "2 Cy 5", "3 al 5", "1 bo 9"]),
        (.score, .descending, ["1 bo 9", "2 Cy 5", "3 al 5", "4 Di 2"]),
    ])
    func `rows sort by any column in both orders and keep their rank numbers`(
        column: Ranking.Column, order: Ranking.Order, expected: [String]
    ) throws {
        let ranking = try ranking(("al", 5), ("bo", 9), ("Cy", 5), ("Di", 2))
        #expect(lines(ranking.entries(by: column, order)) == expected)
    }

    @Test func `a header tapped twice restores the order`() {
        #expect(Ranking.Order.ascending.toggled == .descending && Ranking.Order.descending.toggled == .ascending)
    }

    @Test func `an empty ranking sorts to an empty list`() {
        #expect(Ranking().entries(by: .name, .descending).isEmpty)
    }
}
