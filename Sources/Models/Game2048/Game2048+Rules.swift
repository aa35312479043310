/// The parts of a turn, in the order in which `swipe(_:)` performs them.
extension Game2048 {
    /// Adds the two tiles that a round begins with.
    mutating func deal() {
        for _ in 0..<2 {
            let tile = draw(onto: board, onlyTwos: rules.startsWithTwos)
            board = board.placing(tile.value, at: tile.cell)
        }
        count(gained: 0)
        judge()
    }

    /// Adds a new tile to a settled board, which always has an empty cell, because a tile has moved.
    mutating func spawn(onto move: inout Move2048) {
        let tile = draw(onto: move.settled, onlyTwos: false)
        move.spawned = tile
        move.after = move.settled.placing(tile.value, at: tile.cell)
    }

    /// Draws a new tile: first its cell, uniformly from the empty ones, then its value.
    private mutating func draw(onto board: Board2048, onlyTwos: Bool) -> Move2048.Spawn {
        let empty = board.cells.count { $0 == 0 }
        var left = generator.next(in: 0...empty - 1)
        let cell = board.cells.firstIndex { value in
            guard value == 0 else { return false }
            left -= 1
            return left < 0
        }
        guard let cell else { preconditionFailure("the draw is one of the empty cells") }
        let isFour = !onlyTwos && rules.foursInTen > 0 && generator.next(in: 0...9) < rules.foursInTen
        return Move2048.Spawn(cell: cell, value: isFour ? 4 : 2)
    }

    /// Updates the score for the current board.
    mutating func count(gained: Int) {
        switch rules.scoring {
        case .sum: score = board.total
        case .merges: score = min(score + gained, Ranking.maximumScore)
        }
        best = max(best, score)
    }

    /// Updates the status. If the rules end the game by winning, winning precedes losing. If they wait for the player,
    /// a lost board is lost.
    mutating func judge() {
        let stopsHere = hasWon && rules.winning != .isNoted && !keepsGoing
        if stopsHere && rules.winning == .ends {
            status = .won
        } else if board.isLost {
            status = .lost
        } else {
            status = stopsHere ? .won : .playing
        }
    }
}
