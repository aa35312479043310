import Framewright

/// The 2048 tutorial's only screen: score, restart and the board.
struct TutorialScreen: View {
    let dimension: Int
    let tiles: [BoardTile]
    let score: Int
    let onRestart: () -> Void
    @Environment(\.safeAreaInsets) private var safeAreaInsets
    @Environment(\.theme) private var theme
    @ScaledMetric private var textGrowth = 1.0

    var body: some View {
        TutorialArrangement(safeAreaInsets: safeAreaInsets, textGrowth: textGrowth) {
            BoardView(dimension: dimension, tiles: tiles, skin: .tutorial(dimension: dimension), radius: tileRadius)
                .background { plate }
                .accessibilityIdentifier("board")
            scoreLabel.accessibilityIdentifier("score")
            restart.accessibilityIdentifier("restart")
        }
        .ignoresSafeArea()
        .background(ThemeColor("color.game2048.background"))
    }

    /// The score. Documented as bold 24 points; the arrangement proposes a height of 30 points, more on large
    /// screens.
    private var scoreLabel: some View {
        Text(verbatim: "Score: \(score)")
            .font(.system(relativeSize: 24.0 / 30, weight: .bold))
            .lineLimit(1)
            .minimumScaleFactor(0.2)
            .foregroundStyle(ThemeColor("color.game2048.score"))
    }

    private var tileRadius: Double { theme.dimension("radius.game2048.tile") ?? 4 }

    /// Returns true for more rows than documented: tiles are small, and gaps are narrower.
    nonisolated static func isFine(_ dimension: Int) -> Bool { dimension > 5 }

    /// The plate, documented to extend 5 points beyond the board.
    private var plate: some View {
        RoundedRectangle(cornerRadius: theme.dimension("radius.game2048.board") ?? 8, style: .circular)
            .fill(ThemeColor("color.game2048.board"))
            .padding(-5)
    }

    /// The restart button. Documented as 70 x 30 points with radius 6; the title has the platform's 18 points.
    private var restart: some View {
        Button(action: onRestart) {
            Text("Restart")
                .font(.system(relativeSize: 18.0 / 30))
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
    /// Documented: cells 5 points apart, numbers of 25 points on a tile of 80. Numbers of five digits and more are
    /// smaller by their length alone, so that all of one length look the same, and fill their tile to 3 points from
    /// its sides. On the smallest tiles, numbers leave 7.5 % of the tile free on both sides.
    static func tutorial(dimension: Int) -> BoardSkin {
        let isFine = TutorialScreen.isFine(dimension)
        let inset = 0.075
        let fine = NumberScale.Shares(side: 80, values: [25.0 / 80]).fitting(inset: inset)
        let usual = NumberScale.Shares(side: 80, values: (1...8).map { 25.0 / 80 * min(1, 4.5 / Double($0)) })
        return BoardSkin(
            system: "game2048", spacing: BoardSpacing(gap: isFine ? 1.75 : 5),
            number: NumberScale(
                inset: isFine ? .share(inset) : .points(12 / Double(dimension)), small: isFine ? fine : usual))
    }
}
