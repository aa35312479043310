import Framewright
import FramewrightModels

/// The course app's rank list: a title bar, three sortable headers and a scrolled table.
///
/// Documented 20 points below the screen's top, where a phone's status bar ends.
struct RankScreen: View {
    let entries: [Ranking.Entry]
    let sorting: RankSorting
    let send: (CourseApp.Action) -> Void
    @State private var scrolling: Scrolling
    @State private var heights = TableHeights()
    @Environment(\.safeAreaInsets) private var safeAreaInsets
    @Environment(\.rankMeasures) private var measures

    /// - Parameter scrolledRows: how many rows have been scrolled away.
    init(
        entries: [Ranking.Entry], sorting: RankSorting, scrolledRows: Int = 0,
        send: @escaping (CourseApp.Action) -> Void
    ) {
        self.entries = entries
        self.sorting = sorting
        self.send = send
        _scrolling = State(initialValue: Scrolling(rows: Double(scrolledRows)))
    }

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
            ScrollView(showsIndicators: false, offset: scrolling.rows * measures.rowHeight) {
                VStack(spacing: 0) {
                    ForEach(entries, id: \.rank) { RankRow(entry: $0) }
                }
                .frame(maxWidth: measures.tableWidth)
                .frame(maxWidth: .infinity)
                .background { HeightReport { TableHeights(content: $0) } }
            }
            .background { HeightReport { TableHeights(window: $0) } }
            .onPreferenceChange(TableHeightsKey.self) { heights = $0 }
            .ignoresSafeArea(edges: .bottom)
            .contentShape(Rectangle())
            .gesture(scroll)
            .accessibilityIdentifier("table")
        }
    }

    private var scroll: some Gesture {
        DragGesture()
            .onChanged { value in
                let limit = max(0, heights.content - heights.window) / measures.rowHeight
                scrolling.drag(value.translation.height / measures.rowHeight, limit: limit)
            }
            .onEnded { _ in scrolling.release() }
    }
}

/// How far a table is scrolled, in rows of the ordinary height, so that it survives another size.
private struct Scrolling {
    private(set) var rows: Double
    private var start: Double?

    init(rows: Double) { self.rows = rows }

    /// Not beyond the last row's end.
    mutating func drag(_ distance: Double, limit: Double) {
        let start = start ?? min(rows, limit)
        self.start = start
        rows = min(max(0, start - distance), limit)
    }

    mutating func release() { start = nil }
}

/// How high the table is, and the window it is seen through: how far it can be scrolled.
private struct TableHeights: Hashable {
    var content = 0.0
    var window = 0.0
}

private enum TableHeightsKey: PreferenceKey {
    static var defaultValue: TableHeights { TableHeights() }

    static func reduce(value: inout TableHeights, nextValue: () -> TableHeights) {
        let next = nextValue()
        value.content = max(value.content, next.content)
        value.window = max(value.window, next.window)
    }
}

/// Says how high the view it lies behind is.
private struct HeightReport: View {
    let heights: (Double) -> TableHeights

    var body: some View {
        GeometryReader { proxy in Spacer().preference(key: TableHeightsKey.self, value: heights(proxy.size.height)) }
    }
}
