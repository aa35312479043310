/// A game of 2048 under one of the rule sets.
///
/// Guarantee: `score`, `status` and `hasWon` always match the board under the rules; the same inputs with the same seed
/// give the same game.
public struct Game2048: Hashable, Sendable {
    /// The status of a game.
    public enum Status: Hashable, Sendable {
        case playing
        /// The target is reached and the rules stop there. After `keepGoing()` the game is `playing` again.
        case won
        /// No swipe moves anything. The tutorial restarts at the next one.
        case lost
    }

    /// The rule set.
    public let rules: Rules2048
    /// The tile that wins.
    public let target: Int
    /// The tiles.
    public internal(set) var board: Board2048
    /// The score, at most `Ranking.maximumScore`.
    public internal(set) var score: Int
    /// The highest score of this and earlier rounds. Undo does not take it back.
    public internal(set) var best: Int
    /// The number of effective swipes and removals in this round.
    public internal(set) var steps: Int
    /// The status.
    public internal(set) var status = Status.playing
    /// True if the target was reached in this round, even if play continues.
    public internal(set) var hasWon = false
    /// True if the player chose to continue after winning.
    public internal(set) var keepsGoing = false

    var generator: SeededGenerator
    var history: History2048
    let remembers: Bool

    /// Creates a new round with two tiles.
    ///
    /// - Parameters:
    ///   - target: A power of two from 8 to the largest tile of the board.
    ///   - remembersSteps: If true, allows undo even if the rules do not, for tools and tests.
    public init(
        rules: Rules2048, dimension: Int = 4, target: Int = 2048, seed: UInt64, remembersSteps: Bool = false
    ) throws(ModelError) {
        guard Board2048.dimensions.contains(dimension) else { throw .boardDimension(dimension) }
        try self.init(
            rules: rules, board: Board2048(dimension: dimension), target: target, seed: seed,
            remembersSteps: remembersSteps)
        deal()
    }

    /// Creates a round in progress, without history.
    ///
    /// If `score` is nil, it is the sum of the tiles or, under rules that score merges, 0. A board whose largest tile
    /// reaches the target has won; `keepsGoing` is true if the player then continued.
    ///
    /// - Throws: For an impossible score, best score, number of steps or target.
    public init(
        rules: Rules2048, board: Board2048, score: Int? = nil, best: Int = 0, steps: Int = 0, target: Int = 2048,
        keepsGoing: Bool = false, seed: UInt64, remembersSteps: Bool = false
    ) throws(ModelError) {
        let maximum = Board2048.maximumValue(dimension: board.dimension)
        guard (8...maximum).contains(target), target.nonzeroBitCount == 1 else {
            throw .target(target, maximum: maximum)
        }
        self.rules = rules
        self.target = target
        self.board = board
        self.score = try legalScore(score, rules: rules, board: board)
        guard (0...Ranking.maximumScore).contains(best) else { throw .score(best) }
        self.best = max(best, self.score)
        self.steps = try legalCount(steps, of: "steps")
        self.keepsGoing = keepsGoing && rules.winning == .waits
        generator = SeededGenerator(seed: seed)
        history = History2048(dimension: board.dimension)
        remembers = rules.undoes || remembersSteps
        hasWon = board.maximum >= target
        judge()
    }

    /// True if there is a step to take back and the game is not won. A win is final, a loss is not.
    public var canUndo: Bool { history.count > 0 && status != .won }
}

private func legalScore(_ score: Int?, rules: Rules2048, board: Board2048) throws(ModelError) -> Int {
    guard let score else { return rules.scoring == .sum ? board.total : 0 }
    guard (0...Ranking.maximumScore).contains(score) else { throw .score(score) }
    guard rules.scoring == .merges || score == board.total else { throw .scoreIsSum(score, expected: board.total) }
    return score
}
