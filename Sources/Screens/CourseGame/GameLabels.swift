import Framewright

/// Steps or time in one line, which numbers of more than five digits may break.
///
/// Place and size go by how long the longer of the two numbers is, so that both labels begin at the same place, in the
/// same size, and stay so while the numbers count up.
struct GameLabel: View, Equatable {
    let title: String
    let number: Int
    /// The other label's.
    let neighbour: Int

    var body: some View {
        GameLabelLayout(digits: digits, share: share)() {
            Text("\(title): \(number)")
                .font(.system(relativeSize: share))
                .lineLimit(2)
                .minimumScaleFactor(0.2)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        }
        .foregroundStyle(ThemeColor("color.course.label.ink"))
        .background(ThemeColor("color.course.label.background"), ignoresSafeAreaEdges: [])
        .overlay { GroundEdge(colors: "color.course.label") }
    }

    /// Of the label's height; two lines are 2.5 times as high as their letters' size.
    private var share: Double { digits > 5 ? GameLabelLayout.smallest : GameLabelLayout.documented }

    private var digits: Int { "\(max(number, neighbour))".count }
}

/// Places a label's text: what is free before it is the same for all numbers of up to five digits, and as wide as numbers of
/// four leave it.
///
/// Documented are five spaces, 24 points, at a size of 17 on a label of 110 x 30. A label of these proportions keeps them
/// for up to three digits; it has no room for a fourth behind them.
private struct GameLabelLayout: Layout {
    let digits: Int
    /// The font's share of the height the text is offered.
    let share: Double

    /// Sizes as shares of the label's height.
    static let (documented, smallest) = (17.0 / 30, 0.37)
    /// Free before the text, in its own size.
    private let inset = 24.0 / 17
    private let leastInset = 0.5

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let usual = min(Self.documented * bounds.height, bounds.width / (leastInset + Self.width(of: 4)))
        let before = inset(in: bounds.width / usual) * usual
        let fitting = digits > 4 ? min(usual, (bounds.width - before) / Self.width(of: digits)) : usual
        let isBroken = digits > 5 && fitting < 0.9 * Self.smallest * bounds.height
        let size = isBroken ? Self.smallest * bounds.height : fitting
        for subview in subviews {
            subview.place(
                at: Point(x: bounds.minX + before, y: bounds.midY - size / share / 2),
                proposal: ProposedViewSize(width: bounds.width - before, height: size / share))
        }
    }

    /// In the text's size, as is the label's width.
    private func inset(in width: Double) -> Double {
        let isDocumented = abs(width - 110 / 17) < 0.05
        return digits <= 3 && isDocumented ? inset : min(inset, width - Self.width(of: 4))
    }

    /// What the text needs with the least that is free after it, in its own size: a digit of the system's font is 0.65 wide at
    /// most, either name with its colon and space 2.9.
    private static func width(of digits: Int) -> Double { 2.9 + 0.65 * Double(digits) + 0.3 }
}

/// The score below its name, 7 points apart.
struct ScoreLabel: View, Equatable {
    let score: Int
    /// How much larger the score is than its name.
    let growth: Double

    var body: some View {
        ScoreLines(growth: growth)() {
            line("Score")
            line("\(score)")
        }
        .foregroundStyle(ThemeColor("color.course.label.ink"))
        .background(ThemeColor("color.course.label.background"), ignoresSafeAreaEdges: [])
        .overlay { GroundEdge(colors: "color.course.label") }
    }

    private func line(_ text: String) -> some View {
        Text(text)
            .font(.system(relativeSize: ScoreLines.share))
            .lineLimit(1)
            .minimumScaleFactor(0.2)
    }
}

/// Two lines in the middle of the label: 17 points in a height of 80 and 7 between the lines, of which a longer number takes
/// nothing.
private struct ScoreLines: Layout {
    let growth: Double

    /// The text's size as a share of a line.
    static let share = 1 / 1.25
    /// The height of a line of the system's font, in its size.
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
