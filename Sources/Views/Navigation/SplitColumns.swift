import FramewrightDrawing
import FramewrightLayoutEngine

/// The width of a column, set by its content.
struct ColumnWidth: Hashable {
    var minimum: Double?
    var ideal: Double
    var maximum: Double?
}

extension View {
    /// Sets the width of the column that contains the view.
    public func navigationSplitViewColumnWidth(_ width: Double) -> some View {
        requesting { $0.columnWidth = ColumnWidth(ideal: width) }
    }

    /// Sets the preferred width of the column that contains the view. The limits are accepted without effect.
    public func navigationSplitViewColumnWidth(
        min: Double? = nil, ideal: Double, max: Double? = nil
    ) -> some View {
        requesting { $0.columnWidth = ColumnWidth(minimum: min, ideal: ideal, maximum: max) }
    }
}

/// The columns of a split view side by side.
struct SplitColumns<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    let sidebar: Sidebar?
    let content: Content?
    let detail: Detail
    /// The models of the sidebar, the content and the detail column.
    let models: [NavigationModel]
    let sidebarPath: Binding<NavigationPath>
    let detailPath: Binding<NavigationPath>

    /// A page that another column requests for the detail column.
    private struct Replacement {
        var view: AnyView?
        var destinations: [ObjectIdentifier: @MainActor (Any) -> AnyView?] = [:]
    }

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let outer = lowering.collectingPreferences()
        defer { outer.preferences.transform(PageRequestsKey.self) { $0 = $0.outside } }
        var replacement = Replacement()
        let first = sidebar.map { column($0, 0, outer, &replacement) }
        let second = content.map { column($0, 1, outer, &replacement) }
        let root = replacement.view ?? AnyView(detail)
        let third = outer.at(.position(2)).nodes(
            of: NavigationPages(
                root: root, path: PathAccess(detailPath), model: models[2], destinations: replacement.destinations))
        let columns = ColumnsLayout(
            ideals: [first, second].compactMap { $0?.width(in: lowering.environment) }
        ) {
            if let first { first }
            if let second { second }
            DetailColumn(nodes: third)
        }
        return outer.at(.position(3)).nodes(of: columns)
    }

    /// Returns a column with its bar, in a compact width. Its links show their pages in the detail column.
    private func column(
        _ view: some View, _ index: Int, _ lowering: Lowering, _ replacement: inout Replacement
    ) -> ColumnView {
        let model = models[index]
        let (selected, detailPath) = (sidebarPath, detailPath)
        model.push = { value in
            selected.wrappedValue.elements = [value]
            detailPath.wrappedValue = NavigationPath()
        }
        let inner = lowering.at(.position(index)).with {
            $0.navigation = NavigationAccess(model: model)
            $0.horizontalSizeClass = .compact
        }
        .collectingPreferences()
        let nodes = inner.nodes(of: view)
        var requests = inner.preferences.value(PageRequestsKey.self) ?? PageRequests()
        let items = BarItems(requests, in: inner)
        requests.pages = inner.preferences.value(PageRequestsKey.self)?.pages ?? []
        replacement.destinations.merge(requests.destinations) { $1 }
        if let page = requests.pages.last {
            replacement.view = AnyView(page.view.id(page.number))
        } else if let value = selected.wrappedValue.elements.last,
            let view = requests.destinations[ObjectIdentifier(type(of: value.base))]?(value.base)
        {
            replacement.view = AnyView(view.id(value))
        }
        return ColumnView(
            page: NavigationPageView(
                content: nodes.single(or: ZStackLayout(), named: "ZStack"), items: items, requests: requests,
                isLarge: requests.titleDisplayMode != .inline, back: nil))
    }
}

/// A leading column with a line beside it.
private struct ColumnView: View {
    @Environment(\.self) private var environment
    let page: NavigationPageView

    var body: some View {
        HStack(spacing: 0) {
            page.changingEnvironment { $0.horizontalSizeClass = .compact }
            Rectangle().fill(.control(.separator)).frame(width: environment.hairline).ignoresSafeArea()
        }
    }

    /// The preferred width, in points.
    func width(in environment: EnvironmentValues) -> Double {
        page.requests.columnWidth?.ideal ?? environment.length(.columnWidth)
    }
}

/// The detail column.
private struct DetailColumn: View {
    let nodes: [ViewNode]

    var body: some View {
        ZStack { ForEach(nodes.indices, id: \.self) { LoweredView(node: nodes[$0]) } }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// Columns side by side. Leading ones have their preferred width as far as the last one keeps 40 % of the width.
private struct ColumnsLayout: Layout {
    let ideals: [Double]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let wanted = ideals.reduce(0, +)
        let scale = wanted > 0 ? min(1, bounds.width * 0.6 / wanted) : 1
        var x = bounds.minX
        for (index, subview) in subviews.enumerated() {
            let width = index < ideals.count ? ideals[index] * scale : bounds.maxX - x
            subview.place(
                at: Point(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}
