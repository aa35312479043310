import FramewrightLayoutEngine

/// The visible columns of a split view in a regular width.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    private let columns: Int

    /// The platform's choice: all columns.
    public static let automatic = NavigationSplitViewVisibility(columns: 0)
    /// All columns.
    public static let all = NavigationSplitViewVisibility(columns: 3)
    /// The detail column and the one beside it.
    public static let doubleColumn = NavigationSplitViewVisibility(columns: 2)
    /// The detail column only.
    public static let detailOnly = NavigationSplitViewVisibility(columns: 1)

    /// The number of visible columns; nil for all.
    var limit: Int? { columns == 0 ? nil : columns }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let index: Int

    /// The leading column.
    public static let sidebar = NavigationSplitViewColumn(index: 0)
    /// The middle one of three columns.
    public static let content = NavigationSplitViewColumn(index: 1)
    /// The trailing column.
    public static let detail = NavigationSplitViewColumn(index: 2)
}

/// Two or three columns, in which the leading ones choose what the others show. In a compact width the columns are
/// pages of a stack.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    @State private var sidebarPath = NavigationPath()
    @State private var detailPath = NavigationPath()
    @State private var sidebarModel = NavigationModel()
    @State private var contentModel = NavigationModel()
    @State private var detailModel = NavigationModel()
    @Environment(\.horizontalSizeClass) private var sizeClass
    private let visibility: NavigationSplitViewVisibility
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail

    private init(
        _ visibility: NavigationSplitViewVisibility?, _ column: Binding<NavigationSplitViewColumn>?,
        sidebar: Sidebar, content: Content?, detail: Detail
    ) {
        self.visibility = visibility ?? .automatic
        compactColumn = column
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    /// The columns side by side, or the pages of a stack in a compact width.
    public var body: some View {
        if sizeClass == .regular { columns } else { stack }
    }

    private var columns: some View {
        let shown = visibility.limit ?? 3
        return SplitColumns(
            sidebar: shown >= (content == nil ? 2 : 3) ? sidebar : nil, content: shown >= 2 ? content : nil,
            detail: detail, models: [sidebarModel, contentModel, detailModel], sidebarPath: $sidebarPath,
            detailPath: $detailPath)
    }

    /// The sidebar as the first page. Values that it pushes show the content or detail column.
    private var stack: some View {
        let column = compactColumn?.wrappedValue.index ?? 0
        let isPushed = column > 0 || !sidebarPath.isEmpty
        // Values are no pages of the stack, but show the next column.
        return NavigationPages(
            root: sidebar.pushing(isPushed, end: leaveSidebar) { secondPage },
            path: PathAccess(values: [], append: push, truncate: { _ in }), model: sidebarModel)
    }

    @ViewBuilder private var secondPage: some View {
        if let content {
            let column = compactColumn?.wrappedValue.index ?? 0
            content.pushing(column > 1 || !detailPath.isEmpty, end: leaveContent) { detail }
        } else {
            detail
        }
    }

    private func leaveSidebar() {
        sidebarPath = NavigationPath()
        compactColumn?.wrappedValue = .sidebar
    }

    private func leaveContent() {
        detailPath = NavigationPath()
        compactColumn?.wrappedValue = .content
    }

    /// Shows the next column.
    private func push(_ value: AnyHashable) {
        if content != nil, !sidebarPath.isEmpty {
            detailPath.elements.append(value)
            compactColumn?.wrappedValue = .detail
        } else {
            sidebarPath.elements.append(value)
            compactColumn?.wrappedValue = content == nil ? .detail : .content
        }
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a split view with two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, sidebar: sidebar(), content: nil, detail: detail())
    }

    /// Creates a split view with two columns, of which a binding chooses the visible ones.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility.wrappedValue, nil, sidebar: sidebar(), content: nil, detail: detail())
    }

    /// Creates a split view with two columns, of which a binding chooses the one on top in a compact width.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
    }

    /// Creates a split view with two columns, of which bindings choose the visible ones.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility.wrappedValue, preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
    }
}

extension NavigationSplitView {
    /// Creates a split view with three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Creates a split view with three columns, of which a binding chooses the visible ones.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility.wrappedValue, nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Creates a split view with three columns, of which a binding chooses the one on top in a compact width.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Creates a split view with three columns, of which bindings choose the visible ones.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility.wrappedValue, preferredCompactColumn, sidebar: sidebar(), content: content(),
            detail: detail())
    }
}
