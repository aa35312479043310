import Framewright
import FramewrightModels

/// What the rank screen shows: the entries and the column they are sorted by.
struct RankListState: Sendable {
    var ranking: Ranking
    var column = Ranking.Column.rank
    var order = Ranking.Order.ascending
}

/// The course app's rank list: a title bar, three sortable headers and a scrolled table.
///
/// Documented 20 points below the screen's top, where a phone's status bar ends.
struct RankScreen: View {
    let state: RankListState
    @Environment(\.safeAreaInsets) private var safeAreaInsets
    @Environment(\.rankMeasures) private var measures

    var body: some View {
        VStack(spacing: 0) {
            titleBar
            RankHeader(column: state.column, order: state.order)
                .frame(maxWidth: measures.tableWidth)
                .padding(.top, -measures.titleOverlap)
            table
        }
        .font(.system(size: measures.fontSize))
        .padding(.top, max(0, 20 - safeAreaInsets.top))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background(ThemeColor("color.course.rankList.background"))
    }

    private var titleBar: some View {
        Text("Rank")
            .font(.custom("Arial", size: measures.titleSize).italic())
            .lineLimit(1)
            .foregroundStyle(ThemeColor("color.course.rankList.title"))
            .frame(maxWidth: .infinity)
            .frame(height: measures.titleHeight)
            .overlay(alignment: .topLeading) { back }
    }

    private var back: some View {
        Text("<Back")
            .lineLimit(1)
            .font(.system(size: measures.backSize))
            .minimumScaleFactor(0.5)
            .foregroundStyle(ThemeColor("color.course.rankList.back"))
            .padding(.leading, measures.inset)
            .frame(width: measures.back.width, height: measures.back.height, alignment: .leading)
            .accessibilityIdentifier("back")
    }

    @ViewBuilder private var table: some View {
        let entries = state.ranking.entries(by: state.column, state.order)
        if entries.isEmpty {
            Text("No scores yet")
                .foregroundStyle(ThemeColor("color.course.rankList.header"))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
            ScrollView(showsIndicators: false) {
                VStack(spacing: 0) {
                    ForEach(entries, id: \.rank) { RankRow(entry: $0) }
                }
                .frame(maxWidth: measures.tableWidth)
                .frame(maxWidth: .infinity)
            }
            .ignoresSafeArea(edges: .bottom)
            .accessibilityIdentifier("table")
        }
    }
}
