import Framewright
import FramewrightModels

/// Three cells in the table's columns: a fixed width for the rank, the rest split in half.
struct RankColumns<First: View, Second: View, Third: View>: View {
    let rank: First
    let name: Second
    let score: Third
    @Environment(\.rankMeasures) private var measures

    var body: some View {
        HStack(spacing: 0) {
            rank.frame(width: measures.rankWidth)
            name
            score
        }
    }
}

/// The three headers, each a button that sorts; an arrow marks the sorted column and its direction.
struct RankHeader: View {
    let sorting: RankSorting
    let sort: (Ranking.Column) -> Void
    @Environment(\.rankMeasures) private var measures

    var body: some View {
        RankColumns(
            rank: header("Rank", .rank), name: header("Name", .name), score: header("Score", .score)
        )
        .frame(height: measures.rowHeight)
    }

    private func header(_ text: String, _ column: Ranking.Column) -> some View {
        Button {
            sort(column)
        } label: {
            title(text, column)
        }
        .buttonStyle(.plain)
        .contentShape(TouchArea())
        .accessibilityIdentifier("header-\(column)")
    }

    private func title(_ text: String, _ column: Ranking.Column) -> some View {
        HStack(spacing: 4) {
            if column == sorting.column {
                SortArrow(pointsUp: sorting.order == .ascending)
                    .frame(width: measures.inset, height: measures.inset * 0.75)
                    .accessibilityIdentifier("arrow")
                    .accessibilityLabel("\(sorting.order)")
            }
            Text(text).font(.system(size: measures.headerSize)).lineLimit(1).minimumScaleFactor(0.4)
        }
        .foregroundStyle(ThemeColor("color.course.rankList.header"))
        .padding(.leading, measures.inset / 2)
        .padding(.trailing, measures.inset)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    }
}

/// A triangle: up for ascending, down for descending order.
struct SortArrow: Shape {
    let pointsUp: Bool

    nonisolated func path(in rect: Rect) -> Path {
        let (base, tip) = pointsUp ? (rect.maxY, rect.minY) : (rect.minY, rect.maxY)
        return Path([
            .move(Point(x: rect.minX, y: base)), .line(Point(x: rect.midX, y: tip)),
            .line(Point(x: rect.maxX, y: base)), .close,
        ])
    }
}

/// A row of the table with a rule below it. All rows have the same height.
struct RankRow: View {
    let entry: Ranking.Entry
    @Environment(\.rankMeasures) private var measures
    @Environment(\.displayScale) private var displayScale

    var body: some View {
        RankColumns(rank: background("rank"), name: background("name"), score: background("score"))
            .frame(height: measures.rowHeight)
            .overlay {
                RankRowLayout(
                    rankWidth: measures.rankWidth, height: measures.rowHeight, fontSize: measures.fontSize,
                    inset: measures.inset)() {
                        text("\(entry.rank)", "rank").lineLimit(1)
                        text(entry.name.text, "name").lineLimit(entry.name.text.count > Self.shortName ? 2 : 1)
                            .lintException(.brokenWord, because: "a nickname of one word may be longer than its column")
                        text("\(entry.score)", "score").lineLimit(1)
                    }
            }
            .font(.system(size: measures.fontSize))
            .overlay(alignment: .bottom) { ThemeColor("color.course.rankList.rule").frame(height: ruleHeight) }
    }

    /// The maximum length of a name that stays on one line, in smaller type if the column is narrow.
    private static var shortName: Int { 10 }

    /// The height of the rule: a point, but at least a pixel, because half a pixel might be rounded away.
    private var ruleHeight: Double { max(1, 1 / displayScale) }

    /// Returns the text of a column, which shrinks to fit its row and column. A long name takes two lines.
    private func text(_ text: String, _ column: String) -> some View {
        Text(text)
            .minimumScaleFactor(measures.smallestScale)
            .multilineTextAlignment(.trailing)
            .foregroundStyle(ThemeColor("color.course.rankList.\(column).ink"))
            .accessibilityIdentifier("\(column)-\(entry.rank)")
    }

    private func background(_ column: String) -> Color { ThemeColor("color.course.rankList.\(column).background") }
}
