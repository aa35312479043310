import FramewrightDrawing
import FramewrightLayoutEngine

/// A page between its navigation bar and its bottom bar.
struct NavigationPageView: View {
    @Environment(\.self) private var environment
    let content: ViewNode
    let items: BarItems
    let requests: PageRequests
    let isLarge: Bool
    let back: BackButton?

    var body: some View {
        LoweredView(node: content)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaInset(edge: .bottom, spacing: 0) { bottomBar }
            .safeAreaInset(edge: .top, spacing: 0) { navigationBar }
            .background(.control(environment.pageColor))
    }

    @ViewBuilder private var navigationBar: some View {
        let traits = requests.traits(of: .navigationBar)
        if traits.visibility != .hidden, !requests.showsNothing || back != nil {
            NavigationBar(
                title: requests.title, subtitle: requests.subtitle, isLarge: isLarge && requests.title != nil,
                items: items, back: back, search: requests.search, scrolled: content.verticalOffset ?? 0,
                traits: traits)
        }
    }

    @ViewBuilder private var bottomBar: some View {
        let traits = requests.traits(of: .bottomBar)
        if traits.visibility != .hidden, !items.bottom.isEmpty { BottomBar(items: items.bottom, traits: traits) }
    }
}

extension ViewNode {
    /// The offset of the first vertical scroll view, in points; nil if there is none.
    @MainActor
    fileprivate var verticalOffset: Double? {
        for case .scroll(let tracker) in payload.interactions where tracker.axes.contains(.vertical) {
            return max(0, tracker.lastOffset.y)
        }
        return children.lazy.compactMap(\.verticalOffset).first
    }
}

extension EnvironmentValues {
    /// The distance of titles and items of bars from the edges, in points.
    var barSide: Double { length(horizontalSizeClass == .regular ? .wideBarSide : .barSide) }
}

/// The background of a bar, which extends to the edges of the screen, and a line beside the content.
struct BarBackground: View {
    @Environment(\.hairline) private var hairline
    let traits: BarTraits
    let isShown: Bool
    /// The edge of the bar at the content.
    let edge: VerticalEdge

    var body: some View {
        if traits.backgroundVisibility != .hidden, isShown || traits.backgroundVisibility == .visible {
            Rectangle().fill(traits.background ?? AnyShapeStyle(BarMaterial()))
                .ignoresSafeArea(edges: edge == .bottom ? [.top, .horizontal] : [.bottom, .horizontal])
                .overlay(alignment: edge == .bottom ? .bottom : .top) {
                    if traits.background == nil {
                        Rectangle().fill(.control(.separator)).frame(height: hairline)
                            .ignoresSafeArea(edges: .horizontal)
                    }
                }
        }
    }
}
