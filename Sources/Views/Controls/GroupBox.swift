import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// A group of views on a card, with an optional title.
public struct GroupBox<Label: View, Content: View>: View {
    @Environment(\.groupBoxStyle) private var style
    private let label: Label
    private let content: Content

    /// Creates a box with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Creates a box with a label, in the order that earlier versions of the platform used.
    public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content) { label } }

    /// The box in the current style.
    public var body: some View {
        let style = style
        style.styled(
            GroupBoxStyleConfiguration(
                label: .init(content: AnyView(label)),
                content: .init(content: AnyView(content.changingEnvironment { $0.groupBoxStyle = style }))))
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    /// Creates a box with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates a box from the configuration of a style, in the default style.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// The properties of a group box, as passed to its style.
@MainActor @preconcurrency
public struct GroupBoxStyleConfiguration {
    /// The label of a box.
    public struct Label: View {
        let content: AnyView

        /// The views of the label.
        public var body: some View { content }
    }

    /// The content of a box.
    public struct Content: View {
        let content: AnyView

        /// The views of the content.
        public var body: some View { content }
    }

    /// The box's label.
    public let label: Label
    /// The box's content.
    public let content: Content
}

/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle: Sendable {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A rounded card with the title above the content.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the card.
    public func makeBody(configuration: Configuration) -> some View { GroupCard(configuration: configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupCard: View {
    @Environment(\.self) private var environment
    let configuration: GroupBoxStyleConfiguration

    var body: some View {
        VStack(alignment: .leading, spacing: environment.length(.labelGap)) {
            configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
            Joined(layout: VStackLayout(), name: "VStack", content: configuration.content)
                .frame(maxWidth: .infinity)
        }
        .padding(environment.length(.groupSide))
        .background(fill, in: RoundedRectangle(cornerRadius: environment.length(.groupRadius)))
    }

    /// The colour of grouped content, which is that of rows in a dark appearance.
    private var fill: Color { .control(environment.colorScheme == .dark ? .surface : .grouped) }
}

extension View {
    /// Sets the style of the group boxes inside.
    public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
        changingEnvironment { $0.groupBoxStyle = style }
    }
}

extension GroupBoxStyle {
    func styled(_ configuration: GroupBoxStyleConfiguration) -> AnyView { AnyView(body(configuration)) }

    private func body(_ configuration: GroupBoxStyleConfiguration) -> some View {
        StyledView(style: self) { $0.makeBody(configuration: configuration) }
            .changingEnvironment { $0.groupBoxStyle = DefaultGroupBoxStyle() }
    }
}

extension EnvironmentValues {
    var groupBoxStyle: any GroupBoxStyle {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

private enum GroupBoxStyleKey: EnvironmentKey {
    static let defaultValue: any GroupBoxStyle = DefaultGroupBoxStyle()
}
