public import FoundationEssentials
import FramewrightLayoutEngine
import FramewrightTypography

/// A label with a value.
public struct LabeledContent<Label: View, Content: View>: View {
    @Environment(\.labeledContentStyle) private var style
    private let label: Label
    private let content: Content

    /// Creates a label with a value, both made of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The label and the value, in the current style.
    public var body: some View {
        let style = style
        style.styled(
            LabeledContentStyleConfiguration(
                label: .init(content: AnyView(label)),
                content: .init(content: AnyView(content.changingEnvironment { $0.labeledContentStyle = style }))))
    }
}

extension LabeledContent where Label == Text {
    /// Creates a value with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a title with a string.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: some StringProtocol) {
        self.init {
            Text(value)
        } label: {
            Text(title)
        }
    }

    /// Creates a title with a formatted value.
    @_disfavoredOverload
    public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(title, value: format.format(value))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates labeled content from the configuration of a style, in the default style.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// The properties of labeled content, as passed to its style.
@MainActor @preconcurrency
public struct LabeledContentStyleConfiguration {
    /// The label of labeled content.
    public struct Label: View {
        let content: AnyView

        /// The views of the label.
        public var body: some View { content }
    }

    /// The value of labeled content.
    public struct Content: View {
        let content: AnyView

        /// The views of the value.
        public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// The value.
    public let content: Content
}

/// The appearance of labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle: Sendable {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label at the leading and the value at the trailing edge.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns label and value.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(
            name: "LabeledContent", label: LabelColumn(content: configuration.label), isStacked: true, isShared: true
        ) {
            configuration.content
                .changingEnvironment {
                    $0.foregroundStyle = ContainerInk(color: .inkSecondary)
                    $0.multilineTextAlignment = $0.dynamicTypeSize.isAccessibilitySize ? .leading : .trailing
                }
        }
        .changingNode { $0.payload.control = nil }
    }
}

/// A label of one or two views, the second one smaller below the first.
struct LabelColumn<Content: View>: PrimitiveView {
    let content: Content

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let nodes = lowering.nodes(of: content)
        guard nodes.count > 1 else { return nodes }
        return [nodes.single(or: VStackLayout(alignment: .leading, spacing: 2), named: "VStack")]
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    /// Sets the style of the labeled content inside.
    public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
        changingEnvironment { $0.labeledContentStyle = style }
    }
}

extension LabeledContentStyle {
    func styled(_ configuration: LabeledContentStyleConfiguration) -> AnyView { AnyView(body(configuration)) }

    private func body(_ configuration: LabeledContentStyleConfiguration) -> some View {
        StyledView(style: self) { $0.makeBody(configuration: configuration) }
            .changingEnvironment { $0.labeledContentStyle = AutomaticLabeledContentStyle() }
    }
}

extension EnvironmentValues {
    var labeledContentStyle: any LabeledContentStyle {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

private enum LabeledContentStyleKey: EnvironmentKey {
    static let defaultValue: any LabeledContentStyle = AutomaticLabeledContentStyle()
}
