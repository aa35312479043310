import Framewright

/// What lies over the board when the game stops: the outcome and what can be done.
struct WebMessage: View {
    let isWon: Bool
    let shape: RoundedRectangle
    let spacing: BoardSpacing
    let onTryAgain: () -> Void
    let onKeepGoing: () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        let outcome = isWon ? "won" : "lost"
        ZStack {
            shape.fill(ThemeColor("color.game2048Web.over.\(outcome)"))
            WebMessagePlace(spacing: spacing) {
                RoundedRectangle(cornerRadius: theme.dimension("radius.game2048Web.tile") ?? 3, style: .circular)
                    .fill(ThemeColor("color.game2048Web.over.band"))
            }
            WebMessageLayout(text: theme.dimension("size.game2048Web.message") ?? 60)() {
                Text(isWon ? "You win!" : "Game over!")
                    .font(.system(relativeSize: WebMeasures.lineShare, weight: .bold))
                    .lineLimit(1)
                    .minimumScaleFactor(0.3)
                    .foregroundStyle(ThemeColor("color.game2048Web.over.\(outcome)Ink"))
                    .accessibilityIdentifier("outcome")
                HStack(spacing: 9) {
                    if isWon {
                        WebButton(title: "Keep going", action: onKeepGoing).accessibilityIdentifier("keep-going")
                    }
                    WebButton(title: "Try again", action: onTryAgain).accessibilityIdentifier("try-again")
                }
            }
        }
    }
}

/// Where two of four rows have their cells, so that the outcome is not written over numbers and the first and the last row
/// are still seen.
private struct WebMessagePlace: Layout {
    let spacing: BoardSpacing

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (gap, edge) = spacing.lengths(on: bounds.width)
        let cell = (bounds.height - 2 * edge - 3 * gap) / 4
        let size = Size(width: bounds.width - 2 * edge, height: 2 * cell + gap)
        for subview in subviews {
            subview.place(
                at: Point(x: bounds.minX + edge, y: bounds.midY - size.height / 2), proposal: ProposedViewSize(size))
        }
    }
}

/// The outcome above its buttons, in the middle; sizes in proportion to a board of 500 points, buttons not below a finger's.
struct WebMessageLayout: Layout {
    /// The outcome's font on a board of 500 points.
    let text: Double

    /// Capitals of the system's font.
    private static let capHeight = 0.73

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let scale = bounds.width / 500
        let size = text * scale
        let (button, gap) = (max(40, 48 * scale), max(12, 0.4 * size))
        let top = bounds.midY - (Self.capHeight * size + gap + button) / 2
        subviews[0].place(
            at: Point(x: bounds.midX, y: top + Self.capHeight * size / 2), anchor: .center,
            proposal: ProposedViewSize(width: bounds.width * 0.9, height: size / WebMeasures.lineShare))
        subviews[1].place(
            at: Point(x: bounds.midX, y: top + Self.capHeight * size + gap), anchor: .top,
            proposal: ProposedViewSize(width: bounds.width * 0.9, height: button))
    }
}
