import FramewrightModels
import Testing

struct PiecesBarTests {
    @Test(arguments: [(BrocadeSize.small, 3), (.normal, 6), (.big, 10)])
    func `a bar shows five pieces per page`(size: BrocadeSize, pages: Int) {
        var puzzle = BrocadePuzzle(size: size, seed: 1)
        var seen: [Int] = []
        #expect(puzzle.bar.pageCount == pages && puzzle.bar.page == 0)
        for page in 0..<pages {
            puzzle.turnBar(page: page)
            #expect(puzzle.bar.visibleItems.count <= 5)
            seen += puzzle.bar.visibleItems
        }
        #expect(seen == puzzle.bar.items)
    }

    @Test(arguments: [(-1, 0), (Int.min, 0), (2, 2), (3, 2), (Int.max, 2)])
    func `a page beyond the ends is clamped`(page: Int, shown: Int) {
        var puzzle = BrocadePuzzle(size: .small, seed: 1)
        puzzle.turnBar(page: page)
        #expect(puzzle.bar.page == shown)
    }

    @Test(
        arguments: [
            (0, 0), (2.4, 0), (2.5, 1), (7.4, 1), (7.5, 2), (100, 2), (-9, 0), (.infinity, 2), (-.infinity, 0),
        ] as [(Double, Int)])
    func `a scroll ends at the nearest page`(offset: Double, page: Int) {
        var puzzle = BrocadePuzzle(size: .small, seed: 1)
        puzzle.settleBar(atItem: offset)
        #expect(puzzle.bar.page == page)
        puzzle.settleBar(atItem: .nan)
        #expect(puzzle.bar.page == page)
    }

    @Test func `the current page goes back when its last piece leaves`() {
        var puzzle = BrocadePuzzle(size: .small, seed: 1)
        puzzle.turnBar(page: 2)
        for cell in 0..<2 { puzzle.drop(fromBar: 10, at: puzzle.center(ofCell: cell)) }
        #expect(puzzle.bar.page == 1 && puzzle.bar.pageCount == 2)
        while !puzzle.bar.items.isEmpty {
            puzzle.drop(fromBar: 0, at: puzzle.center(ofCell: 12 - puzzle.bar.items.count))
        }
        #expect(puzzle.bar.page == 0 && puzzle.bar.pageCount == 1 && puzzle.bar.visibleItems.isEmpty)
    }
}
