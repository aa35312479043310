import FramewrightDrawing
import FramewrightLayoutEngine

/// The properties of a label, as passed to its style.
@MainActor @preconcurrency
public struct LabelStyleConfiguration {
    /// The title of a label.
    public struct Title: View {
        let content: AnyView

        /// The views of the title.
        public var body: some View { content }
    }

    /// The icon of a label.
    public struct Icon: View {
        let content: AnyView

        /// The views of the icon.
        public var body: some View { content }
    }

    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon
}

/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle: Sendable {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: title and icon. In the rows of lists, icons form a column in the accent colour.
public struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns title and icon.
    public func makeBody(configuration: Configuration) -> some View { IconAndTitle(configuration: configuration) }
}

/// Title and icon.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns title and icon.
    public func makeBody(configuration: Configuration) -> some View { IconAndTitle(configuration: configuration) }
}

/// The title only.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon only.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the icon.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Title and icon.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title only.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon only.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct IconAndTitle: View {
    @Environment(\.self) private var environment
    let configuration: LabelStyleConfiguration

    var body: some View {
        if environment.isInListRow {
            HStack(spacing: environment.length(.listIconGap)) {
                configuration.icon
                    .changingEnvironment { $0.foregroundStyle = iconStyle }
                    .frame(minWidth: environment.length(.listIcon) * environment.bodyGrowth)
                configuration.title.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            }
        } else {
            HStack(alignment: .firstTextBaseline, spacing: environment.length(.labelGap)) {
                configuration.icon
                configuration.title
            }
        }
    }

    private var iconStyle: any ShapeStyle {
        environment.listItemTint ?? environment.requestedForeground ?? environment.accentInk
    }
}

extension View {
    /// Sets the style of the labels inside.
    public func labelStyle(_ style: some LabelStyle) -> some View { changingEnvironment { $0.labelStyle = style } }
}

extension LabelStyle {
    func styled(_ configuration: LabelStyleConfiguration) -> AnyView { AnyView(body(configuration)) }

    private func body(_ configuration: LabelStyleConfiguration) -> some View {
        StyledView(style: self) { $0.makeBody(configuration: configuration) }
            .changingEnvironment { $0.labelStyle = DefaultLabelStyle() }
    }
}

extension EnvironmentValues {
    var labelStyle: any LabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

private enum LabelStyleKey: EnvironmentKey {
    static let defaultValue: any LabelStyle = DefaultLabelStyle()
}
