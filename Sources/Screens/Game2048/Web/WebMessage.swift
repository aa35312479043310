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
                if isWon {
                    WebButton(title: "Keep going", action: onKeepGoing).accessibilityIdentifier("keep-going")
                }
                WebButton(title: "Try again", action: onTryAgain).accessibilityIdentifier("try-again")
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

/// The outcome above its buttons, in the middle; the buttons beside each other, 9 points apart, and where they have not the
/// room they need, both narrower by the same share; sizes in proportion to a board of 500 points, buttons not below a finger's,
/// and at least 10 points clear of the band's sides, which are as far as 10 from those of a board of 280.
struct WebMessageLayout: Layout {
    /// The outcome's font on a board of 500 points.
    let text: Double

    /// Capitals of the system's font.
    private static let capHeight = 0.73
    /// Of the board's width, for the outcome and for the buttons.
    private static let breadth = 0.84

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
            proposal: ProposedViewSize(width: bounds.width * Self.breadth, height: size / WebMeasures.lineShare))
        let row = Rect(
            x: bounds.midX - bounds.width * Self.breadth / 2, y: top + Self.capHeight * size + gap,
            width: bounds.width * Self.breadth, height: button)
        placeButtons(subviews.dropFirst(), in: row)
    }

    private func placeButtons(_ buttons: some Collection<LayoutSubview>, in row: Rect) {
        let needs = buttons.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: row.height)).width }
        let (need, gaps) = (needs.reduce(0, +), 9 * Double(buttons.count - 1))
        let share = min(1, max(0, row.width - gaps) / need)
        var x = row.midX - (need * share + gaps) / 2
        for (button, width) in zip(buttons, needs) {
            button.place(
                at: Point(x: x, y: row.minY), proposal: ProposedViewSize(width: width * share, height: row.height))
            x += width * share + 9
        }
    }
}
