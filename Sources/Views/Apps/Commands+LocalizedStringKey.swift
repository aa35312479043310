extension CommandMenu {
    /// Creates a menu with a title.
    public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
