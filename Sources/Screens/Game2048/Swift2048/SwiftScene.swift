import Framewright
import FramewrightModels

extension Scene {
    /// swift-2048, a comparison skin.
    static let game2048Swift = Scene(
        "game2048-swift", summary: "swift-2048: a black board below its score", states: swiftStates,
        schema: Game2048Schema.document(of: "game2048-swift", state: SwiftState.schema),
        decode: SwiftState.init(document:)
    ) { SwiftApp(state: $0) }
}

/// The default comes first. The last states are the nasty ones.
private let swiftStates: [(name: String, summary: String, value: SwiftState)] = [
    ("late-game", "a full board just before 2048", game(.lateGame, score: 18_432)),
    ("launch", "the name while the app starts", .launch),
    ("start", "the button that begins a game", .start),
    ("new-game", "two tiles", game(.start, score: 0)),
    ("midgame", "half full", game(.midgame, score: 2604)),
    ("won", "the alert of victory", game(.won, score: 20_716)),
    ("lost", "the alert of defeat", game(.lost, score: 48)),
    ("every-tile", "2 to 131072: more than the target ends the game", game(.everyTile, score: 3_932_100)),
    ("huge-score", "the widest score", game(.midgame, score: 987_654_321)),
    ("three-by-three", "the smallest board", game(.threeByThree, score: 1_024)),
    ("eight-by-eight", "the largest board", game(.eightByEightToWin, score: 123_456)),
]

private func game(_ board: Board2048, score: Int) -> SwiftState { .game(.named(.swift, board, score: score)) }
