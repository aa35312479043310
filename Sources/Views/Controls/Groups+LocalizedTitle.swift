public import FoundationEssentials

extension GroupBox where Label == Text {
    /// Creates a box with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
}

extension ControlGroup {
    /// Creates a group with a title, which is only shown in menus.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }
}

extension Link where Label == Text {
    /// Creates a link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
}

extension ShareLink where Label == FramewrightViews.Label<Text, Image> {
    /// Creates a link for an item with a title.
    public init(_ titleKey: LocalizedStringKey, item: some Any, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) {
            FramewrightViews.Label(titleKey, systemImage: "square.and.arrow.up")
        }
    }
}

extension ContentUnavailableView
where Label == FramewrightViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a message with a title, a symbol and a description.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            FramewrightViews.Label(titleKey, systemImage: name)
        } description: {
            description
        }
    }

    /// Creates a message with a title, an image from the asset folder and a description.
    public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            FramewrightViews.Label(titleKey, image: name)
        } description: {
            description
        }
    }
}

extension LabeledContent where Label == Text {
    /// Creates a value with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a title with a string.
    public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
        self.init {
            Text(value)
        } label: {
            Text(titleKey)
        }
    }

    /// Creates a title with a formatted value.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleKey, value: format.format(value))
    }
}

extension ProgressView where ValueLabel == EmptyView, Label == Text {
    /// Creates a progress view with a title; a value of nil is unknown.
    public init<Value: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: Value?, total: Value = 1) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Creates a spinner with a title.
    public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
}
