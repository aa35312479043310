import Framewright
import FramewrightModels

/// The interactive swift-2048: the start screen's button begins a game.
struct SwiftApp: View {
    @State private var state: SwiftState

    init(state: SwiftState) { _state = State(initialValue: state) }

    var body: some View {
        switch state {
        case .launch: SwiftLaunchScreen()
        case .start(let seed): SwiftStartScreen { state = .game(.beginning(seed: seed)) }
        case .game(let game, let reportsEnd): SwiftGame(game: game, reportsEnd: reportsEnd)
        }
    }
}

extension Game2048 {
    /// Returns the game that the start screen's button begins. It depends only on the seed.
    fileprivate static func beginning(seed: UInt64) -> Game2048 {
        do {
            return try Game2048(rules: .swift, seed: seed)
        } catch {
            preconditionFailure("a game of 4x4 is legal: \(error.message)")
        }
    }
}

/// A game whose swipes wait in a queue. An alert announces the end and fades in when the board is at rest.
///
/// "Cancel" leaves the board visible; the next swipe shows the alert again.
struct SwiftGame: View {
    @State private var play: QueuedGame
    @State private var reportsOutcome: Bool

    init(game: Game2048, reportsEnd: Bool) {
        _play = State(initialValue: QueuedGame(game: game))
        _reportsOutcome = State(initialValue: reportsEnd && game.status != .playing)
    }

    var body: some View {
        TimelineView(.explicit(times: turns)) { context in
            screen
                .onSwipe { direction, time in
                    play.swipe(direction, at: time)
                    reportOutcome(at: time)
                }
                .onChange(of: context.seconds) {
                    play.advance(to: context.seconds)
                    reportOutcome(at: context.seconds)
                }
        }
        .background { alert.enlargingAlertsOnTablets() }
    }

    private var alert: some View {
        AlertAnchor().alert(play.game.status == .won ? "Victory" : "Defeat", isPresented: $reportsOutcome) {
            Button("New Game") { play.restart() }.accessibilityIdentifier("new-game")
            Button("Cancel", role: .cancel) {}
        } message: {
            Text(play.game.status == .won ? "You won!" : "You lost...")
        }
    }

    /// The times at which something happens by itself, on the screen's clock.
    private var turns: [Double] { [0, play.nextTurn, play.outcomeTime].compactMap(\.self).sorted() }

    private func reportOutcome(at time: Double) {
        guard let end = play.outcomeTime, time >= end else { return }
        withAnimation(.easeInOut(duration: Self.fade)) { reportsOutcome = true }
    }

    private var screen: some View {
        MovingBoard(motion: play.motion) { seconds in
            let board = play.game.board
            SwiftScreen(
                dimension: board.dimension, tiles: play.motion.tiles(of: board, after: seconds),
                score: play.game.score - play.motion.untold(of: board, after: seconds))
        }
    }

    /// The duration of the alert's fade, in seconds.
    private static let fade = 0.25
}
