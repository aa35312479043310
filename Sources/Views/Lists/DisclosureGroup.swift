import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// A label that shows or hides views below it when tapped.
public struct DisclosureGroup<Label: View, Content: View>: View {
    @State private var isOpen = false
    @Environment(\.disclosureGroupStyle) private var style
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content
    private let label: Label

    /// Creates a group that keeps its own state.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.content = content
        self.label = label()
    }

    /// Creates a group whose state is bound.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label()
    }

    /// The label and, if expanded, the content.
    public var body: some View {
        let style = style
        style.styled(
            DisclosureGroupStyleConfiguration(
                label: .init(content: AnyView(label)),
                content: .init { AnyView(content().changingEnvironment { $0.disclosureGroupStyle = style }) },
                isExpanded: isExpanded ?? $isOpen))
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a title that keeps its own state.
    @_disfavoredOverload
    public init(_ label: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    /// Creates a group with a title whose state is bound.
    @_disfavoredOverload
    public init(
        _ label: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}

/// The properties of a disclosure group, as passed to its style.
@MainActor @preconcurrency
public struct DisclosureGroupStyleConfiguration {
    /// The label of a group.
    public struct Label: View {
        let content: AnyView

        /// The views of the label.
        public var body: some View { content }
    }

    /// The content of a group.
    public struct Content: View {
        let content: @MainActor () -> AnyView

        /// The views of the content.
        public var body: some View { content() }
    }

    /// The group's label.
    public let label: Label
    /// The group's content.
    public let content: Content
    /// Whether the content is shown.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The appearance of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: Sendable {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A row with an arrow, above the content.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the rows of a list, or otherwise a column.
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureRows(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureRows: View {
    @Environment(\.self) private var environment
    let configuration: DisclosureGroupStyleConfiguration

    var body: some View {
        if environment.isInListRow {
            header
            if configuration.isExpanded { configuration.content.padding(.leading, environment.length(.listIndent)) }
        } else {
            VStack(alignment: .leading, spacing: environment.length(.labelGap)) {
                header
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    private var header: some View {
        let isExpanded = configuration.$isExpanded
        return HStack(spacing: environment.length(.labelGap)) {
            Joined(layout: HStackLayout(), name: "HStack", content: configuration.label)
            Spacer(minLength: 0)
            DisclosureArrow(isExpanded: configuration.isExpanded)
        }
        .contentShape(Rectangle())
        .interacting([.tap(count: 1) { _ in withAnimation { isExpanded.wrappedValue.toggle() } }])
        .changingNode { $0.payload.control = "Button" }
        .showing(value: configuration.isExpanded ? "expanded" : "collapsed")
    }
}

/// An arrow that points to the trailing side, or down if expanded.
struct DisclosureArrow: View {
    @Environment(\.self) private var environment
    let isExpanded: Bool

    var body: some View {
        let angle = environment.layoutDirection == .rightToLeft ? -90.0 : 90
        Chevron()
            .stroke(environment.accentInk, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .frame(width: 6.5 * environment.bodyGrowth, height: 11 * environment.bodyGrowth)
            .rotationEffect(.degrees(isExpanded ? angle : 0))
            .frame(width: 12 * environment.bodyGrowth)
    }
}

extension View {
    /// Sets the style of the disclosure groups inside.
    public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
        changingEnvironment { $0.disclosureGroupStyle = style }
    }
}

extension DisclosureGroupStyle {
    fileprivate func styled(_ configuration: DisclosureGroupStyleConfiguration) -> AnyView {
        AnyView(StyledView(style: self) { $0.makeBody(configuration: configuration) })
    }
}

extension EnvironmentValues {
    fileprivate var disclosureGroupStyle: any DisclosureGroupStyle {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
    static let defaultValue: any DisclosureGroupStyle = AutomaticDisclosureGroupStyle()
}
