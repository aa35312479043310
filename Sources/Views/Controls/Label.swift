import FramewrightLayoutEngine

/// An icon and a title.
public struct Label<Title: View, Icon: View>: View {
    @Environment(\.self) private var environment
    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

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

/// What of a label is shown.
public struct LabelStyle: Sendable {
    enum Content {
        case titleAndIcon
        case titleOnly
        case iconOnly
    }

    let content: Content

    public static let automatic = LabelStyle(content: .titleAndIcon)
    public static let titleAndIcon = LabelStyle(content: .titleAndIcon)
    public static let titleOnly = LabelStyle(content: .titleOnly)
    public static let iconOnly = LabelStyle(content: .iconOnly)
}

extension View {
    /// What of the labels inside is shown.
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
