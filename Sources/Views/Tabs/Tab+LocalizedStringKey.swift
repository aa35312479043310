extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a title, a symbol and a value.
    public init(
        _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) {
            DefaultTabLabel(Text(title), Image(systemName: systemImage))
        }
    }

    /// Creates a tab with a title, an image and a value.
    public init(
        _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(title), Image(image)) }
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a title and a symbol.
    public init(
        _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) { DefaultTabLabel(Text(title), Image(systemName: systemImage)) }
    }

    /// Creates a tab with a title and an image.
    public init(
        _ title: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) { DefaultTabLabel(Text(title), Image(image)) }
    }
}
