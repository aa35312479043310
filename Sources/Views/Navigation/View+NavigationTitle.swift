/// The way the title of a page is shown. In SwiftUI a type of UIKit's origin; here it only contains the display modes.
public struct NavigationBarItem: Hashable, Sendable {
    /// The size of a page's title.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// The mode of the page below; large on the first page.
        case automatic
        /// A small title in the bar.
        case inline
        /// A large title below the bar.
        case large
    }
}

/// The size of a page's title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private enum Mode: Hashable, Sendable {
        case automatic
        case large
        case inlineLarge
        case inline
    }

    private let mode: Mode

    /// The mode of the page below; large on the first page.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// A large title below the bar.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// A large title; drawn below the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inlineLarge)
    /// A small title in the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
    /// Sets the title of the page.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// Sets the title of the page.
    public func navigationTitle(_ title: Text) -> some View { requesting { $0.title = title } }

    /// Sets the title of the page; it cannot be edited.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }

    /// Sets the subtitle of the page.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// Sets the subtitle of the page.
    public func navigationSubtitle(_ subtitle: Text) -> some View { requesting { $0.subtitle = subtitle } }

    /// Sets the size of the page's title.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        requesting { $0.titleDisplayMode = ToolbarTitleDisplayMode(displayMode) }
    }

    /// Sets the size of the page's title.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        requesting { $0.titleDisplayMode = mode }
    }

    /// Sets the title of the page.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    /// Sets the title of the page.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of the page and its size.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }

    /// Sets the title of the page and its size.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        requesting { requests in
            requests.title = title
            requests.titleDisplayMode = ToolbarTitleDisplayMode(displayMode)
        }
    }

    /// Hides the navigation bar of the page.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbarVisibility(hidden ? .hidden : .visible, for: .navigationBar)
    }

    /// Hides the back button of the page.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        requesting { $0.hidesBackButton = hidesBackButton }
    }

    /// Places views at the leading and trailing edges of the page's navigation bar.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Places a view at the leading edge of the page's navigation bar.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Places a view at the trailing edge of the page's navigation bar.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}

extension ToolbarTitleDisplayMode {
    fileprivate init(_ mode: NavigationBarItem.TitleDisplayMode) {
        switch mode {
        case .automatic: self = .automatic
        case .inline: self = .inline
        case .large: self = .large
        }
    }
}
