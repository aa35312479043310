extension View {
    /// Shows a panel of actions when a touch is held on the view.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        ContextMenuView(content: self, items: menuItems())
    }

    /// Shows a panel of actions when a touch is held on the view. The preview is accepted without effect: the view
    /// itself stays visible.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        ContextMenuView(content: self, items: menuItems())
    }

    /// Shows the panel of a menu given as a value when a touch is held on the view.
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        ContextMenuView(content: self, items: contextMenu?.items)
    }
}

/// A menu as a value, for `contextMenu(_:)`.
@MainActor @preconcurrency
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// Creates a menu with actions.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

private struct ContextMenuView<Content: View, Items: View>: View {
    @State private var isOpen = false
    let content: Content
    let items: Items

    var body: some View {
        let end = { @MainActor in withAnimation(.panel) { isOpen = false } }
        PanelSource(content: source, isPresented: isOpen, end: end) { MenuPanel(content: items, end: end) }
    }

    private var source: some View {
        content.interacting([
            .longPress(
                minimumDuration: 0.5, maximumDistance: 10, pressing: { _ in },
                action: { withAnimation(.panel) { isOpen = true } })
        ])
    }
}
