import Framewright
import FramewrightModels

extension Scene {
    /// The original web game, a comparison skin.
    static let game2048Web = Scene(
        "game2048-web", summary: "the original web game: score, best score, new game and the board", states: webStates,
        schema: Game2048Schema.document(of: "game2048-web", state: Game2048Schema.game(.web)),
        decode: { try Game2048(document: $0, rules: .web) }
    ) { WebGame(game: $0) }
}

/// The default comes first. The last states are the nasty ones.
private let webStates: [(name: String, summary: String, value: Game2048)] = [
    ("late-game", "a full board just before 2048", game(.lateGame, score: 18_432, best: 27_104)),
    ("start", "two tiles", game(.start, score: 0)),
    ("midgame", "half full", game(.midgame, score: 2604, best: 12_888)),
    ("won", "2048, and the choice to keep going", game(.won, score: 20_716, best: 20_716)),
    ("kept-going", "beyond 2048", game(.won, score: 20_716, best: 27_104, keepsGoing: true)),
    ("lost", "no move left", game(.lost, score: 48, best: 27_104)),
    (
        "every-tile", "8 to 131072, the largest a 4x4 board can reach",
        game(.everyTileWithGap, score: 3_932_100, best: 3_932_100, keepsGoing: true)
    ),
    ("huge-score", "the widest scores", game(.midgame, score: 98_765_432, best: 987_654_321)),
    ("three-by-three", "the smallest board", game(.threeByThree, score: 1_024, best: 4_096)),
    (
        "eight-by-eight", "the largest board",
        game(.eightByEightWithGaps, score: 123_456, best: 234_567, keepsGoing: true)
    ),
]

private func game(_ board: Board2048, score: Int, best: Int = 0, keepsGoing: Bool = false) -> Game2048 {
    .named(.web, board, score: score, best: best, keepsGoing: keepsGoing)
}
