import Framewright

/// The overlay on the board when the game stops: a veil, the outcome and the buttons.
///
/// Documented: the veil's colour, and the outcome in bold 60 points on a board of 500, written directly on the veil.
struct WebMessage: View {
    let isWon: Bool
    let shape: RoundedRectangle
    let dimension: Int
    let spacing: BoardSpacing
    let onTryAgain: () -> Void
    let onKeepGoing: () -> Void
    @Environment(\.theme) private var theme
    @ScaledMetric private var textGrowth = 1.0

    var body: some View {
        let outcome = isWon ? "won" : "lost"
        ZStack {
            shape.fill(ThemeColor("color.game2048Web.over.\(outcome)"))
            WebMessageLayout(
                text: theme.dimension("size.game2048Web.message") ?? 60, dimension: dimension, spacing: spacing,
                textGrowth: max(1, textGrowth))() {
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

/// Places the outcome above its buttons, each between two rows of numbers, so that neither covers numbers.
///
/// The buttons are 40 points high and 9 apart; if the width is too small, both are narrowed by the same factor. The
/// outcome's size is in proportion to a board of 500 points. Both grow with the text size as far as the distance of
/// the rows allows.
struct WebMessageLayout: Layout {
    /// The outcome's font size on a board of 500 points.
    let text: Double
    let dimension: Int
    let spacing: BoardSpacing
    let textGrowth: Double

    /// The height of capitals in the system font, in em.
    private static let capHeight = 0.73
    /// The width of the outcome and of the buttons, as a share of the board's width.
    private static let breadth = 0.9

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let scale = bounds.width / 500
        let (gap, edge) = spacing.lengths(on: bounds.height)
        let pitch = (bounds.height - 2 * edge + gap) / Double(dimension)
        let between = { (row: Int) in bounds.minY + edge + Double(row) * pitch - gap / 2 }
        let size = text * scale * min(textGrowth, max(1, 0.58 * pitch / (Self.capHeight * text * scale)))
        let usual = 40 * max(1, scale)
        let button = min(usual * min(textGrowth, 1.3), max(usual, 0.7 * pitch))
        let row = dimension / 2
        // Small tiles may be closer together than the two lines, so the buttons can be several rows below.
        let least = Self.capHeight * size / 2 + 12 * max(1, scale) + button / 2
        let rows = max(1, (least / pitch).rounded(.up))
        let breadth = bounds.width * Self.breadth
        subviews[0].place(
            at: Point(x: bounds.midX, y: between(row)), anchor: .center,
            proposal: ProposedViewSize(width: breadth, height: size / WebMeasures.lineShare))
        let middle = between(row + Int(rows))
        placeButtons(
            subviews.dropFirst(),
            in: Rect(x: bounds.midX - breadth / 2, y: middle - button / 2, width: breadth, height: button))
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
