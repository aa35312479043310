import Framewright
import FramewrightModels

/// The course app's game: labels, buttons, the board, its end, and the nickname dialog over it.
struct GameScreen: View {
    let game: CourseGame
    let dialog: NicknameDialog?
    /// What is typed into the dialog.
    let name: Binding<String>
    let send: (CourseApp.Action) -> Void
    @Environment(\.safeAreaInsets) private var safeAreaInsets
    @Environment(\.theme) private var theme
    @ScaledMetric private var typeScale = 1.0

    var body: some View {
        GameArrangement(safeAreaInsets: safeAreaInsets, typeScale: typeScale) {
            GameLabel(text: "Step: \(game.game.steps)").accessibilityIdentifier("step")
            GameLabel(text: "Time: \(game.clock.seconds)").accessibilityIdentifier("time")
            ScoreLabel(score: game.game.score).accessibilityIdentifier("score")
            headerButton("Rank", share: 15.0 / 25, .open(.rank)).accessibilityIdentifier("rank")
            headerButton("Exit", share: 15.0 / 25, .close).accessibilityIdentifier("exit")
            pause
            board
            tool("Revoke", .undo).disabled(!game.game.canUndo).accessibilityIdentifier("undo")
            tool("Reset", .restart).accessibilityIdentifier("reset")
            tool("Rank PK!", share: 12.5 / 30, .open(.nickname)).accessibilityIdentifier("pk")
            tool("Color", .open(.colors)).accessibilityIdentifier("color")
        }
        .ignoresSafeArea()
        .background(ThemeColor("color.course.background"))
        .contentShape(Rectangle())
        .gesture(swipes)
        .background { NicknameAlert(dialog: dialog, name: name, send: send) }
    }

    private var swipes: some Gesture {
        DragGesture(minimumDistance: 20).onEnded { send(.swipe(SwipeDirection($0.translation))) }
    }

    private var board: some View {
        CourseBoard(board: game.game.board, remove: { send(.tap(row: $0, column: $1)) })
            .overlay { if game.game.status != .playing { EndOverlay(game: game) { send(.restart) } } }
            .environment(\.layoutDirection, .leftToRight)
            .accessibilityIdentifier("board")
    }

    private var pause: some View {
        GroundedButton(
            title: "Pause/\nContinue", share: 13.0 / 65,
            colors: game.clock.isPaused ? "color.course.pausedButton" : "color.course.button",
            radius: theme.dimension("radius.course.headerButton") ?? 8, lines: 2
        ) { send(.togglePause) }
        .accessibilityIdentifier("pause")
    }

    private func headerButton(_ title: String, share: Double, _ action: CourseApp.Action) -> some View {
        GroundedButton(
            title: title, share: share, colors: "color.course.button",
            radius: theme.dimension("radius.course.headerButton") ?? 8
        ) { send(action) }
    }

    private func tool(_ title: String, share: Double = 14.0 / 30, _ action: CourseApp.Action) -> some View {
        GroundedButton(
            title: title, share: share, colors: "color.course.button",
            radius: theme.dimension("radius.course.button") ?? 6
        ) { send(action) }
    }
}
