import FramewrightLayoutEngine

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a title and an image of an asset catalogue.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }

    /// Creates a label with a title and an image of an asset catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}

extension Button where Label == FramewrightViews.Label<Text, Image> {
    /// Creates a button with a title and an image of an asset catalogue.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { FramewrightViews.Label(titleKey, image: image) }
    }

    /// Creates a button with a title and an image of an asset catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { FramewrightViews.Label(title, image: image) }
    }
}
