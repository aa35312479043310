/// The appearance of navigation views.
public protocol NavigationViewStyle: Sendable {
    /// Whether there is one column in any width.
    var isStack: Bool { get }
}

/// A style that shows columns in a regular width, otherwise a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// False.
    public var isStack: Bool { false }

    /// Creates the style.
    public init() {}
}

/// A style that shows one column in any width.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// True.
    public var isStack: Bool { true }

    /// Creates the style.
    public init() {}
}

/// A style that shows columns in a regular width.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// False.
    public var isStack: Bool { false }
}

/// A style that shows two columns in a regular width.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// False.
    public var isStack: Bool { false }

    /// Creates the style.
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default style.
    public static var automatic: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A style that shows one column in any width.
    public static var stack: Self { Self() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// A style that shows columns in a regular width.
    public static var columns: Self { Self() }
}

/// The appearance of split views.
public protocol NavigationSplitViewStyle: Sendable {}

/// The default style of split views.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}

/// A style of split views in which the columns share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}

/// A style of split views in which the detail column keeps its width; drawn as balanced.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default style.
    public static var automatic: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// A style in which the columns share the width.
    public static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A style in which the detail column keeps its width; drawn as balanced.
    public static var prominentDetail: Self { Self() }
}

extension View {
    /// Sets the style of the navigation views inside.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        changingEnvironment { $0.navigationViewStyle = style }
    }

    /// Returns the view unchanged: all columns are side by side. Accepted without effect.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}

extension EnvironmentValues {
    var navigationViewStyle: any NavigationViewStyle {
        get { self[NavigationViewStyleKey.self] }
        set { self[NavigationViewStyleKey.self] = newValue }
    }
}

private enum NavigationViewStyleKey: EnvironmentKey {
    static let defaultValue: any NavigationViewStyle = DefaultNavigationViewStyle()
}
