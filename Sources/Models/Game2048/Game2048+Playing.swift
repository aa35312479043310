extension Game2048 {
    /// The result of a swipe.
    public enum SwipeResult: Hashable, Sendable {
        /// Tiles moved.
        case moved(Move2048)
        /// Nothing can move in that direction. Nothing changed, including the number of steps.
        case ineffective
        /// The game is over or waits for `keepGoing()`.
        case ignored
        /// The position was lost, and the rules started a new round.
        case restarted

        /// The move to animate, if any.
        public var move: Move2048? {
            if case .moved(let move) = self { move } else { nil }
        }
    }

    /// Moves the tiles, updates the score, adds a tile and updates `status`.
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

    /// Removes a tile, if the rules allow it: not the last one, and not once the game is over.
    ///
    /// No tile appears instead. Returns false if nothing changes. The cell must be on the board.
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

    /// Takes back the last swipe or removal: board, score, steps and the random generator, so that the same swipe gives
    /// the same tile again. Returns false if `canUndo` is false.
    @discardableResult
    public mutating func undo() -> Bool {
        guard canUndo, let position = history.popLast() else { return false }
        (board, score, steps) = (position.board, position.score, position.steps)
        (generator, hasWon, keepsGoing) = (position.generator, position.hasWon, position.keepsGoing)
        judge()
        return true
    }

    /// Starts a new round with two tiles. The best score stays, the history is cleared. The random sequence continues.
    public mutating func restart() {
        board = Board2048(dimension: board.dimension)
        (score, steps, hasWon, keepsGoing) = (0, 0, false, false)
        history = History2048(dimension: board.dimension)
        deal()
    }

    /// Continues after a win, if the rules wait for that. Returns false otherwise.
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
