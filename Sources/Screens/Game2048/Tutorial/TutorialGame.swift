import Framewright
import FramewrightModels

/// The 2048 tutorial to be played: swipes anywhere, restart begins anew.
struct TutorialGame: View {
    @State private var game: Game2048

    init(game: Game2048) { _game = State(initialValue: game) }

    var body: some View {
        TutorialScreen(board: game.board) { game.restart() }
            .onSwipe { direction, _ in game.swipe(direction) }
    }
}
