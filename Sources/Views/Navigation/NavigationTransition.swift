public import FramewrightLayoutEngine

/// The transition with which a page or sheet appears. All pages move in from the trailing edge.
public protocol NavigationTransition: Sendable {}

/// The default transition.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A transition that enlarges a source; drawn as the default one.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The default transition.
    public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Returns a transition that enlarges a source; drawn as the default one.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

/// The container whose background a view sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// The page of a navigation container.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// The tab of a tab view.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// A widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// The behaviour of a tab bar while content scrolls.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// The platform's choice.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// The bar becomes small while content scrolls down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "down")
    /// The bar becomes small while content scrolls up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "up")
    /// The bar keeps its size.
    public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
    /// Returns the view unchanged. Accepted without effect.
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Returns the view unchanged. Accepted without effect.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

    /// Fills the background of the view, up to the edges of the screen.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
    }

    /// Places a view behind the view, up to the edges of the screen.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(alignment: alignment) { content().ignoresSafeArea() }
    }

    /// Returns the view unchanged: tab bars keep their size. Accepted without effect.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
