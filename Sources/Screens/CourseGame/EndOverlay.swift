import Framewright
import FramewrightModels

/// What became of the game, over the middle half of its board: outcome, score, steps, time, and a button for another one. The
/// first and the last row are seen through a veil.
///
/// Revoke stays in reach, which takes a lost game back.
struct EndOverlay: View {
    let game: CourseGame
    let playAgain: () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        ZStack {
            ThemeColor("color.course.result.background").opacity(0.55)
                .clipShape(
                    RoundedRectangle(cornerRadius: theme.dimension("radius.course.board") ?? 0, style: .circular))
            ResultLayout() {
                ThemeColor("color.course.result.background").accessibilityIdentifier("result")
            }
            ResultLayout(isInset: true) { texts.foregroundStyle(ThemeColor("color.course.result.ink")) }
        }
        .contentShape(Rectangle())
    }

    private var texts: some View {
        ResultLines() {
            Text(game.game.status == .won ? "You won!" : "Game over")
                .font(.system(relativeSize: 0.7, weight: .bold))
                .lineLimit(1)
                .minimumScaleFactor(0.2)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .accessibilityIdentifier("outcome")
            HStack(spacing: 0) {
                number("Score", "\(game.game.score)")
                number("Steps", "\(game.game.steps)")
                number("Time", "\(game.clock.seconds) s")
            }
            GroundedButton(
                title: "New Game", share: 0.5, colors: "color.course.button",
                radius: theme.dimension("radius.course.headerButton") ?? 8, action: playAgain
            )
            .accessibilityIdentifier("new-game")
        }
    }

    /// All three in one size, which the longest decides: a digit is 0.65 wide, the sign of seconds and what is free beside
    /// it 0.95.
    private func number(_ name: String, _ value: String) -> some View {
        let digits = "\(max(game.game.score, game.game.steps, game.clock.seconds))".count
        return VStack(spacing: 0) {
            Text(name)
                .font(.system(relativeSize: 0.62))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            LineLayout(width: 0.75 * (0.65 * Double(digits) + 0.95))() {
                Text(value)
                    .font(.system(relativeSize: 0.75, weight: .semibold))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .accessibilityIdentifier("result-\(name)")
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.2)
    }
}

/// The middle half of the board, or inside it what leaves room at the sides: 12 points on a phone's board, and more on a
/// tablet's, on which a row of three numbers would else fall apart.
private struct ResultLayout: Layout {
    var isInset = false

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let half = Rect(
            x: bounds.minX, y: bounds.minY + bounds.height / 4, width: bounds.width, height: bounds.height / 2)
        let side = isInset ? 12 + max(0, bounds.width - 360) / 6 : 0
        let edge = isInset ? half.height * 0.07 : 0
        let frame = half.inset(by: EdgeInsets(top: edge, leading: side, bottom: edge, trailing: side))
        for subview in subviews { subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size)) }
    }
}

/// Outcome, numbers and button below each other, by shares of the height.
private struct ResultLines: Layout {
    private static let shares = [0.28, 0.34, 0.3]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let gap = bounds.height * (1 - Self.shares.reduce(0, +)) / 2
        var top = bounds.minY
        for (share, subview) in zip(Self.shares, subviews) {
            let size = Size(width: bounds.width, height: bounds.height * share)
            subview.place(at: Point(x: bounds.minX, y: top), proposal: ProposedViewSize(size))
            top += size.height + gap
        }
    }
}
