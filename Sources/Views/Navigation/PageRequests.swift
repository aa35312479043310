import FramewrightLayoutEngine

/// The requests of a page's views to the navigation container and the bars around it.
struct PageRequests {
    var title: Text?
    var subtitle: Text?
    var titleDisplayMode: ToolbarTitleDisplayMode?
    var hidesBackButton = false
    var items: [ToolbarEntry] = []
    var bars: [ToolbarPlacement: BarTraits] = [:]
    var destinations: [ObjectIdentifier: @MainActor (Any) -> AnyView?] = [:]
    var pages: [RequestedPage] = []
    var search: SearchRequest?
    var columnWidth: ColumnWidth?

    /// The traits of a bar; traits of all bars apply where its own do not.
    func traits(of bar: ToolbarPlacement) -> BarTraits { bars[bar] ?? BarTraits() }

    /// Whether nothing was requested that a navigation bar shows.
    var showsNothing: Bool {
        title == nil && search == nil && !items.contains { $0.placement.slot != .bottom && $0.placement.slot != .none }
    }

    /// The requests to containers around a navigation container: the traits of tab bars.
    var outside: PageRequests {
        var outside = PageRequests()
        outside.bars = bars.filter { $0.key == .tabBar }
        return outside
    }
}

/// The appearance of a bar, set by a page.
struct BarTraits {
    var visibility = Visibility.automatic
    var background: AnyShapeStyle?
    var backgroundVisibility = Visibility.automatic
    var colorScheme: ColorScheme?

    func completed(by other: BarTraits) -> BarTraits {
        var traits = self
        if visibility == .automatic { traits.visibility = other.visibility }
        if backgroundVisibility == .automatic { traits.backgroundVisibility = other.backgroundVisibility }
        traits.background = background ?? other.background
        traits.colorScheme = colorScheme ?? other.colorScheme
        return traits
    }
}

/// A page that a view pushes while a condition is true.
struct RequestedPage {
    /// The number of the pushing view.
    let number: Int
    let view: AnyView
    /// The environment of the pushing view, whose models the page inherits.
    let environment: EnvironmentValues
    /// Removes the page.
    let end: @MainActor () -> Void
}

enum PageRequestsKey: EarlyPreferenceKey {
    static var defaultValue: PageRequests { PageRequests() }

    /// Joins the requests of siblings. Of several titles the first is used.
    static func reduce(value: inout PageRequests, nextValue: () -> PageRequests) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.subtitle = value.subtitle ?? next.subtitle
        value.titleDisplayMode = value.titleDisplayMode ?? next.titleDisplayMode
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        value.items += next.items
        value.bars.merge(next.bars) { $0.completed(by: $1) }
        value.destinations.merge(next.destinations) { own, _ in own }
        value.pages += next.pages
        value.search = value.search ?? next.search
        value.columnWidth = value.columnWidth ?? next.columnWidth
    }
}

extension View {
    /// Changes the requests of this view to the containers around it.
    func requesting(_ change: @escaping (inout PageRequests) -> Void) -> some View {
        transformPreference(PageRequestsKey.self, change)
    }
}
