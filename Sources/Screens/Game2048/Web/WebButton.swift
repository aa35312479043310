import Framewright

/// A button as high as it is offered, with 20 points beside a title of 18 in 40 points.
///
/// What it does must go by its title: of equal buttons the action of the first is kept.
struct WebButton: View, Equatable {
    let title: String
    /// In two lines a title is larger in the same width.
    var lines = 1
    let action: () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        Button(action: action) {
            WebButtonLayout(lines: lines)() {
                Text(title)
                    .font(.system(relativeSize: WebMeasures.buttonShare(lines: lines), weight: .bold))
                    .lineLimit(lines)
                    .multilineTextAlignment(.center)
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
        one.title == other.title && one.lines == other.lines
    }
}

/// A title with half the height beside it, less where there is not the room, and where it has two lines.
struct WebButtonLayout: Layout {
    let lines: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let height = proposal.height ?? 40
        let room = lines > 1 ? proposal.width.map { max(0, $0 - least(height)) } : nil
        let text = subviews.first?.sizeThatFits(ProposedViewSize(width: room, height: height)).width ?? 0
        return Size(
            width: min(text + (lines > 1 ? least(height) : height), proposal.width ?? .infinity), height: height)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(
            at: Point(x: bounds.midX, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(
                width: max(0, bounds.width - min(least(bounds.height), 0.1 * bounds.width)), height: bounds.height))
    }

    /// The least air beside the title, both sides together.
    private func least(_ height: Double) -> Double { height * 0.3 / Double(lines) }
}
