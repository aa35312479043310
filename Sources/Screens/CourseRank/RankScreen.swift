import Framewright
import FramewrightModels

/// The course app's rank list: a title bar, three sortable headers and a scrolled table.
///
/// Documented 20 points below the screen's top, where a phone's status bar ends.
struct RankScreen: View {
    let entries: [Ranking.Entry]
    let sorting: RankSorting
    /// How many rows had been scrolled away when the list was opened.
    var scrolledRows = 0
    let send: (CourseApp.Action) -> Void
    @Environment(\.safeAreaInsets) private var safeAreaInsets
    @Environment(\.rankMeasures) private var measures

    var body: some View {
        VStack(spacing: 0) {
            titleBar
            RankHeader(sorting: sorting) { send(.sort($0)) }
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
            .font(.custom("Arial", fixedSize: measures.titleSize).italic())
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .foregroundStyle(ThemeColor("color.course.rankList.title"))
            .frame(maxWidth: .infinity)
            .frame(height: measures.titleHeight)
            .overlay(alignment: .topLeading) { back }
    }

    private var back: some View {
        Button {
            send(.close)
        } label: {
            Text("<Back")
                .lineLimit(1)
                .font(.system(size: measures.backSize))
                .minimumScaleFactor(0.5)
                .foregroundStyle(ThemeColor("color.course.rankList.back"))
                .padding(.leading, measures.inset)
                .frame(width: measures.back.width, height: measures.back.height, alignment: .leading)
        }
        .buttonStyle(.plain)
        .contentShape(TouchArea())
        .accessibilityIdentifier("back")
    }

    @ViewBuilder private var table: some View {
        if entries.isEmpty {
            Text("No scores yet")
                .foregroundStyle(ThemeColor("color.course.rankList.header"))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
            ScrollView(showsIndicators: false, offset: Double(scrolledRows) * measures.rowHeight) {
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
