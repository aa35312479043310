import Framewright
import FramewrightModels

/// The course app's rank list: a title bar, three sortable headers and a scrolling table.
///
/// Documented 20 points below the screen's top, where a phone's status bar ends.
struct RankScreen: View {
    let entries: [Ranking.Entry]
    let sorting: RankSorting
    /// The number of rows scrolled away when the list is opened.
    var scrolledRows = 0
    let send: (CourseApp.Action) -> Void
    @Environment(\.safeAreaInsets) private var safeAreaInsets
    @Environment(\.rankMeasures) private var measures
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        RankArrangement(measures: measures) {
            titleBar
            RankHeader(sorting: sorting) { send(.sort($0)) }
            table
        }
        .font(.system(size: measures.fontSize))
        .padding(.top, max(0, measures.top - safeAreaInsets.top))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background(ThemeColor("color.course.rankList.background"))
        .lintException(.unusedSpace, because: "a short list leaves the rest of the screen empty")
    }

    private var titleBar: some View {
        Text("Rank")
            .font(.custom("Arial", fixedSize: measures.titleSize).italic())
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .foregroundStyle(ThemeColor("color.course.rankList.title"))
            .frame(maxWidth: .infinity)
            .frame(height: measures.titleHeight)
            .frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
            .overlay(alignment: measures.kind == .low ? .leading : .topLeading) { back }
    }

    /// The back button, whose sign points to the leading side.
    private var back: some View {
        Button {
            send(.close)
        } label: {
            Text(layoutDirection == .rightToLeft ? "Back>" : "<Back")
                .font(.system(size: measures.backSize))
                .fixedSize()
                .foregroundStyle(ThemeColor("color.course.rankList.back"))
                .padding(.leading, measures.inset / 2)
                .frame(width: measures.back.width, height: measures.back.height, alignment: .topLeading)
        }
        .buttonStyle(.plain)
        .contentShape(TouchArea())
        .accessibilityIdentifier("back")
    }

    @ViewBuilder private var table: some View {
        if entries.isEmpty {
            Text("No scores yet")
                .font(.system(size: 1.3 * measures.fontSize))
                .foregroundStyle(ThemeColor("color.course.rankList.header"))
                .padding(.top, 2 * measures.rowHeight)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        } else {
            ScrolledColumn(count: entries.count, first: scrolledRows) {
                RankRow(entry: entries[$0])
            }
            .ignoresSafeArea(edges: .bottom)
            .accessibilityIdentifier("table")
        }
    }
}
