import Framewright

/// The game's screen: the score and, 10 points below, the board; both centred.
struct SwiftScreen: View {
    let dimension: Int
    let tiles: [BoardTile]
    let score: Int
    @Environment(\.theme) private var theme
    @Environment(\.skinScale) private var scale
    @ScaledMetric private var textGrowth = 1.0

    var body: some View {
        let skin = BoardSkin.swift(dimension: dimension, theme: theme)
        SwiftArrangement(boardSide: skin.spacing.side ?? 230, textGrowth: textGrowth)() {
            scoreLabel.accessibilityIdentifier("score")
            BoardView(dimension: dimension, tiles: tiles, skin: skin, radius: radius("tile", 4))
                .background(skin.color("board"), in: rounded("board", 6))
                .accessibilityIdentifier("board")
        }
        .background(ThemeColor("color.game2048Swift.background"))
    }

    private func rounded(_ part: String, _ documented: Double) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: radius(part, documented), style: .circular)
    }

    private func radius(_ part: String, _ documented: Double) -> Double {
        (theme.dimension("radius.game2048Swift.\(part)") ?? documented) * scale
    }

    /// The score. Documented at 140 x 40 points.
    private var scoreLabel: some View {
        Text(verbatim: "SCORE: \(score)")
            .font(.system(relativeSize: (theme.dimension("size.game2048Swift.score") ?? 16) / 40, weight: .bold))
            .lineLimit(1)
            .minimumScaleFactor(0.3)
            .foregroundStyle(ThemeColor("color.game2048Swift.score.ink"))
            .padding(.horizontal, scale > 1 ? 24 : textGrowth > 1.2 ? 16 : 8)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(
                ThemeColor("color.game2048Swift.score.background"),
                in: rounded("score", 6))
    }
}

extension BoardSkin {
    /// Returns the documented skin: a board of 230 points, gaps of 6 (3 beyond five rows), and tiles of whole points;
    /// the remainder is taken off the board. Numbers have 20 points on tiles of 50, as long as they fit.
    static func swift(dimension: Int, theme: Theme) -> BoardSkin {
        let gap = dimension > 5 ? 3.0 : 6.0
        let tile = ((230 - gap * Double(dimension + 1)) / Double(dimension)).rounded(.down)
        let (number, inset) = ((theme.dimension("size.game2048Swift.number") ?? 20) / 50, dimension > 5 ? 0.08 : 0.06)
        return BoardSkin(
            system: "game2048Swift",
            spacing: BoardSpacing(gap: gap, edge: gap, side: gap + Double(dimension) * (tile + gap)),
            number: NumberScale(
                inset: .share(inset),
                small: NumberScale.Shares(side: 50, values: [number]).fitting(inset: inset)))
    }
}
