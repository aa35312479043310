extension Button where Label == Text {
    /// Creates a button with a title.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
}

extension Button where Label == FramewrightViews.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { FramewrightViews.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a title and an image from the asset folder.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { FramewrightViews.Label(titleKey, image: image) }
    }
}
