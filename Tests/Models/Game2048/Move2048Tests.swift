import FramewrightModels
import Testing

struct Move2048Tests {
    private static let lines = PlacedLine.all(count: 4, choices: [0, 2, 4, 8, 16])

    @Test func `the three documented algorithms for a line agree`() {
        #expect(Self.lines.count == 625)
        for line in Self.lines {
            #expect(SlowLine.condensed(line) == SlowLine.pulled(line))
            #expect(SlowLine.condensed(line) == SlowLine.traversed(line))
        }
    }

    @Test(arguments: SwipeDirection.allCases, Rules2048.allCases)
    func `every line of four moves as documented, under every rule set`(
        direction: SwipeDirection, rules: Rules2048
    ) throws {
        for values in Self.lines {
            let line = PlacedLine(values: values, direction: direction)
            var game = try game(rules, line.board())
            let move = game.swipe(direction).move
            #expect(line.read(move?.settled ?? game.board) == SlowLine.condensed(values))
            #expect((move == nil) == (SlowLine.condensed(values) == values))
        }
    }

    @Test(arguments: [3, 5, 6])
    func `every line of other lengths over three values moves the same way`(count: Int) throws {
        for values in PlacedLine.all(count: count, choices: [0, 2, 4]) {
            for direction in SwipeDirection.allCases {
                let line = PlacedLine(values: values, direction: direction)
                let board = try line.board()
                #expect(line.read(board.move(direction)?.settled ?? board) == SlowLine.condensed(values))
            }
        }
    }

    @Test func `four equal tiles become two, not one`() throws {
        let move = try board([2, 2, 2, 2], [0, 0, 0, 0], [4, 2, 2, 0], [2, 2, 4, 0]).move(.left)
        #expect(move?.settled.description == "4 4 . .\n. . . .\n4 4 . .\n4 4 . .")
    }

    @Test func `the pair nearest to the swipe's target side merges first`() throws {
        let row = try board([2, 2, 2, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0])
        #expect(row.move(.left)?.settled.cells.prefix(4) == [4, 2, 0, 0])
        #expect(row.move(.right)?.settled.cells.prefix(4) == [0, 0, 2, 4])
    }

    @Test func `a swipe that moves nothing is not a move`() throws {
        let board = try board([2, 4, 0], [4, 0, 0], [2, 4, 8])
        #expect(board.move(.left) == nil && !board.canMove(.left) && board.canMove(.right))
        #expect(Board2048Tests.empty.move(.up) == nil)
    }

    @Test func `a move lists every tile's destination and the merges`() throws {
        let move = try #require(try board([0, 2, 2, 4], [0, 0, 0, 0], [8, 0, 0, 0], [0, 0, 0, 2]).move(.left))
        #expect(
            move.tiles.map { [$0.value, $0.origin, $0.destination, $0.isMerging ? 1 : 0] } == [
                [2, 1, 0, 1], [2, 2, 0, 1], [4, 3, 1, 0], [8, 8, 8, 0], [2, 15, 12, 0],
            ])
        #expect(move.merges.map { [$0.cell, $0.value, $0.near, $0.far] } == [[0, 4, 1, 2]])
        #expect(move.tiles.map { $0.distance(dimension: 4) } == [1, 2, 2, 0, 3])
        #expect(move.spawned == nil && move.after == move.settled && move.gained == 4 && move.direction == .left)
    }

    @Test(arguments: SwipeDirection.allCases)
    func `tiles are listed line by line, each from the swipe's target side`(direction: SwipeDirection) throws {
        let move = try board([2, 4, 0], [0, 0, 0], [8, 16, 0]).move(direction)
        let expected: [SwipeDirection: [Int]] = [
            .up: [2, 8, 4, 16], .down: [8, 2, 16, 4], .left: [], .right: [4, 2, 16, 8],
        ]
        #expect((move?.tiles.map(\.value) ?? []) == expected[direction])
    }

    /// Random boards of every dimension: moving the listed tiles by hand must give the settled board.
    @Test(arguments: 3...8)
    func `laying every tile at its destination gives the settled board`(dimension: Int) throws {
        var generator = SeededGenerator(seed: UInt64(dimension))
        for _ in 0..<200 {
            let cells = (0..<dimension * dimension).map { _ in [0, 0, 2, 4, 8][generator.next(in: 0...4)] }
            let board = try Board2048(dimension: dimension, cells: cells)
            for direction in SwipeDirection.allCases {
                guard let move = board.move(direction) else { continue }
                #expect(laid(move, \.origin) == board.cells && laid(move, \.destination) == move.settled.cells)
                #expect(move.merges.map(\.cell) == mergedCells(move) && move.gained == mergedSum(move))
            }
        }
    }

    @Test(arguments: Rules2048.allCases)
    func `ten thousand reported moves applied to the old board give the new one`(rules: Rules2048) throws {
        var (chance, count) = (SeededGenerator(seed: 2048), 0)
        var game = try Game2048(rules: rules, seed: 1)
        while count < 10_000 {
            let old = game.board
            guard let move = game.swipe(SwipeDirection.allCases[chance.next(in: 0...3)]).move else {
                if game.status != .playing { game = try Game2048(rules: rules, seed: chance.next()) }
                continue
            }
            count += 1
            var cells = laid(move, \.destination)
            if let new = move.spawned { cells[new.cell] += new.value }
            try #require(laid(move, \.origin) == old.cells && cells == game.board.cells && move.after == game.board)
        }
    }

    @Test func `two of the largest tile do not merge, and a board full of them is lost`() throws {
        let full = try Board2048(dimension: 4, cells: Array(repeating: 131_072, count: 16))
        #expect(full.isLost && SwipeDirection.allCases.allSatisfy { full.move($0) == nil })
        let half = try board([65536, 65536, 131_072, 131_072], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0])
        #expect(half.move(.left)?.settled.cells.prefix(4) == [131_072, 131_072, 131_072, 0])
    }
}

/// Returns the sum of the tiles at every cell.
private func laid(_ move: Move2048, _ cell: KeyPath<Move2048.Tile, Int>) -> [Int] {
    var cells = Array(repeating: 0, count: move.before.cells.count)
    for tile in move.tiles { cells[tile[keyPath: cell]] += tile.value }
    return cells
}

private func mergedCells(_ move: Move2048) -> [Int] {
    let merging = move.tiles.filter(\.isMerging).map(\.destination)
    return stride(from: 0, to: merging.count, by: 2).map { merging[$0] }
}

private func mergedSum(_ move: Move2048) -> Int { move.tiles.filter(\.isMerging).reduce(0) { $0 + $1.value } }
