import Framewright
import FramewrightModels

/// The original web game's screen: title, scores, a line of introduction, "New Game" and the board.
struct WebScreen: View {
    let game: Game2048
    let tiles: [BoardTile]
    let gain: ScoreGain
    let onNewGame: () -> Void
    let onKeepGoing: () -> Void
    @Environment(\.theme) private var theme
    @ScaledMetric private var textGrowth = 1.0

    var body: some View {
        let skin = BoardSkin.web(dimension: game.board.dimension, theme: theme)
        WebArrangement(
            wide: WebMeasures(.wide, theme: theme), narrow: WebMeasures(.narrow, theme: theme), textGrowth: textGrowth)()
        {
            title.accessibilityIdentifier("title")
            ScoreBox(caption: "SCORE", score: game.score).accessibilityIdentifier("score")
            ScoreBox(caption: "BEST", score: game.best).accessibilityIdentifier("best")
            introduction.accessibilityIdentifier("introduction")
            WebButton(title: "New Game", action: onNewGame)
                .accessibilityIdentifier("new-game")
            board(skin).accessibilityIdentifier("board")
            ScoreGainView(gain: gain)
        }
        .background(ThemeColor("color.game2048Web.background"))
    }

    private var title: some View {
        Text("2048")
            .font(.system(relativeSize: WebMeasures.lineShare, weight: .bold))
            .lineLimit(1)
            .minimumScaleFactor(0.3)
            .foregroundStyle(ThemeColor("color.game2048Web.ink"))
    }

    /// The introduction, in as many lines as its column requires, up to the proposed height.
    private var introduction: some View {
        (Text("Join the numbers and get to the ") + Text("2048 tile!").bold())
            .font(.system(relativeSize: WebMeasures.introductionShare))
            .minimumScaleFactor(0.4)
            .foregroundStyle(ThemeColor("color.game2048Web.ink"))
    }

    private func board(_ skin: BoardSkin) -> some View {
        BoardView(
            dimension: game.board.dimension, tiles: tiles, skin: skin,
            radius: theme.dimension("radius.game2048Web.tile") ?? 3, dimming: hidesBoard ? Self.fade : nil
        )
        .background(skin.color("board"), in: plate)
        .overlay { ZStack { message(skin) }.animation(Self.fade, value: game.status) }
    }

    /// The documented fade-in of the message: 0.8 s, starting 1.2 s after the swipe. It disappears without animation.
    private static let fade = Animation.timingCurve(.ease, duration: 0.8).delay(1.2)

    /// True if a message of more than 55 % opacity covers the board, so that glows must not extend beyond it. The
    /// documented veil is less opaque.
    private var hidesBoard: Bool {
        guard game.status != .playing else { return false }
        let ground = theme.color("color.game2048Web.over.\(game.status == .won ? "won" : "lost")")
        return (ground?.opacity ?? 0) > 0.55
    }

    private var plate: RoundedRectangle {
        RoundedRectangle(cornerRadius: theme.dimension("radius.game2048Web.board") ?? 6, style: .circular)
    }

    @ViewBuilder private func message(_ skin: BoardSkin) -> some View {
        switch game.status {
        case .playing: EmptyView()
        case .won: end(isWon: true, skin)
        case .lost: end(isWon: false, skin)
        }
    }
}

extension WebScreen {
    private func end(isWon: Bool, _ skin: BoardSkin) -> some View {
        WebMessage(
            isWon: isWon, shape: plate, dimension: game.board.dimension, spacing: skin.spacing, onTryAgain: onNewGame,
            onKeepGoing: onKeepGoing
        )
        .transition(.asymmetric(insertion: .opacity, removal: .identity))
    }
}

extension BoardSkin {
    /// Returns the skin documented for four rows: gaps of 15 on a board of 500 points, and gaps of 10 and smaller
    /// numbers on one of 280.
    static func web(dimension: Int, theme: Theme) -> BoardSkin {
        let inset = dimension > 4 ? 0.075 : 0.05
        let large = NumberScale.Shares(side: 107, values: sizes("wide", theme).map { $0 / 107 })
        let small = NumberScale.Shares(side: 58, values: sizes("narrow", theme).map { $0 / 58 })
        // Other boards are not documented; they use the large numbers even on small tiles.
        let number = NumberScale(
            inset: .share(inset), small: dimension == 4 ? small : large.fitting(inset: inset),
            large: dimension == 4 ? large : nil)
        let thin = min(1, 72 / Double(dimension * dimension * dimension))
        let spacing = BoardSpacing(
            gap: 10 * thin, edge: 10 * thin, side: 280, large: .init(side: 500, gap: 15 * thin))
        return BoardSkin(
            system: "game2048Web", spacing: spacing, number: number, glowing: 128..<4096)
    }

    private static func sizes(_ width: String, _ theme: Theme) -> [Double] {
        (1...5).map { theme.dimension("size.game2048Web.\(width).number.\($0)") ?? 30 }
    }
}
