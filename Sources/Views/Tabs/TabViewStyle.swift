/// The appearance of tab views.
public protocol TabViewStyle: Sendable {
    /// Whether the tabs are pages side by side; nil for a bar.
    var pages: PageIndexDisplay? { get }
}

/// The visibility of the dots below pages.
public struct PageIndexDisplay: Hashable, Sendable {
    let mode: PageTabViewStyle.IndexDisplayMode
}

/// The default style: a bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Nil.
    public var pages: PageIndexDisplay? { nil }

    /// Creates the style.
    public init() {}
}

/// A style that shows a bar at the bottom.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Nil.
    public var pages: PageIndexDisplay? { nil }

    /// Creates the style.
    public init() {}
}

/// A style with a sidebar in a regular width; drawn as a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Nil.
    public var pages: PageIndexDisplay? { nil }

    /// Creates the style.
    public init() {}
}

/// A style that shows pages side by side, with dots below.
public struct PageTabViewStyle: TabViewStyle {
    /// The time at which the dots are visible.
    public struct IndexDisplayMode: Hashable, Sendable {
        private enum Mode: Hashable, Sendable { case automatic, always, never }

        private let mode: Mode

        /// With several pages.
        public static let automatic = IndexDisplayMode(mode: .automatic)
        /// Always.
        public static let always = IndexDisplayMode(mode: .always)
        /// Never.
        public static let never = IndexDisplayMode(mode: .never)
    }

    /// The visibility of the dots.
    public let pages: PageIndexDisplay?

    /// Creates the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { pages = PageIndexDisplay(mode: indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default style.
    public static var automatic: Self { Self() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A style that shows a bar at the bottom.
    public static var tabBarOnly: Self { Self() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A style with a sidebar in a regular width; drawn as a bar.
    public static var sidebarAdaptable: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// A style that shows pages side by side, with dots below.
    public static var page: Self { Self() }

    /// Returns a style that shows pages side by side.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
        Self(indexDisplayMode: indexDisplayMode)
    }
}

/// The appearance of the dots below pages.
public protocol IndexViewStyle: Sendable {
    /// Whether the dots have a background.
    var hasBackground: Bool { get }
}

/// The default style of the dots below pages.
public struct PageIndexViewStyle: IndexViewStyle {
    /// The time at which the dots have a background.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private enum Mode: Hashable, Sendable { case automatic, interactive, always, never }

        private let mode: Mode

        /// While they are touched.
        public static let automatic = BackgroundDisplayMode(mode: .automatic)
        /// While they are touched.
        public static let interactive = BackgroundDisplayMode(mode: .interactive)
        /// Always.
        public static let always = BackgroundDisplayMode(mode: .always)
        /// Never.
        public static let never = BackgroundDisplayMode(mode: .never)
    }

    /// Whether the dots have a background.
    public let hasBackground: Bool

    /// Creates the style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        hasBackground = backgroundDisplayMode == .always
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// The default style.
    public static var page: Self { Self() }

    /// Returns a style with or without a background.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
        Self(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// Sets the style of the tab views inside.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        changingEnvironment { $0.tabViewStyle = style }
    }

    /// Sets the style of the dots of the tab views inside.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        changingEnvironment { $0.indexViewStyle = style }
    }
}

extension EnvironmentValues {
    var tabViewStyle: any TabViewStyle {
        get { self[TabViewStyleKey.self] }
        set { self[TabViewStyleKey.self] = newValue }
    }

    var indexViewStyle: any IndexViewStyle {
        get { self[IndexViewStyleKey.self] }
        set { self[IndexViewStyleKey.self] = newValue }
    }
}

private enum TabViewStyleKey: EnvironmentKey {
    static let defaultValue: any TabViewStyle = DefaultTabViewStyle()
}

private enum IndexViewStyleKey: EnvironmentKey {
    static let defaultValue: any IndexViewStyle = PageIndexViewStyle()
}
