import Framewright
import FramewrightModels

/// The interactive 2048 tutorial: swipes work anywhere, and the button restarts the game.
struct TutorialGame: View {
    @State private var game: Game2048
    @State private var motion = BoardMotion(timing: .tutorial)

    init(game: Game2048) { _game = State(initialValue: game) }

    var body: some View {
        MovingBoard(motion: motion) { seconds in
            TutorialScreen(
                dimension: game.board.dimension, tiles: motion.tiles(of: game.board, after: seconds),
                score: motion.labelled(game.board, after: seconds).total
            ) { game.restart() }
        }
        .onSwipe { direction, time in
            if let move = game.swipe(direction).move { motion.play(move, at: time) }
        }
    }
}
