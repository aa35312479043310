import Framewright

/// Steps or time in one line, or in two lines for numbers of more than five digits.
///
/// The font size depends on the larger of the two numbers, so that both labels have the same size. Both texts begin
/// at the same x, whatever their numbers.
struct GameLabel: View, Equatable {
    let title: String
    let number: Int
    /// The larger of the numbers of both labels.
    let largest: Int

    var body: some View {
        let layout = GameLabelLayout(digits: "\(largest)".count)
        layout() {
            Text("\(title): \(number)")
                .font(.system(relativeSize: layout.share))
                .lineLimit(2)
                .minimumScaleFactor(0.2)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        }
        .foregroundStyle(ThemeColor("color.course.label.ink"))
        .background(ThemeColor("color.course.label.background"), ignoresSafeAreaEdges: [])
        .overlay { BackgroundOutline(colors: "color.course.label") }
    }
}

/// Places a label's text after the documented inset of five spaces: 24 points on a label of 110 x 30, in proportion
/// on others.
///
/// The documented font size is 17, at which three digits fit; more digits use a smaller size at the same position.
private struct GameLabelLayout: Layout {
    let digits: Int

    /// The font size as a share of the label's height, for one line and for two.
    private static let (documented, broken) = (17.0 / 30, 0.37)

    /// The font size as a share of the proposed height.
    var share: Double { digits > 5 ? Self.broken : Self.documented }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let inset = 24 * min(bounds.height / 30, bounds.width / 110)
        let room = bounds.width - inset
        // The space after the largest inset, so that a higher label does not get smaller text.
        let leastRoom = bounds.width * (1 - 24.0 / 110)
        let fitting = min(bounds.height * Self.documented, leastRoom / Self.width(of: max(3, digits)))
        let broken = bounds.height * Self.broken
        let size = digits > 5 && fitting < 0.9 * broken ? broken : fitting
        for subview in subviews {
            subview.place(
                at: Point(x: bounds.minX + inset, y: bounds.midY - size / share / 2),
                proposal: ProposedViewSize(width: room, height: size / share))
        }
    }

    /// Returns the width of the text and a small margin after it, in em: a digit of the system font is at most 0.65
    /// wide, either name with its colon and space 2.9.
    private static func width(of digits: Int) -> Double { 2.9 + 0.65 * Double(digits) + 0.15 }
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
