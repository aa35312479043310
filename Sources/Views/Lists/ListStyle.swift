/// The appearance of lists. The types of this package are its only conforming types.
public protocol ListStyle: Sendable {}

/// The features in which list styles differ.
struct ListLook: Equatable, Sendable {
    /// Whether sections are cards on a subtle background; otherwise rows extend from edge to edge.
    var isGrouped: Bool
    /// Whether cards have margins and round corners.
    var isInset = false
    /// Whether headers are large and sections collapse.
    var isSidebar = false

    static let plain = ListLook(isGrouped: false)
    static let grouped = ListLook(isGrouped: true)
    static let insetGrouped = ListLook(isGrouped: true, isInset: true)
    static let sidebar = ListLook(isGrouped: true, isInset: true, isSidebar: true)
}

/// A style with a known look.
protocol KnownListStyle: ListStyle {
    var look: ListLook { get }
}

/// The default style: sections as cards on a subtle background.
public struct DefaultListStyle: KnownListStyle {
    var look: ListLook { .insetGrouped }

    /// Creates the style.
    public init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: KnownListStyle {
    var look: ListLook { .plain }

    /// Creates the style.
    public init() {}
}

/// Rows from edge to edge, drawn as in the plain style.
public struct InsetListStyle: KnownListStyle {
    var look: ListLook { .plain }

    /// Creates the style.
    public init() {}
}

/// Sections from edge to edge on a subtle background.
public struct GroupedListStyle: KnownListStyle {
    var look: ListLook { .grouped }

    /// Creates the style.
    public init() {}
}

/// Sections as cards on a subtle background.
public struct InsetGroupedListStyle: KnownListStyle {
    var look: ListLook { .insetGrouped }

    /// Creates the style.
    public init() {}
}

/// Sections with large headers that can be collapsed.
public struct SidebarListStyle: KnownListStyle {
    var look: ListLook { .sidebar }

    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows from edge to edge.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections from edge to edge on a subtle background.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections as cards on a subtle background.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// Sections with large headers that can be collapsed.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// Sets the style of the lists inside.
    public func listStyle(_ style: some ListStyle) -> some View {
        changingEnvironment { $0.listLook = (style as? any KnownListStyle)?.look ?? .insetGrouped }
    }
}

extension EnvironmentValues {
    /// The look of the lists inside.
    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }

    /// The look of the list that contains the view; nil outside of lists.
    var listContext: ListLook? {
        get { self[ListContextKey.self] }
        set { self[ListContextKey.self] = newValue }
    }
}

private enum ListLookKey: EnvironmentKey {
    static let defaultValue = ListLook.insetGrouped
}

private enum ListContextKey: EnvironmentKey {
    static let defaultValue: ListLook? = nil
}
