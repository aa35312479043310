import Framewright

/// Steps or time: one line, five spaces in; numbers of more than three digits leave the spaces out, of more than four are
/// smaller, and of more than five have a line of their own.
///
/// Place and size go by how long the longer of the two numbers is, so that both labels begin at the same place, in the
/// same size, and stay so while the numbers count up.
struct GameLabel: View, Equatable {
    let title: String
    let number: Int
    /// The other label's.
    let neighbour: Int

    var body: some View {
        LineLayout(width: width * share, inset: inset * share)() {
            Text("\(title):\(isLong ? "\n" : " ")\(number)")
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
    private var share: Double { isLong ? 0.37 : 17.0 / 30 }

    private var digits: Int { "\(max(number, neighbour))".count }
    private var isLong: Bool { digits > 5 }

    /// What is free before the text, in its own size: documented are 24 points at a size of 17.
    private var inset: Double { digits > 3 ? 0.5 : 24.0 / 17 }

    /// What the text needs with what is free around it, in its own size: a digit of the system's font is 0.65 wide at most,
    /// either name with its colon and space 2.9. The documented width has room for 6.4 at the documented size.
    private var width: Double {
        let number = 0.5 + 0.65 * Double(digits) + 0.3
        return isLong ? number : max(6.4, 2.9 + number)
    }
}

/// The score below its name, 7 points apart.
struct ScoreLabel: View, Equatable {
    let score: Int

    var body: some View {
        ScoreLines() {
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
    /// The text's size as a share of a line: lines of the system's font are 1.21 times as high.
    static let share = 1 / 1.25

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let scale = min(bounds.height / 80, bounds.width / 75)
        for (way, subview) in zip([-0.5, 0.5], subviews) {
            subview.place(
                at: Point(x: bounds.midX, y: bounds.midY + way * (17 * 1.21 + 7) * scale), anchor: .center,
                proposal: ProposedViewSize(width: bounds.width - 12, height: 17 * scale / Self.share))
        }
    }
}
