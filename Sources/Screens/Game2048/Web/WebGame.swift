import Framewright
import FramewrightModels

/// The interactive original web game: swipes work anywhere, with "New Game" and, after 2048, the choice to keep
/// going.
struct WebGame: View {
    @State private var game: Game2048
    @State private var motion = BoardMotion(timing: .web)
    @State private var gain = ScoreGain()

    init(game: Game2048) { _game = State(initialValue: game) }

    var body: some View {
        MovingBoard(motion: motion) { seconds in
            WebScreen(
                game: game, tiles: motion.tiles(of: game.board, after: seconds), gain: gain,
                onNewGame: { game.restart() }, onKeepGoing: { game.keepGoing() })
        }
        .onSwipe(distance: SwipeDistance.web, perform: swipe)
    }

    private func swipe(_ direction: SwipeDirection, at time: Double) {
        guard let move = game.swipe(direction).move else { return }
        motion.play(move, at: time)
        gain.add(move.gained)
    }
}
