import Framewright
import FramewrightModels

/// What became of the game, over its board: outcome, score, steps, time, and a button for another one.
///
/// Revoke stays in reach, which takes a lost game back.
struct EndOverlay: View {
    let game: CourseGame
    let playAgain: () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        VStack(spacing: 0) {
            Text(game.game.status == .won ? "You won!" : "Game over")
                .font(.system(relativeSize: 0.6, weight: .bold))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .accessibilityIdentifier("outcome")
            row("Score", "\(game.game.score)")
            row("Steps", "\(game.game.steps)")
            row("Time", "\(game.clock.seconds) s")
            GroundedButton(
                title: "New Game", share: 0.5, colors: "color.course.button",
                radius: theme.dimension("radius.course.headerButton") ?? 8, action: playAgain
            )
            .padding(.top, 6)
            .accessibilityIdentifier("new-game")
        }
        .lineLimit(1)
        .minimumScaleFactor(0.2)
        .padding(22)
        .foregroundStyle(ThemeColor("color.course.result.ink"))
        .background(
            ThemeColor("color.course.result.background"),
            in: RoundedRectangle(cornerRadius: theme.dimension("radius.course.board") ?? 0, style: .circular)
        )
        .contentShape(Rectangle())
        .accessibilityIdentifier("result")
    }

    private func row(_ name: String, _ value: String) -> some View {
        HStack(spacing: 12) {
            Text(name)
            Spacer(minLength: 0)
            Text(value).accessibilityIdentifier("result-\(name)")
        }
        .font(.system(relativeSize: 0.45, weight: .medium))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
