/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    private enum Bar: Hashable, Sendable {
        case automatic
        case bottomBar
        case navigationBar
        case tabBar
        case window
    }

    private let bar: Bar

    /// The navigation bar.
    public static let automatic = ToolbarPlacement(bar: .automatic)
    /// The bar at the bottom of a page.
    public static let bottomBar = ToolbarPlacement(bar: .bottomBar)
    /// The bar at the top of a page.
    public static let navigationBar = ToolbarPlacement(bar: .navigationBar)
    /// The bar of a tab view.
    public static let tabBar = ToolbarPlacement(bar: .tabBar)
    /// The toolbar of a window. Accepted without effect.
    public static let windowToolbar = ToolbarPlacement(bar: .window)
    /// The toolbar of a window. Accepted without effect.
    public static let windowToolbarItems = ToolbarPlacement(bar: .window)

    /// The bar without its automatic choice.
    var resolved: ToolbarPlacement { self == .automatic ? .navigationBar : self }
}

/// The place of an item in the bars of a page.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Slot: Hashable, Sendable {
        case leading
        case principal
        case trailing
        case bottom
        /// No bar that is drawn.
        case none
    }

    let slot: Slot
    /// Whether titles of buttons are semibold.
    var isProminent = false
    /// Whether the item is centred in its bar.
    var isCentred = false

    /// The trailing edge of the navigation bar.
    public static let automatic = ToolbarItemPlacement(slot: .trailing)
    /// The middle of the navigation bar, instead of the title.
    public static let principal = ToolbarItemPlacement(slot: .principal)
    /// The leading edge of the navigation bar.
    public static let navigation = ToolbarItemPlacement(slot: .leading)
    /// The trailing edge of the navigation bar.
    public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
    /// The trailing edge of the navigation bar.
    public static let secondaryAction = ToolbarItemPlacement(slot: .trailing)
    /// The middle of the bottom bar.
    public static let status = ToolbarItemPlacement(slot: .bottom, isCentred: true)
    /// The trailing edge of the navigation bar, in semibold type.
    public static let confirmationAction = ToolbarItemPlacement(slot: .trailing, isProminent: true)
    /// The leading edge of the navigation bar.
    public static let cancellationAction = ToolbarItemPlacement(slot: .leading)
    /// The trailing edge of the navigation bar.
    public static let destructiveAction = ToolbarItemPlacement(slot: .trailing)
    /// The leading edge of the navigation bar.
    public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
    /// The trailing edge of the navigation bar.
    public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
    /// The leading edge of the navigation bar.
    public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
    /// The trailing edge of the navigation bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
    /// The bottom bar.
    public static let bottomBar = ToolbarItemPlacement(slot: .bottom)
    /// The bar above the keyboard, which is not drawn. Accepted without effect.
    public static let keyboard = ToolbarItemPlacement(slot: .none)
    /// The title of the navigation bar.
    public static let title = ToolbarItemPlacement(slot: .principal)
    /// The large title of the navigation bar; drawn in the middle.
    public static let largeTitle = ToolbarItemPlacement(slot: .principal)
}

/// The role of a page's toolbar.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    /// The default role.
    public static let automatic = ToolbarRole(name: "automatic")
    /// The toolbar of a browser.
    public static let browser = ToolbarRole(name: "browser")
    /// The toolbar of an editor.
    public static let editor = ToolbarRole(name: "editor")
    /// The toolbar of a navigation container.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
}
