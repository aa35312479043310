extension Menu where Label == Text {
    /// Creates a menu with a title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a menu with a title that performs an action when it is tapped.
    public init(
        _ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == FramewrightViews.Label<Text, Image> {
    /// Creates a menu with a title and a symbol.
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Self.label(Text(title), Image(systemName: systemImage)) }
    }

    /// Creates a menu with a title and a symbol that performs an action when it is tapped.
    public init(
        _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { Self.label(Text(title), Image(systemName: systemImage)) },
            primaryAction: primaryAction)
    }

    /// Creates a menu with a title and an image.
    public init(_ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Self.label(Text(title), Image(image)) }
    }
}
