import Framewright
import FramewrightModels

/// The 2048 tutorial's only screen: score, restart and the board.
struct TutorialScreen: View {
    let board: Board2048
    let onRestart: () -> Void
    @Environment(\.safeAreaInsets) private var safeAreaInsets
    @Environment(\.theme) private var theme

    var body: some View {
        TutorialArrangement(safeAreaInsets: safeAreaInsets) {
            BoardView(board: board, skin: .tutorial(dimension: board.dimension), radius: tileRadius)
                .background { plate }
                .accessibilityIdentifier("board")
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

    private var tileRadius: Double { theme.dimension("radius.game2048.tile") ?? 4 }

    /// Documented to stick out by 5 points.
    private var plate: some View {
        RoundedRectangle(cornerRadius: theme.dimension("radius.game2048.board") ?? 8, style: .circular)
            .fill(ThemeColor("color.game2048.board"))
            .padding(-5)
    }

    /// Documented at 70 x 30 points with radius 6.
    private var restart: some View {
        Button(action: onRestart) {
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
        .buttonStyle(.plain)
        .contentShape(TouchArea())
    }
}

extension BoardSkin {
    /// Documented: cells 5 points apart, numbers of 25 points on a tile of 80. Numbers of five digits and more are smaller
    /// by their length alone, so that all of one length look the same.
    static func tutorial(dimension: Int) -> BoardSkin {
        BoardSkin(
            system: "game2048", spacing: BoardSpacing(gap: 5),
            number: NumberScale(
                inset: .points(24 / Double(dimension)),
                small: .init(side: 80, values: (1...8).map { 25.0 / 80 * min(1, 4 / Double($0)) })))
    }
}
