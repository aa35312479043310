/// A game of 2048 under one of the rule sets.
///
/// Guarantee: `score`, `status` and `hasWon` are always those of the board under the rules; the same inputs from the
/// same seed give the same game.
public struct Game2048: Hashable, Sendable {
    /// Whether swipes are heard.
    public enum Status: Hashable, Sendable {
        case playing
        /// The target is reached and the rules stop there. After `keepGoing()` the game is `playing` again.
        case won
        /// No swipe moves anything. The tutorial starts anew at the next one.
        case lost
    }

    /// What the game goes by.
    public let rules: Rules2048
    /// The tile that wins.
    public let target: Int
    /// The tiles.
    public internal(set) var board: Board2048
    /// Never above `Ranking.maximumScore`, where it stops growing.
    public internal(set) var score: Int
    /// The highest score of this and earlier rounds; undo does not take it back.
    public internal(set) var best: Int
    /// Effective swipes and removals since the round began.
    public internal(set) var steps: Int
    /// Whether swipes are heard.
    public internal(set) var status = Status.playing
    /// The target has been reached in this round, though play may go on.
    public internal(set) var hasWon = false
    /// The player chose to go on after winning.
    public internal(set) var keepsGoing = false

    var generator: SeededGenerator
    var history: History2048
    let remembers: Bool

    /// A new round with two tiles.
    ///
    /// `target` is a power of two from 8 to the largest tile of the board. `remembersSteps` gives rules without undo
    /// one all the same, for tools and tests.
    public init(
        rules: Rules2048, dimension: Int = 4, target: Int = 2048, seed: UInt64, remembersSteps: Bool = false
    ) throws(ModelError) {
        guard Board2048.dimensions.contains(dimension) else { throw .boardDimension(dimension) }
        try self.init(
            rules: rules, board: Board2048(dimension: dimension), target: target, seed: seed,
            remembersSteps: remembersSteps)
        deal()
    }

    /// A round found under way, with nothing to undo.
    ///
    /// `score` may be left out, and is then the sum of the tiles or, where merges score, 0. Throws when the score, the
    /// best score, the steps or the target cannot be. A board as large as the target has won; with `keepsGoing` the
    /// player went on.
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

    /// Whether there is a step to take back. A win is final; a loss is not.
    public var canUndo: Bool { history.count > 0 && status != .won }
}

private func legalScore(_ score: Int?, rules: Rules2048, board: Board2048) throws(ModelError) -> Int {
    guard let score else { return rules.scoring == .sum ? board.total : 0 }
    guard (0...Ranking.maximumScore).contains(score) else { throw .score(score) }
    guard rules.scoring == .merges || score == board.total else { throw .scoreIsSum(score, expected: board.total) }
    return score
}
