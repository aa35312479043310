import Framewright
import FramewrightModels

extension SceneDefinition {
    /// The original web game, a skin for comparison.
    static let game2048Web = SceneDefinition(
        "game2048-web", summary: "the original web game: score, best score, new game and the board", states: webStates,
        schema: stateSchema(of: "game2048-web", state: Game2048Schema.game(.web)),
        decode: { try Game2048(document: $0, rules: .web) }, reseed: { $0.reseeded($1) }
    ) { WebGame(game: $0) }
    .animations(
        NamedAnimation.boardMoves { WebGame(game: game($0, score: 0)) } + [
            NamedAnimation(
                "score", summary: "the points of a swipe rise from the score, four times slower",
                steps: [.speed(0.25)] + NamedAnimation.swiped(.left)
            ) { WebGame(game: game(.pairs, best: 512)) },
            NamedAnimation("end", summary: "2048, and the message over the board", steps: ending) {
                WebGame(game: game(.nearlyWon, best: 27_104))
            },
            NamedAnimation("loss", summary: "the last move there was", steps: ending) {
                WebGame(game: game(.nearlyLost, best: 27_104))
            },
        ])
}

private let ending = NamedAnimation.swiped(.left) + [.hold(0.5)]

/// The named states; the first one is the default. The last ones are edge cases.
private let webStates: [(name: String, summary: String, value: Game2048)] = [
    ("late-game", "one empty cell, just before 2048", game(.lateGame, best: 31_416)),
    ("start", "two tiles", game(.start, score: 0)),
    ("midgame", "half full", game(.midgame, best: 12_888)),
    ("won", "2048, and the choice to keep going", game(.won, best: 27_104)),
    ("kept-going", "beyond 2048", game(.won, best: 27_104, keepsGoing: true)),
    ("lost", "no move left", game(.lost, best: 27_104)),
    (
        "every-tile", "8 to 131072, the largest a 4x4 board can reach",
        game(.everyTileWithGap, best: 5_000_000, keepsGoing: true)
    ),
    ("huge-score", "the widest scores", game(.midgame, score: 98_765_432, best: 987_654_321)),
    ("three-by-three", "the smallest board", game(.threeByThree, best: 4_096)),
    (
        "eight-by-eight", "the largest board",
        game(.eightByEightWithGaps, best: 234_567, keepsGoing: true)
    ),
]

private func game(_ board: Board2048, score: Int? = nil, best: Int = 0, keepsGoing: Bool = false) -> Game2048 {
    let score = score ?? board.likelyScore
    return .named(.web, board, score: score, best: max(score, best), keepsGoing: keepsGoing)
}
