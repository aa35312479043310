import Framewright
import FramewrightModels

/// The original web game to be played: swipes anywhere, "New Game", and after 2048 the choice to keep going.
struct WebGame: View {
    @State private var game: Game2048

    init(game: Game2048) { _game = State(initialValue: game) }

    var body: some View {
        WebScreen(game: game, onNewGame: { game.restart() }, onKeepGoing: { game.keepGoing() })
            .onSwipe { direction, _ in game.swipe(direction) }
    }
}
