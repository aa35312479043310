import Framewright
import FramewrightDocuments
import FramewrightModels

extension SceneDefinition {
    /// The 2048 tutorial.
    static let game2048 = SceneDefinition(
        "game2048", summary: "2048 tutorial: score, restart and the board", states: tutorialStates,
        schema: stateSchema(of: "game2048", state: Game2048Schema.game(.tutorial)),
        decode: { try Game2048(document: $0, rules: .tutorial) }, reseed: { $0.reseeded($1) }
    ) { TutorialGame(game: $0) }
    .animations(
        NamedAnimation.boardMoves { TutorialGame(game: game($0)) } + [
            NamedAnimation(
                "restart", summary: "a lost game, which a swipe begins anew, at once", from: "lost",
                steps: [.wait(0.5)] + NamedAnimation.swiped(.left) + [.hold(0.5)])
        ])
}

/// The named states; the first one is the default. The last ones are edge cases.
private let tutorialStates: [(name: String, summary: String, value: Game2048)] = [
    ("late-game", "one empty cell, just before 2048", game(.lateGame)),
    ("start", "two tiles", game(.start)),
    ("midgame", "half full", game(.midgame)),
    ("won", "the 2048 tile", game(.won)),
    ("lost", "no move left", game(.lost)),
    ("every-tile", "2 to 131072, the largest a 4x4 board can reach", game(.everyTile)),
    ("three-by-three", "the smallest board", game(.threeByThree)),
    ("eight-by-eight", "the largest board", game(.eightByEight)),
]

private func game(_ board: Board2048) -> Game2048 { .named(.tutorial, board) }
