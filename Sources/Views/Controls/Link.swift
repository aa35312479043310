public import FoundationEssentials

/// A button that opens an address by the environment's `openURL` action.
public struct Link<Label: View>: View {
    @Environment(\.openURL) private var openURL
    private let destination: URL
    private let label: Label

    /// Creates a link with a label made of views.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// The label, as a button.
    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
    }
}

extension Link where Label == Text {
    /// Creates a link with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: URL) { self.init(destination: destination) { Text(title) } }
}

/// A button that shares items. Sharing is accepted without effect.
public struct ShareLink<Label: View>: View {
    private let label: Label

    /// Creates a link for an item, with a label made of views.
    public init(item: some Any, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// Creates a link for an item with a preview, and a label made of views.
    public init(
        item: some Any, subject: Text? = nil, message: Text? = nil, preview: SharePreview,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// Creates a link for items, with a label made of views.
    public init(
        items: some RandomAccessCollection, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// The label, as a button.
    public var body: some View {
        Button {
        } label: {
            label
        }
    }
}

extension ShareLink where Label == FramewrightViews.Label<Text, Image> {
    /// Creates a link for an item with the platform's label.
    public init(item: some Any, subject: Text? = nil, message: Text? = nil) {
        self.init("Share\u{2026}", item: item, subject: subject, message: message)
    }

    /// Creates a link for an item with a preview and the platform's label.
    public init(item: some Any, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
        self.init("Share\u{2026}", item: item, subject: subject, message: message)
    }

    /// Creates a link for items with the platform's label.
    public init(items: some RandomAccessCollection, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message) {
            FramewrightViews.Label("Share\u{2026}", systemImage: "square.and.arrow.up")
        }
    }

    /// Creates a link for an item with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, item: some Any, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) {
            FramewrightViews.Label(title, systemImage: "square.and.arrow.up")
        }
    }

    /// Creates a link for an item with a preview and a title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, item: some Any, subject: Text? = nil, message: Text? = nil, preview: SharePreview
    ) {
        self.init(title, item: item, subject: subject, message: message)
    }
}

/// The preview of a shared item. Accepted without effect.
public struct SharePreview: Sendable {
    /// Creates a preview with a title.
    public init(_ title: some StringProtocol) {}

    /// Creates a preview with a title and an image.
    public init(_ title: some StringProtocol, image: some Any) {}

    /// Creates a preview with a title, an image and an icon.
    public init(_ title: some StringProtocol, image: some Any, icon: some Any) {}
}
