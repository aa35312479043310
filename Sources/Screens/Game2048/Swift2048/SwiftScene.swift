import Framewright
import FramewrightModels

extension SceneDefinition {
    /// The swift-2048 skin, for comparison.
    static let game2048Swift = SceneDefinition(
        "game2048-swift", summary: "swift-2048: a black board below its score", states: swiftStates,
        schema: stateSchema(of: "game2048-swift", state: SwiftState.schema),
        decode: SwiftState.init(document:), reseed: { $0.reseeded($1) }
    ) { SwiftApp(state: $0) }
    .animations(
        NamedAnimation.boardMoves { SwiftApp(state: game($0, score: 0)) } + [
            NamedAnimation("end", summary: "2048, and the alert", steps: NamedAnimation.swiped(.left) + [.hold(1)]) {
                SwiftApp(state: game(.nearlyWon))
            }
        ])
}

/// The named states; the first one is the default. The last ones are edge cases.
private let swiftStates: [(name: String, summary: String, value: SwiftState)] = [
    ("late-game", "one empty cell, just before 2048", game(.lateGame)),
    ("launch", "the name while the app starts", .launch),
    ("start", "the button that begins a game", .start()),
    ("new-game", "two tiles", game(.start, score: 0)),
    ("midgame", "half full", game(.midgame)),
    ("won", "the alert of victory", game(.won)),
    ("lost", "the alert of defeat", game(.lost)),
    ("every-tile", "4 to 131072, the alert of victory cancelled", game(.everyTile, reportsEnd: false)),
    ("huge-score", "the widest score", game(.midgame, score: 987_654_321)),
    ("three-by-three", "the smallest board", game(.threeByThree)),
    ("eight-by-eight", "the largest board", game(.eightByEightToWin)),
]

private func game(_ board: Board2048, score: Int? = nil, reportsEnd: Bool = true) -> SwiftState {
    .game(.named(.swift, board, score: score ?? board.likelyScore), reportsEnd: reportsEnd)
}
