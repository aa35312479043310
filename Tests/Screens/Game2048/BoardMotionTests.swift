import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests of the visible tiles of moving boards, without a screen.
struct BoardMotionTests {
    private static let timings = [BoardTiming.course, .tutorial, .swift, .web]

    @Test(arguments: zip(Rules2048.allCases, timings))
    func `however fast swipes follow, the remaining tiles are the board's`(rules: Rules2048, timing: BoardTiming) throws
    {
        var (chance, motion, time) = (SeededGenerator(seed: 5), BoardMotion(timing: timing), 0.0)
        var game = try Game2048(rules: rules, seed: 1)
        for _ in 0..<10_000 {
            time += chance.nextUnit() * 0.5
            if let move = game.swipe(SwipeDirection.allCases[chance.next(in: 0...3)]).move {
                motion.play(move, at: time)
            } else if game.status != .playing {
                game = try Game2048(rules: rules, seed: chance.next())
            }
            let tiles = motion.tiles(of: game.board, after: chance.nextUnit() * timing.duration)
            let seen = tiles.filter { $0.cell != nil }.map { [$0.name, "\($0.value)"] }.sorted { $0[0] < $1[0] }
            let kept = game.board.tiles.map { [$0.name, "\($0.value)"] }.sorted { $0[0] < $1[0] }
            try #require(seen == kept)
            let rest = motion.tiles(of: game.board, after: timing.duration)
            try #require(rest.map(\.likeness) == game.board.tiles.map(\.likeness))
        }
    }

    @Test func `a tile never jumps, whenever the next swipe occurs`() throws {
        var (chance, motion, time) = (SeededGenerator(seed: 6), BoardMotion(timing: .course), 0.0)
        var game = try Game2048(rules: .course, seed: 1)
        for _ in 0..<2000 {
            let wait = chance.nextUnit() * 0.25
            let before = motion.tiles(of: game.board, after: wait).map(\.place)
            guard let move = game.swipe(SwipeDirection.allCases[chance.next(in: 0...3)]).move else {
                if game.status != .playing { game = try Game2048(rules: .course, seed: chance.next()) }
                continue
            }
            time += wait
            motion.play(move, at: time)
            let after = motion.tiles(of: game.board, after: 0).filter { $0.opacity > 0 }
            // One may have disappeared at this time; none may have appeared elsewhere.
            for tile in after {
                try #require(
                    before.contains { abs($0.row - tile.place.row) + abs($0.column - tile.place.column) < 1e-6 })
            }
        }
    }

    @Test func `a tile keeps its id from swipe to swipe`() throws {
        var game = try Game2048(rules: .web, seed: 3)
        var motion = BoardMotion(timing: .web)
        for (turn, direction) in [SwipeDirection.left, .down, .right, .up, .left, .down].enumerated() {
            let before = motion.tiles(of: game.board, after: 1)
            guard let move = game.swipe(direction).move else { continue }
            motion.play(move, at: Double(turn))
            let after = motion.tiles(of: game.board, after: 1)
            for tile in move.tiles where !tile.isMerging {
                let places = [tile.origin, tile.destination].map { BoardPlace(cell: $0, dimension: 4) }
                #expect(before.first { $0.cell == places[0] }?.id == after.first { $0.cell == places[1] }?.id)
            }
            #expect(Set(after.map(\.id)).count == after.count)
        }
    }

    @Test func `labels omit a swipe until its tiles have arrived, including the second of two`() throws {
        var game = try Game2048(
            rules: .course, board: Board2048(dimension: 4, cells: [2, 2, 4] + Array(repeating: 0, count: 13)), seed: 1)
        var motion = BoardMotion(timing: .course)
        var boards = [game.board]
        for (direction, time) in [(SwipeDirection.left, 0.0), (.right, 0.1)] {
            motion.play(try #require(game.swipe(direction).move), at: time)
            boards.append(game.board)
        }
        for (seconds, told) in [(0.0, 0), (0.09, 0), (0.11, 1), (0.19, 1), (0.21, 2), (1, 2)] {
            #expect(motion.labelled(game.board, after: seconds) == boards[told], "\(seconds)")
            #expect(motion.uncounted(of: game.board, after: seconds) == 2 - told, "\(seconds)")
        }
    }

    @Test func `a board changed in any other way is at rest`() throws {
        var game = try Game2048(rules: .course, seed: 1)
        var motion = BoardMotion(timing: .course)
        let before = game.board
        motion.play(try #require(game.swipe(.left).move ?? game.swipe(.up).move), at: 0)
        #expect(motion.tiles(of: game.board, after: 0.1) != game.board.tiles)
        #expect(motion.tiles(of: before, after: 0.1) == before.tiles)
    }

    @Test(arguments: timings)
    func `at every time a merge shows the two tiles or the merged one`(timing: BoardTiming) throws {
        let move = try #require(Board2048(dimension: 3, cells: [2, 0, 2, 0, 0, 0, 0, 0, 0]).move(.left))
        let moments = [timing.merge.start, timing.replacement].flatMap { [$0.nextDown, $0, $0.nextUp] }
        for step in 0..<2000 {
            var motion = BoardMotion(timing: timing)
            motion.play(move, at: Double(step) * 0.0137)
            for moment in moments {
                let seen = motion.tiles(of: move.after, after: moment).filter { $0.opacity > 0 }
                try #require(!seen.isEmpty, "a swipe at \(Double(step) * 0.0137), \(moment) s later")
            }
        }
    }

    @Test func `a cell is visible until a tile covers it`() throws {
        let board = try Board2048(dimension: 3, cells: [0, 0, 2, 4, 0, 0, 0, 0, 0])
        var motion = BoardMotion(timing: .web)
        let move = try #require(board.move(.left))
        motion.play(move, at: 0)
        let covered = { (seconds) in
            motion.tiles(of: move.after, after: seconds).filter(\.hidesCell).compactMap(\.cell)
        }
        #expect(covered(0.05) == [BoardPlace(row: 1, column: 0)])
        #expect(covered(0.1) == [BoardPlace(row: 0, column: 0), BoardPlace(row: 1, column: 0)])
    }
}

extension BoardTile {
    /// The tile with id 0, to compare only visible properties.
    fileprivate var likeness: BoardTile {
        BoardTile(id: 0, value: value, place: place, cell: cell, scale: scale, opacity: opacity)
    }
}
