import FramewrightModels

/// The boards of the named states, the same in every skin.
extension Board2048 {
    static let start = named([[0, 0, 0, 0], [0, 2, 0, 0], [0, 0, 0, 0], [0, 0, 2, 0]])
    static let midgame = named([[0, 0, 2, 4], [0, 8, 16, 4], [2, 32, 64, 8], [4, 16, 128, 256]])
    /// Full, one move before 2048.
    static let lateGame = named([[2, 4, 8, 2], [16, 64, 32, 4], [128, 512, 256, 8], [1024, 2, 0, 1024]])
    static let won = named([[2, 0, 4, 2], [8, 16, 4, 8], [32, 128, 64, 16], [2048, 256, 512, 4]])
    static let lost = named([[2, 4, 2, 4], [4, 2, 4, 2], [2, 4, 2, 4], [4, 2, 4, 2]])
    /// All but 2, on the largest board a 4x4 game can reach but for it.
    static let everyTile = named([
        [131_072, 65536, 32768, 16384], [1024, 2048, 4096, 8192], [512, 256, 128, 64], [4, 8, 16, 32],
    ])
    /// The same with a gap where the 4 was, so that play goes on.
    static let everyTileWithGap = named([
        [131_072, 65536, 32768, 16384], [1024, 2048, 4096, 8192], [512, 256, 128, 64], [0, 8, 16, 32],
    ])
    /// Tiles that slide to the left over one, two and three cells, and none that merges.
    static let scattered = named([[0, 0, 0, 2], [4, 0, 0, 8], [0, 2, 16, 0], [0, 0, 32, 4]])
    /// Pairs that merge to the left, near and far, and one that is there already.
    static let pairs = named([[2, 0, 0, 2], [8, 8, 16, 16], [0, 64, 0, 64], [4, 128, 0, 128]])
    /// One swipe to the left before 2048.
    static let nearlyWon = named([[0, 1024, 0, 1024], [2, 0, 64, 0], [4, 8, 0, 0], [0, 0, 0, 2]])
    /// All that a board can hold before it wins.
    static let everyTileToWin = named([
        [65_536, 32_768, 16_384, 0], [1024, 2048, 4096, 8192], [512, 256, 128, 64], [4, 8, 16, 32],
    ])
    /// One move before no move is left.
    static let nearlyLost = named([[2, 0, 8, 16], [8, 16, 32, 64], [16, 32, 64, 128], [32, 64, 128, 256]])
    /// Lost with the largest numbers.
    static let checkers = named([
        [65_536, 32_768, 65_536, 32_768], [32_768, 65_536, 32_768, 65_536], [65_536, 32_768, 65_536, 32_768],
        [32_768, 65_536, 32_768, 65_536],
    ])
    static let threeByThree = named([[2, 8, 2], [64, 128, 16], [4, 256, 0]])
    static let eightByEight = eightByEight(powers: 17, gaps: false)
    static let eightByEightWithGaps = eightByEight(powers: 17, gaps: true)
    /// Nothing beyond 1024, for rules that end at 2048.
    static let eightByEightToWin = eightByEight(powers: 10, gaps: true)

    /// The steps of a game that has come here without taking tiles away: two tiles of 2 at first, one more a step.
    var minimumSteps: Int { max(0, total / 2 - 2) }

    /// The points of a game that has come here where merges are counted and every eleventh new tile was a 4.
    ///
    /// A tile of 2^n made of 2s has brought (n - 1) 2^n points, 4 less for each 4 that came ready.
    var likelyScore: Int {
        let points = cells.filter { $0 > 0 }.reduce(0) { $0 + $1 * ($1.trailingZeroBitCount - 1) }
        return max(0, points - total / 24 * 4)
    }

    /// Powers of two from 2 on, again and again; with gaps every ninth cell is empty.
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
    /// The game of a named state. The seed decides which tiles come when it is played on.
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
