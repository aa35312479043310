import Framewright

/// Steps or time in one line.
///
/// Size and indent depend on the larger of the two numbers, so that both labels have the same size and begin at the
/// same place.
struct GameLabel: View, Equatable {
    let title: String
    let number: Int
    /// The larger of the numbers of both labels.
    let largest: Int

    var body: some View {
        GameLabelLayout(digits: "\(largest)".count)() {
            Text(verbatim: "\(title): \(number)")
                .font(.system(relativeSize: GameLabelLayout.share))
                .lineLimit(1)
                .minimumScaleFactor(0.2)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        }
        .foregroundStyle(ThemeColor("color.course.label.ink"))
        .background(ThemeColor("color.course.label.background"), ignoresSafeAreaEdges: [])
        .overlay { BackgroundOutline(colors: "color.course.label") }
    }
}

/// Places a label's text behind an indent, documented as five spaces and a size of 17: 24 points on a label of 110 x
/// 30.
///
/// Numbers up to three digits keep the documented indent on a label of the documented size. Everywhere else there is
/// room for four digits from the start, so that the thousandth step moves nothing. Longer numbers take from the
/// indent first, then from the size.
private struct GameLabelLayout: Layout {
    let digits: Int

    /// The font's share of the height that the text is offered.
    static let share = 17.0 / 30
    private static let documented = Size(width: 110, height: 30)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let usual = min(bounds.height * Self.share, 0.88 * bounds.width / Self.width(of: 4))
        let leastIndent = min(12, 0.05 * bounds.width)
        let size = min(usual, (bounds.width - leastIndent) / Self.width(of: digits))
        let isDocumented = abs(bounds.width - Self.documented.width) < 0.5 && bounds.height == Self.documented.height
        let indent = min(
            24 * min(bounds.height / 30, bounds.width / 110),
            bounds.width - size * Self.width(of: max(isDocumented ? 3 : 4, digits)))
        let height = size / Self.share
        for subview in subviews {
            subview.place(
                at: Point(x: bounds.minX + indent, y: bounds.midY - height / 2),
                proposal: ProposedViewSize(width: bounds.width - indent, height: height))
        }
    }

    /// The width of the text and of a little space after it, in its own size: a digit of the system's font is at most
    /// 0.645 wide, either name with its colon and space 2.9.
    private static func width(of digits: Int) -> Double { 2.9 + 0.645 * Double(digits) + 0.15 }
}

/// The score below its name, 7 points apart.
struct ScoreLabel: View, Equatable {
    let score: Int
    /// The scale of the score relative to its name.
    let growth: Double

    var body: some View {
        ScoreLines(growth: growth)() {
            line("Score")
            line("\(score)")
        }
        .foregroundStyle(ThemeColor("color.course.label.ink"))
        .background(ThemeColor("color.course.label.background"), ignoresSafeAreaEdges: [])
        .overlay { BackgroundOutline(colors: "color.course.label") }
    }

    private func line(_ text: String) -> some View {
        Text(text)
            .font(.system(relativeSize: ScoreLines.share))
            .lineLimit(1)
            .minimumScaleFactor(0.2)
    }
}

/// Places two lines in the middle of the label: 17 points in a height of 80, with 7 points between the lines, which a
/// longer number does not reduce.
private struct ScoreLines: Layout {
    let growth: Double

    /// The font size as a share of a line's proposed height.
    static let share = 1 / 1.25
    /// The line height of the system font, in em.
    private static let line = 1.21

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let scale = min(bounds.height / 80, bounds.width / 75)
        let sizes = [17 * scale, 17 * scale * growth]
        var top = bounds.midY - (sizes.reduce(0, +) * Self.line + 7 * scale) / 2
        for (size, subview) in zip(sizes, subviews) {
            subview.place(
                at: Point(x: bounds.midX, y: top + size * Self.line / 2), anchor: .center,
                proposal: ProposedViewSize(width: bounds.width * 0.86, height: size / Self.share))
            top += size * Self.line + 7 * scale
        }
    }
}
