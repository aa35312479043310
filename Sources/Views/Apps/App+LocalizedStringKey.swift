extension WindowGroup {
    /// Creates a scene with a title. The title is accepted without effect.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a scene with a title and an identifier. Both are accepted without effect.
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Window {
    /// Creates a scene with a title and an identifier. Both are accepted without effect.
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
