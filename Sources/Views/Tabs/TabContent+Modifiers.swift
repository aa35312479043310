import FramewrightLayoutEngine

// Tabs of this package are views too, for which the modifiers of views of the same names exist. The variants for both
// decide where a closure takes either.

extension TabContent {
    /// Shows a number beside the item of a tab; 0 shows nothing.
    public func badge(_ count: Int) -> TabContents<TabValue> { changed { $0.badge(count) } }

    /// Shows a text beside the item of a tab.
    public func badge(_ label: Text?) -> TabContents<TabValue> { changed { $0.badge(label) } }

    /// Shows a text beside the item of a tab.
    public func badge(_ key: LocalizedStringKey?) -> TabContents<TabValue> { changed { $0.badge(key) } }

    /// Shows a text beside the item of a tab.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> TabContents<TabValue> { changed { $0.badge(label) } }

    /// Disables the controls of the tab's view.
    public func disabled(_ disabled: Bool) -> TabContents<TabValue> { changed { $0.disabled(disabled) } }

    /// Removes the tab while the condition is true.
    public func hidden(_ hidden: Bool = true) -> TabContents<TabValue> { changed { HiddenTab(tab: hidden ? nil : $0) } }

    /// Sets a name of the tab for tests.
    public func accessibilityIdentifier(_ identifier: String) -> TabContents<TabValue> {
        changed { $0.accessibilityIdentifier(identifier) }
    }

    /// Adds a menu that opens when the item is touched and held. Accepted without effect.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> TabContents<TabValue> {
        changed { $0 }
    }

    /// Sets a name by which the order of tabs is stored. Accepted without effect.
    public func customizationID(_ id: String) -> TabContents<TabValue> { changed { $0 } }

    /// Sets where the user may move the tab. Accepted without effect.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> TabContents<TabValue> { changed { $0 } }

    /// Sets the visibility of the tab until the user changes it. Accepted without effect.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> TabContents<TabValue> { changed { $0 } }

    /// Sets the place of the tab in a sidebar and a bar. Accepted without effect.
    public func tabPlacement(_ placement: TabPlacement) -> TabContents<TabValue> { changed { $0 } }

    /// Adds buttons to a section in a sidebar. Accepted without effect.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> TabContents<TabValue> {
        changed { $0 }
    }

    private func changed(_ change: (TabContentView<Self>) -> some View) -> TabContents<TabValue> {
        TabContents(change(TabContentView(content: self)))
    }
}

extension TabContent where Self: View {
    /// Shows a number beside the item of a tab; 0 shows nothing.
    public func badge(_ count: Int) -> TabContents<TabValue> { changed { $0.badge(count) } }

    /// Shows a text beside the item of a tab.
    public func badge(_ label: Text?) -> TabContents<TabValue> { changed { $0.badge(label) } }

    /// Shows a text beside the item of a tab.
    public func badge(_ key: LocalizedStringKey?) -> TabContents<TabValue> { changed { $0.badge(key) } }

    /// Shows a text beside the item of a tab.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> TabContents<TabValue> { changed { $0.badge(label) } }

    /// Disables the controls of the tab's view.
    public func disabled(_ disabled: Bool) -> TabContents<TabValue> { changed { $0.disabled(disabled) } }

    /// Sets a name of the tab for tests.
    public func accessibilityIdentifier(_ identifier: String) -> TabContents<TabValue> {
        changed { $0.accessibilityIdentifier(identifier) }
    }

    /// Adds a menu that opens when the item is touched and held. Accepted without effect.
    public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> TabContents<TabValue> { changed { $0 } }
}

/// A tab that may be hidden.
private struct HiddenTab<Content: View>: PrimitiveView {
    let tab: Content?

    func lower(_ lowering: Lowering) -> [ViewNode] { tab.map { lowering.nodes(of: $0) } ?? [] }
}

/// The freedom to move a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let rank: Int

    /// As the system decides.
    public static let automatic = TabCustomizationBehavior(rank: 0)
    /// The tab can be moved.
    public static let reorderable = TabCustomizationBehavior(rank: 1)
    /// The tab stays.
    public static let disabled = TabCustomizationBehavior(rank: 2)
}

/// A place that tabs are shown in.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let rank: Int

    /// As the system decides.
    public static let automatic = AdaptableTabBarPlacement(rank: 0)
    /// A bar.
    public static let tabBar = AdaptableTabBarPlacement(rank: 1)
    /// A sidebar.
    public static let sidebar = AdaptableTabBarPlacement(rank: 2)
}

/// The place of a tab.
public struct TabPlacement: Hashable, Sendable {
    private let rank: Int

    /// As the system decides.
    public static let automatic = TabPlacement(rank: 0)
    /// At the end of a bar, always.
    public static let pinned = TabPlacement(rank: 1)
    /// Only in a sidebar.
    public static let sidebarOnly = TabPlacement(rank: 2)
}
