extension Game2048 {
    /// What came of a swipe.
    public enum SwipeResult: Hashable, Sendable {
        /// Tiles moved.
        case moved(Move2048)
        /// Nothing could move that way, and nothing changed, the steps included.
        case ineffective
        /// The game is over or waits for `keepGoing()`.
        case ignored
        /// The position was lost, and the rules began a new round.
        case restarted

        /// What to animate, if anything moved.
        public var move: Move2048? {
            if case .moved(let move) = self { move } else { nil }
        }
    }

    /// Moves the tiles, scores, adds a tile and judges the position. `status` tells what has become of the game.
    @discardableResult
    public mutating func swipe(_ direction: SwipeDirection) -> SwipeResult {
        if status != .playing { return swipeAtTheEnd() }
        guard var move = board.move(direction) else { return .ineffective }
        remember()
        let wins = move.settled.maximum >= target
        if !wins || rules.spawnsAfterWinning { spawn(onto: &move) }
        board = move.after
        count(gained: move.gained)
        hasWon = hasWon || wins
        judge()
        return .moved(move)
    }

    /// Removes a tile, where the rules allow it: not the last one, and not once the game is over.
    ///
    /// No tile arrives in its place. False when nothing changes. The cell must be on the board.
    @discardableResult
    public mutating func removeTile(row: Int, column: Int) -> Bool {
        guard rules.removesTiles, status == .playing, board[row, column] != 0 else { return false }
        guard board.cells.count(where: { $0 != 0 }) > 1 else { return false }
        remember()
        board = board.placing(0, at: row * board.dimension + column)
        count(gained: 0)
        judge()
        return true
    }

    /// Takes back the last swipe or removal: board, score, steps, and chance with them, so the same swipe again brings
    /// the same tile. False when `canUndo` is.
    @discardableResult
    public mutating func undo() -> Bool {
        guard canUndo, let position = history.popLast() else { return false }
        (board, score, steps) = (position.board, position.score, position.steps)
        (generator, hasWon, keepsGoing) = (position.generator, position.hasWon, position.keepsGoing)
        judge()
        return true
    }

    /// Begins a new round with two tiles; the best score stays, nothing can be undone. Chance goes on from where it is.
    public mutating func restart() {
        board = Board2048(dimension: board.dimension)
        (score, steps, hasWon, keepsGoing) = (0, 0, false, false)
        history = History2048(dimension: board.dimension)
        deal()
    }

    /// Plays on after a win, where the rules wait for it. False when they do not.
    @discardableResult
    public mutating func keepGoing() -> Bool {
        guard status == .won, rules.winning == .waits else { return false }
        keepsGoing = true
        judge()
        return true
    }

    private mutating func swipeAtTheEnd() -> SwipeResult {
        guard status == .lost, rules.restartsWhenLost else { return .ignored }
        restart()
        return .restarted
    }

    private mutating func remember() {
        if remembers { history.append(position) }
        steps = min(steps + 1, maximumCount)
    }

    private var position: History2048.Position {
        History2048.Position(
            board: board, score: score, steps: steps, generator: generator, hasWon: hasWon, keepsGoing: keepsGoing)
    }
}
