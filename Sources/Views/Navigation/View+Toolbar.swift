import FramewrightLayoutEngine

extension View {
    /// Adds items to the bars of the page.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        ToolbarView(content: self, items: content())
    }

    /// Adds items to the bars of the page. The identifier is accepted without effect.
    public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        ToolbarView(content: self, items: content())
    }

    /// Adds views to the trailing edge of the page's navigation bar.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        ToolbarView(content: self, items: ToolbarItemGroup(content: content))
    }

    /// Shows or hides bars.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        changingBars(bars) { $0.visibility = visibility }
    }

    /// Shows or hides bars.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        changingBars(bars) { $0.visibility = visibility }
    }

    /// Fills the background of bars with a style.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        changingBars(bars) { $0.background = AnyShapeStyle(style) }
    }

    /// Shows or hides the background of bars.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        changingBars(bars) { $0.backgroundVisibility = visibility }
    }

    /// Shows or hides the background of bars.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        changingBars(bars) { $0.backgroundVisibility = visibility }
    }

    /// Sets the appearance of bars; nil restores that of the screen.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        changingBars(bars) { $0.colorScheme = colorScheme }
    }

    /// Returns the view unchanged. Accepted without effect.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Returns the view unchanged: the title has no menu. Accepted without effect.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

    private func changingBars(
        _ bars: [ToolbarPlacement], _ change: @escaping (inout BarTraits) -> Void
    ) -> some View {
        requesting { requests in
            for bar in bars.isEmpty ? [.automatic] : bars {
                change(&requests.bars[bar.resolved, default: BarTraits()])
            }
        }
    }
}

private struct ToolbarView<Content: View, Items: ToolbarContent>: PrimitiveView {
    let content: Content
    let items: Items

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self).collectingPreferences()
        let entries = inner.at(.position(1)).entries(of: items)
        inner.preferences.transform(PageRequestsKey.self) { $0.items += entries }
        return inner.at(.position(0)).nodes(of: content)
    }
}
