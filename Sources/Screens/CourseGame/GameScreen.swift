import Framewright
import FramewrightModels

/// The course app's game: labels, buttons, the board, its end, and the nickname dialog over it.
struct GameScreen: View {
    let game: CourseGame
    let dialog: NicknameDialog?
    /// The text of the dialog.
    let name: Binding<String>
    let send: (CourseApp.Action) -> Void
    @Environment(\.safeAreaInsets) private var safeAreaInsets
    @Environment(\.theme) private var theme
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @ScaledMetric private var typeScale = 1.0
    @State private var motion = BoardMotion(timing: .course)

    var body: some View {
        GameArrangement(safeAreaInsets: safeAreaInsets, typeScale: typeScale) {
            moving { label("Step", steps(after: $0), after: $0) }.accessibilityIdentifier("step")
            moving { label("Time", game.clock.seconds, after: $0) }.accessibilityIdentifier("time")
            moving { ScoreLabel(score: motion.labelled(game.game.board, after: $0).total, growth: shares.score) }
                .accessibilityIdentifier("score")
            headerButton("Rank", .open(.rank)).accessibilityIdentifier("rank")
            headerButton("Exit", .close).accessibilityIdentifier("exit")
            pause
            board
            tool("Revoke", .undo).disabled(!game.game.canUndo).accessibilityIdentifier("undo")
            tool("Reset", .restart).accessibilityIdentifier("reset")
            tool("Rank PK!", .open(.nickname)).accessibilityIdentifier("pk")
            tool("Color", .open(.colors)).accessibilityIdentifier("color")
        }
        .ignoresSafeArea()
        .background(ThemeColor("color.course.background"))
        .contentShape(Rectangle())
        .gesture(swipes)
        .background { NicknameAlert(dialog: dialog, name: name, send: send) }
    }

    private var swipes: some Gesture {
        DragGesture(minimumDistance: SwipeDistance.usual).onEnded {
            swipe(SwipeDirection($0.translation), at: $0.seconds)
        }
    }

    /// Computes the move on a copy of the game, which has the same rules and random generator, so that the board
    /// moves before the app performs the swipe. If the app ignores the swipe, its board differs from the move's
    /// result, and is shown at rest.
    private func swipe(_ direction: SwipeDirection, at time: Double) {
        var next = game
        if let move = next.swipe(direction).move { motion.play(move, at: time) }
        send(.swipe(direction))
    }

    private var board: some View {
        movingBoard
            .lintException(.contrast, when: game.game.status != .playing, because: "the result lies over these numbers")
            .environment(\.layoutDirection, .leftToRight)
            .overlay { end }
            .accessibilityIdentifier("board")
    }

    private var movingBoard: some View {
        let board = game.game.board
        return moving { seconds in
            CourseBoard(board: motion.labelled(board, after: seconds), tiles: motion.tiles(of: board, after: seconds)) {
                send(.tap(row: $0, column: $1))
            }
        }
    }

    /// Returns a view of content that changes with a swipe, for the seconds since the last one.
    private func moving(@ViewBuilder _ content: @escaping (_ seconds: Double) -> some View) -> some View {
        MovingBoard(motion: motion, content: content)
    }

    /// Returns the label for steps or time. Both labels have the size required by the longer number.
    private func label(_ title: String, _ number: Int, after seconds: Double) -> GameLabel {
        GameLabel(title: title, number: number, largest: max(steps(after: seconds), game.clock.seconds))
    }

    /// Returns the number of steps at a time. A step counts once its tiles have arrived.
    private func steps(after seconds: Double) -> Int {
        game.game.steps - motion.uncounted(of: game.game.board, after: seconds)
    }

    /// The result, which fades in after the last move: tiles slide for 0.2 s, the new one grows for 0.1 s.
    private var end: some View {
        let isOver = game.game.status != .playing
        return ZStack {
            if isOver { EndOverlay(game: game) { send(.restart) } }
        }
        .animation(isOver ? .easeOut(duration: 0.3).delay(0.3) : .easeOut(duration: 0.15), value: isOver)
    }

    private var pause: some View {
        FilledButton(
            title: "Pause/\nContinue", share: shares.pause,
            colors: game.clock.isPaused ? "color.course.pausedButton" : "color.course.button",
            radius: theme.dimension("radius.course.headerButton") ?? 8, lines: 2
        ) { send(.togglePause) }
        .accessibilityIdentifier("pause")
    }

    private func headerButton(_ title: String, _ action: CourseApp.Action) -> some View {
        FilledButton(
            title: title, share: shares.header, colors: "color.course.button",
            radius: theme.dimension("radius.course.headerButton") ?? 8, room: shares.headerRoom
        ) { send(action) }
    }

    private func tool(_ title: String, _ action: CourseApp.Action) -> some View {
        FilledButton(
            title: title, share: shares.tool, colors: "color.course.button",
            radius: theme.dimension("radius.course.button") ?? 6, room: shares.toolRoom
        ) { send(action) }
    }

    private var shares: GameShares {
        horizontalSizeClass == .compact && verticalSizeClass == .regular && !GameFrames.isLarge(typeScale)
            ? .documented : .even
    }
}
