extension Button where Label == FramewrightViews.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { FramewrightViews.Label(title, systemImage: systemImage) }
    }

    /// Creates a button with a title and an image from the asset folder.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, image: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { FramewrightViews.Label(title, image: image) }
    }
}

extension Button where Label == Text {
    /// Creates a button with the platform's title for its role.
    public init(role: ButtonRole, action: @escaping () -> Void) {
        let title =
            switch role {
            case .destructive: "Delete"
            case .cancel: "Cancel"
            case .confirm: "Done"
            case .close: "Close"
            }
        self.init(role: role, action: action) { Text(verbatim: title) }
    }
}
