import Framewright

/// A score below its caption, on a plate 55 points high.
struct ScoreBox: View, Equatable {
    let caption: String
    let score: Int
    @Environment(\.theme) private var theme
    @ScaledMetric private var textGrowth = 1.0

    var body: some View {
        ScoreBoxLayout(
            caption: theme.dimension("size.game2048Web.caption") ?? 13,
            number: theme.dimension("size.game2048Web.score") ?? 25,
            minimumPadding: WebMeasures.leastPadding(textGrowth))() {
                line(caption, "caption")
                line("\(score)", "ink")
            }
            .background(
                ThemeColor("color.game2048Web.box.background"),
                in: RoundedRectangle(cornerRadius: theme.dimension("radius.game2048Web.box") ?? 3, style: .circular))
    }

    nonisolated static func == (one: Self, other: Self) -> Bool {
        one.caption == other.caption && one.score == other.score
    }

    private func line(_ text: String, _ role: String) -> some View {
        Text(text)
            .font(.system(relativeSize: WebMeasures.lineShare, weight: .bold))
            .lineLimit(1)
            .minimumScaleFactor(0.1)
            .foregroundStyle(ThemeColor("color.game2048Web.box.\(role)"))
    }
}

/// Places the caption 10 points below the top and the number below it, both in proportion to the height.
///
/// Its width is that of the wider one; the padding is added by the parent layout.
struct ScoreBoxLayout: Layout {
    /// The font sizes in a box of the documented height.
    let caption: Double
    let number: Double
    /// The minimum padding beside the number, in a box of the documented height.
    let minimumPadding: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let height = proposal.height ?? WebMeasures.boxHeight
        let widths = zip(subviews, fontSizes(height)).map { subview, size in
            subview.sizeThatFits(ProposedViewSize(width: nil, height: size / WebMeasures.lineShare)).width
        }
        return Size(width: proposal.width ?? widths.max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let scale = bounds.height / WebMeasures.boxHeight
        let middles = [10 + caption / 2, 40].map { bounds.minY + $0 * scale }
        for (index, size) in fontSizes(bounds.height).enumerated() {
            subviews[index].place(
                at: Point(x: bounds.midX, y: middles[index]), anchor: .center,
                proposal: ProposedViewSize(
                    width: max(0, bounds.width - 2 * minimumPadding * scale), height: size / WebMeasures.lineShare))
        }
    }

    private func fontSizes(_ height: Double) -> [Double] {
        [caption, number].map { $0 * height / WebMeasures.boxHeight }
    }
}
