import Framewright

/// A button that fills the proposed height, with 20 points beside a title of 18 at a height of 40.
///
/// Equality ignores the action, and of equal buttons the first action is kept. So the action must depend only on the
/// title.
struct WebButton: View, Equatable {
    let title: String
    let action: () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        Button(action: action) {
            WebButtonLayout() {
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

    nonisolated static func == (one: Self, other: Self) -> Bool {
        one.title == other.title
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
            proposal: ProposedViewSize(
                width: max(0, bounds.width - min(least(bounds.height), 0.1 * bounds.width)), height: bounds.height))
    }

    /// The least air beside the title, both sides together.
    private func least(_ height: Double) -> Double { height * 0.3 }
}
