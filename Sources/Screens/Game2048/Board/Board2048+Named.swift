import FramewrightModels

/// The boards of the named states, shared by all skins.
extension Board2048 {
    static let start = named([[0, 0, 0, 0], [0, 2, 0, 0], [0, 0, 0, 0], [0, 0, 2, 0]])
    static let midgame = named([[0, 0, 2, 4], [0, 8, 16, 4], [2, 32, 64, 8], [4, 16, 128, 256]])
    /// A full board, one move before 2048.
    static let lateGame = named([[2, 4, 8, 2], [16, 64, 32, 4], [128, 512, 256, 8], [1024, 2, 0, 1024]])
    static let won = named([[2, 0, 4, 2], [8, 16, 4, 8], [32, 128, 64, 16], [2048, 256, 512, 4]])
    static let lost = named([[2, 4, 2, 4], [4, 2, 4, 2], [2, 4, 2, 4], [4, 2, 4, 2]])
    /// All tiles but 2, on the largest board that a 4x4 game can reach apart from the 2.
    static let everyTile = named([
        [131_072, 65536, 32768, 16384], [1024, 2048, 4096, 8192], [512, 256, 128, 64], [4, 8, 16, 32],
    ])
    /// The same with a gap in place of the 4, so that moves are left.
    static let everyTileWithGap = named([
        [131_072, 65536, 32768, 16384], [1024, 2048, 4096, 8192], [512, 256, 128, 64], [0, 8, 16, 32],
    ])
    /// Tiles that slide to the left by one, two and three cells without merging.
    static let scattered = named([[0, 0, 0, 2], [4, 0, 0, 8], [0, 2, 16, 0], [0, 0, 32, 4]])
    /// Pairs that merge to the left, at different distances, and one with its left tile already in place.
    static let pairs = named([[2, 0, 0, 2], [8, 8, 16, 16], [0, 64, 0, 64], [4, 128, 0, 128]])
    /// A board one swipe to the left before 2048.
    static let nearlyWon = named([[0, 1024, 0, 1024], [2, 0, 64, 0], [4, 8, 0, 0], [0, 0, 0, 2]])
    /// All tiles that a board can hold before 131 072, which wins.
    static let everyTileToWin = named([
        [65_536, 32_768, 16_384, 0], [1024, 2048, 4096, 8192], [512, 256, 128, 64], [4, 8, 16, 32],
    ])
    /// A board one move before no move is left.
    static let nearlyLost = named([[2, 0, 8, 16], [8, 16, 32, 64], [16, 32, 64, 128], [32, 64, 128, 256]])
    /// A lost board with the largest numbers.
    static let checkers = named([
        [65_536, 32_768, 65_536, 32_768], [32_768, 65_536, 32_768, 65_536], [65_536, 32_768, 65_536, 32_768],
        [32_768, 65_536, 32_768, 65_536],
    ])
    static let threeByThree = named([[2, 8, 2], [64, 128, 16], [4, 256, 0]])
    static let eightByEight = eightByEight(powers: 17, gaps: false)
    static let eightByEightWithGaps = eightByEight(powers: 17, gaps: true)
    /// A board without tiles beyond 1024, for rules that end at 2048.
    static let eightByEightToWin = eightByEight(powers: 10, gaps: true)

    /// The minimum number of steps to this board without removing tiles: two tiles of 2 at first, one more per step.
    var minimumSteps: Int { max(0, total / 2 - 2) }

    /// The score of a game with this board if merges score and every eleventh new tile was a 4.
    ///
    /// A tile of 2^n merged from 2s has scored (n - 1) 2^n points, 4 less for each 4 that was spawned.
    var likelyScore: Int {
        let points = cells.filter { $0 > 0 }.reduce(0) { $0 + $1 * ($1.trailingZeroBitCount - 1) }
        return max(0, points - total / 24 * 4)
    }

    /// Returns a board of repeating powers of two from 2 on. With gaps, every ninth cell is empty.
    private static func eightByEight(powers: Int, gaps: Bool) -> Board2048 {
        let cells = (0..<64).map { gaps && $0 % 9 == 4 ? 0 : 1 << ($0 % powers + 1) }
        return named((0..<8).map { Array(cells[$0 * 8..<$0 * 8 + 8]) })
    }

    private static func named(_ rows: [[Int]]) -> Board2048 {
        do {
            return try Board2048(dimension: rows.count, cells: rows.flatMap(\.self))
        } catch {
            preconditionFailure("a named board is legal: \(error.message)")
        }
    }
}

extension Game2048 {
    /// Returns the game of a named state. The seed determines the tiles that are spawned when play continues.
    static func named(
        _ rules: Rules2048, _ board: Board2048, score: Int? = nil, best: Int = 0, keepsGoing: Bool = false
    ) -> Game2048 {
        do {
            return try Game2048(
                rules: rules, board: board, score: score, best: best, keepsGoing: keepsGoing, seed: 2048)
        } catch {
            preconditionFailure("a named state is a legal game: \(error.message)")
        }
    }
}
