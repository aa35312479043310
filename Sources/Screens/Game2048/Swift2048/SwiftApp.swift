import Framewright
import FramewrightModels

/// swift-2048 to be played: the start screen's button begins a game.
struct SwiftApp: View {
    @State private var state: SwiftState

    init(state: SwiftState) { _state = State(initialValue: state) }

    var body: some View {
        switch state {
        case .launch: SwiftLaunchScreen()
        case .start: SwiftStartScreen { state = .game(.beginning) }
        case .game(let game): SwiftGame(game: game)
        }
    }
}

extension Game2048 {
    /// What the start screen's button begins, the same every time.
    fileprivate static var beginning: Game2048 {
        do {
            return try Game2048(rules: .swift, seed: 2048)
        } catch {
            preconditionFailure("a game of 4x4 is legal: \(error.message)")
        }
    }
}

/// A game: swipes wait in a queue, and the end is told by an alert.
///
/// "Cancel" leaves the board to be looked at; the next swipe asks again.
struct SwiftGame: View {
    @State private var play: QueuedGame
    @State private var isDismissed = false

    init(game: Game2048) { _play = State(initialValue: QueuedGame(game: game)) }

    var body: some View {
        TimelineView(.explicit([0, play.nextTurn].compactMap(\.self))) { context in
            SwiftScreen(board: play.game.board, score: play.game.score)
                .onSwipe { direction, time in
                    isDismissed = false
                    play.swipe(direction, at: time)
                }
                .onChange(of: context.date) { play.advance(to: context.date) }
        }
        .alert(play.game.status == .won ? "Victory" : "Defeat", isPresented: isOver) {
            Button("New Game") { play.restart() }.accessibilityIdentifier("new-game")
            Button("Cancel", role: .cancel) {}
        } message: {
            Text(play.game.status == .won ? "You won!" : "You lost...")
        }
    }

    private var isOver: Binding<Bool> {
        Binding(
            get: { play.game.status != .playing && !isDismissed },
            set: { isDismissed = !$0 })
    }
}
