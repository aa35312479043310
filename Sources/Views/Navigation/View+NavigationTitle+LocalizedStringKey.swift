extension View {
    /// Sets the title of the page.
    public func navigationTitle(_ title: LocalizedStringKey) -> some View { navigationTitle(Text(title)) }

    /// Sets the subtitle of the page.
    public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// Sets the title of the page.
    public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { navigationTitle(title) }

    /// Sets the title of the page and its size.
    public func navigationBarTitle(
        _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }
}
