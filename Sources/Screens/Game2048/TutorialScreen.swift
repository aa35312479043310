import Framewright
import FramewrightModels

/// The 2048 tutorial's only screen: score, restart and the board.
struct TutorialScreen: View {
    let board: Board2048
    @Environment(\.safeAreaInsets) private var safeAreaInsets
    @Environment(\.theme) private var theme

    var body: some View {
        TutorialArrangement(safeAreaInsets: safeAreaInsets) {
            BoardView(board: board).accessibilityIdentifier("board")
            score.accessibilityIdentifier("score")
            restart.accessibilityIdentifier("restart")
        }
        .ignoresSafeArea()
        .background(ThemeColor("color.game2048.background"))
    }

    /// Documented at 24 points bold; the arrangement proposes 30 points of height, more on large screens.
    private var score: some View {
        Text("Score: \(board.total)")
            .font(.system(relativeSize: 24.0 / 30, weight: .bold))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .foregroundStyle(ThemeColor("color.game2048.score"))
    }

    /// Documented at 70 x 30 points with radius 6.
    private var restart: some View {
        Text("Restart")
            .font(.system(relativeSize: 0.5, weight: .semibold))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .foregroundStyle(ThemeColor("color.game2048.button.title"))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(
                ThemeColor("color.game2048.button.background"),
                in: RoundedRectangle(
                    cornerRadius: theme.dimension("radius.game2048.button") ?? 6, style: .circular))
    }
}
