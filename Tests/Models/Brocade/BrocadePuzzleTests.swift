import FramewrightModels
import Testing

struct BrocadePuzzleTests {
    @Test func `small has 2x6, normal 3x9 and big 4x12 cells per half, at one height`() {
        #expect(
            BrocadeSize.allCases.map { [$0.columns, $0.rows, $0.pieceCount] } == [
                [2, 6, 12], [3, 9, 27], [4, 12, 48],
            ])
        #expect(BrocadeSize.allCases.map { $0.cellSide(canvasWidth: 375) } == [93.75, 62.5, 46.875])
        #expect(BrocadeSize.allCases.allSatisfy { Double($0.rows) * $0.cellSide(canvasWidth: 375) == 562.5 })
    }

    @Test(arguments: BrocadeSize.allCases)
    func `pieces are shuffled so that none is at its own position`(size: BrocadeSize) {
        for seed in 0..<200 as Range<UInt64> {
            let items = BrocadePuzzle(size: size, seed: seed).bar.items
            #expect(items.sorted() == Array(0..<size.pieceCount) && !items.indices.contains { items[$0] == $0 })
        }
        #expect(BrocadePuzzle(size: size, seed: 1) == BrocadePuzzle(size: size, seed: 1))
        #expect(BrocadePuzzle(size: size, seed: 1) != BrocadePuzzle(size: size, seed: 2))
    }

    @Test(arguments: BrocadeSize.allCases)
    func `a piece snaps to the cell that contains its centre`(size: BrocadeSize) {
        let puzzle = BrocadePuzzle(size: size, seed: 1)
        for cell in 0..<size.pieceCount {
            let center = puzzle.center(ofCell: cell)
            for (x, y) in [(0.0, 0.0), (0.49, -0.49), (-0.49, 0.49)] {
                var dropped = puzzle
                let result = dropped.drop(fromBar: 0, at: BrocadePoint(x: center.x + x, y: center.y + y))
                #expect(result == .placed(cell: cell) && dropped.cells[cell] == puzzle.bar.items[0])
            }
        }
    }

    /// The nearest cell by the distances to all centres.
    @Test(arguments: BrocadeSize.allCases)
    func `the nearest cell is the one with the nearest centre`(size: BrocadeSize) {
        let puzzle = BrocadePuzzle(size: size, seed: 1)
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<2000 {
            let point = BrocadePoint(x: generator.nextUnit() * 12 - 3, y: generator.nextUnit() * 20 - 3)
            let nearest = (0..<size.pieceCount).min { distance(puzzle, $0, point) < distance(puzzle, $1, point) }
            #expect(puzzle.nearestCell(to: point) == nearest)
        }
    }

    @Test func `a placed piece leaves the bar, and the others close up`() {
        var puzzle = BrocadePuzzle(size: .small, seed: 1)
        let items = puzzle.bar.items
        puzzle.drop(fromBar: 3, at: puzzle.center(ofCell: 0))
        #expect(puzzle.bar.items == items.enumerated().filter { $0.offset != 3 }.map(\.element))
    }

    @Test func `a piece dropped on an occupied cell returns to its position in the bar`() {
        var puzzle = BrocadePuzzle(size: .small, seed: 1)
        puzzle.drop(fromBar: 0, at: puzzle.center(ofCell: 5))
        let before = puzzle
        #expect(puzzle.drop(fromBar: 2, at: puzzle.center(ofCell: 5)) == .returned && puzzle == before)
    }

    @Test(
        arguments: [
            (-0.51, 1), (2.51, 1), (1, -0.51), (1, 6.51), (.nan, 1), (1, .nan), (.infinity, 1), (1, -.infinity),
            (1e30, 1e30),
        ] as [(Double, Double)])
    func `a piece from the bar dropped outside the left half returns`(x: Double, y: Double) {
        var puzzle = BrocadePuzzle(size: .small, seed: 1)
        let before = puzzle
        #expect(puzzle.drop(fromBar: 0, at: BrocadePoint(x: x, y: y)) == .returned && puzzle == before)
    }

    @Test func `a moved piece frees its cell`() {
        var puzzle = BrocadePuzzle(size: .small, seed: 1)
        puzzle.drop(fromBar: 0, at: puzzle.center(ofCell: 5))
        let piece = puzzle.cells[5]
        #expect(puzzle.drop(fromCell: 5, at: puzzle.center(ofCell: 8)) == .placed(cell: 8))
        #expect(puzzle.cells[5] == nil && puzzle.cells[8] == piece)
    }

    @Test func `a piece dropped on an occupied cell, or its own, returns to its cell`() {
        var puzzle = BrocadePuzzle(size: .small, seed: 1)
        puzzle.drop(fromBar: 0, at: puzzle.center(ofCell: 5))
        puzzle.drop(fromBar: 0, at: puzzle.center(ofCell: 6))
        let before = puzzle
        for cell in [5, 6] { #expect(puzzle.drop(fromCell: 5, at: before.center(ofCell: cell)) == .returned) }
        #expect(puzzle.drop(fromCell: 0, at: before.center(ofCell: 1)) == .returned && puzzle == before)
    }

    @Test func `a piece dragged off the left half stops at its edge`() {
        var puzzle = BrocadePuzzle(size: .normal, seed: 1)
        puzzle.drop(fromBar: 0, at: puzzle.center(ofCell: 12))
        #expect(puzzle.drop(fromCell: 12, at: BrocadePoint(x: 1e30, y: -1e30)) == .placed(cell: 2))
        #expect(puzzle.drop(fromCell: 2, at: BrocadePoint(x: -.infinity, y: .infinity)) == .placed(cell: 24))
        #expect(puzzle.drop(fromCell: 24, at: BrocadePoint(x: .nan, y: 0)) == .returned)
    }

    @Test func `a long press moves a piece to the end of the bar`() {
        var puzzle = BrocadePuzzle(size: .small, seed: 1)
        let items = puzzle.bar.items
        puzzle.drop(fromBar: 0, at: puzzle.center(ofCell: 5))
        #expect(puzzle.remove(fromCell: 5) && puzzle.bar.items == Array(items[1...]) + [items[0]])
        #expect(!puzzle.remove(fromCell: 5) && puzzle.cells.allSatisfy { $0 == nil })
    }

    @Test(arguments: BrocadeSize.allCases)
    func `all three sizes are won with every piece in its own cell, and then fixed`(size: BrocadeSize) {
        var puzzle = BrocadePuzzle(size: size, seed: 1)
        while let piece = puzzle.bar.items.first {
            #expect(!puzzle.isWon)
            puzzle.drop(fromBar: 0, at: puzzle.center(ofCell: piece))
        }
        let won = puzzle
        #expect(puzzle.isWon && !puzzle.remove(fromCell: 0) && puzzle == won)
        #expect(puzzle.drop(fromCell: 0, at: puzzle.center(ofCell: 1)) == .returned)
    }

    @Test func `a full brocade with two pieces swapped is not won`() throws {
        let cells = [1, 0] + Array(2..<12)
        #expect(try !BrocadePuzzle(size: .small, cells: cells, bar: []).isWon)
        #expect(try BrocadePuzzle(size: .small, cells: Array(0..<12), bar: []).isWon)
    }

    @Test(
        arguments: [
            ([], Array(0..<12), "0 cells where 12 are needed"),
            (Array(repeating: nil, count: 12), Array(0..<11), "piece 11 missing"),
            (Array(repeating: nil, count: 12), Array(0..<13), "a piece of number 12"),
            ([-1] + Array(repeating: nil, count: 11), Array(0..<12), "a piece of number -1"),
            ([3] + Array(repeating: nil, count: 11), Array(0..<12), "piece 3 twice"),
        ] as [([Int?], [Int], String)])
    func `a brocade must contain each piece once`(cells: [Int?], bar: [Int], message: String) {
        #expect(throws: ModelError.pieces(message)) { try BrocadePuzzle(size: .small, cells: cells, bar: bar) }
    }
}

private func distance(_ puzzle: BrocadePuzzle, _ cell: Int, _ point: BrocadePoint) -> Double {
    let center = puzzle.center(ofCell: cell)
    return (center.x - point.x) * (center.x - point.x) + (center.y - point.y) * (center.y - point.y)
}
