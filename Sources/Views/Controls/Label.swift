import FramewrightLayoutEngine

/// An icon with a title.
public struct Label<Title: View, Icon: View>: View {
    @Environment(\.self) private var environment
    private let title: Title
    private let icon: Icon

    /// Creates a label from views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The parts that the label style shows.
    public var body: some View {
        switch environment.labelContent {
        case .titleAndIcon:
            HStack(alignment: .firstTextBaseline, spacing: environment.length(.labelGap)) {
                icon
                title
            }
        case .titleOnly: title
        case .iconOnly: icon
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label from a text and the name of a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}

/// The visible parts of labels.
public struct LabelStyle: Sendable {
    enum Content {
        case titleAndIcon
        case titleOnly
        case iconOnly
    }

    let content: Content

    /// The default style: title and icon.
    public static let automatic = LabelStyle(content: .titleAndIcon)
    /// Shows title and icon.
    public static let titleAndIcon = LabelStyle(content: .titleAndIcon)
    /// Shows the title only.
    public static let titleOnly = LabelStyle(content: .titleOnly)
    /// Shows the icon only.
    public static let iconOnly = LabelStyle(content: .iconOnly)
}

extension View {
    /// Sets the style of the labels inside.
    public func labelStyle(_ style: LabelStyle) -> some View { changingEnvironment { $0.labelContent = style.content } }
}

extension EnvironmentValues {
    var labelContent: LabelStyle.Content {
        get { self[LabelContentKey.self] }
        set { self[LabelContentKey.self] = newValue }
    }
}

private enum LabelContentKey: EnvironmentKey {
    static let defaultValue = LabelStyle.Content.titleAndIcon
}
