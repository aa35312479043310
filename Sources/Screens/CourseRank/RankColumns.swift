import Framewright
import FramewrightModels

/// Three cells in the table's columns: a fixed width for the rank, the rest halved.
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
            Text(text).font(.system(size: measures.fontSize, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.5)
        }
        .foregroundStyle(ThemeColor("color.course.rankList.header"))
        .padding(.horizontal, measures.inset)
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

/// One entry, a rule below it.
struct RankRow: View {
    let entry: Ranking.Entry
    /// Of all entries.
    let count: Int
    /// Whether they are in the order of their scores, one way or the other.
    let byScore: Bool
    @Environment(\.rankMeasures) private var measures
    @Environment(\.displayScale) private var displayScale

    var body: some View {
        RankColumns(
            rank: cell("\(entry.rank)", "rank", lines: 1), name: cell(entry.name.text, "name", lines: nil),
            score: cell("\(entry.score)", "score", lines: measures.scoreLines)
        )
        .font(.system(size: row.fontSize))
        .overlay(alignment: .bottom) { ThemeColor("color.course.rankList.rule").frame(height: ruleHeight) }
    }

    /// A point, but never less than a pixel: half of one may be rounded away.
    private var ruleHeight: Double { max(1, 1 / displayScale) }

    private var row: RankMeasures.Row { measures.row(ofRank: entry.rank, of: count, byScore: byScore) }

    private func cell(_ text: String, _ column: String, lines: Int?) -> some View {
        RankCellLayout(minimumHeight: row.height, inset: measures.inset)() {
            Text(text)
                .lineLimit(lines)
                .minimumScaleFactor(lines == nil ? 1 : row.smallestScale)
                .multilineTextAlignment(.trailing)
                .foregroundStyle(ThemeColor("color.course.rankList.\(column).ink"))
                .accessibilityIdentifier("\(column)-\(entry.rank)")
        }
        .background(ThemeColor("color.course.rankList.\(column).background"), ignoresSafeAreaEdges: [])
    }
}
