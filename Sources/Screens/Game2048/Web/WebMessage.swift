import Framewright

/// What lies over the board when the game stops: the outcome and what can be done.
struct WebMessage: View {
    let isWon: Bool
    let shape: RoundedRectangle
    let onTryAgain: () -> Void
    let onKeepGoing: () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        let outcome = isWon ? "won" : "lost"
        ZStack {
            shape.fill(ThemeColor("color.game2048Web.over.\(outcome)"))
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

/// The outcome above its buttons, in the middle; sizes in proportion to a board of 500 points, buttons not below a finger's.
struct WebMessageLayout: Layout {
    /// The outcome's font on a board of 500 points.
    let text: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let scale = bounds.width / 500
        let middle = Point(x: bounds.midX, y: bounds.minY + bounds.height * 0.44)
        subviews[0].place(
            at: middle, anchor: .center,
            proposal: ProposedViewSize(width: bounds.width * 0.9, height: text * scale / WebMeasures.lineShare))
        let height = max(40, 48 * scale)
        subviews[1].place(
            at: Point(x: middle.x, y: middle.y + text * scale * 0.7 + 12), anchor: .top,
            proposal: ProposedViewSize(width: bounds.width * 0.9, height: height))
    }
}

/// A button as high as it is offered, with 20 points beside a title of 18 in 40 points.
struct WebButton: View {
    let title: String
    let action: () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        Button(action: action) {
            WebButtonLayout()() {
                Text(title)
                    .font(.system(relativeSize: WebMeasures.buttonShare, weight: .bold))
                    .lineLimit(1)
                    .minimumScaleFactor(0.3)
                    .foregroundStyle(ThemeColor("color.game2048Web.button.title"))
            }
            .background(
                ThemeColor("color.game2048Web.button.background"),
                in: RoundedRectangle(cornerRadius: theme.dimension("radius.game2048Web.button") ?? 3, style: .circular))
        }
        .buttonStyle(.plain)
        .contentShape(TouchArea())
    }
}

/// A title with half the height beside it, less where there is not the room.
struct WebButtonLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let height = proposal.height ?? 40
        let text = subviews.first?.sizeThatFits(ProposedViewSize(width: nil, height: height)).width ?? 0
        return Size(width: min(text + height, proposal.width ?? .infinity), height: height)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(
            at: Point(x: bounds.midX, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(width: max(0, bounds.width - bounds.height * 0.3), height: bounds.height))
    }
}
