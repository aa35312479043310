import FramewrightDrawing
import FramewrightLayoutEngine

/// Controls that belong together, side by side on one background.
public struct ControlGroup<Content: View>: View {
    @Environment(\.controlGroupStyle) private var style
    private let content: Content

    /// Creates a group.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a group with a label, which is only shown in menus.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) { self.content = content() }

    /// Creates a group with a title, which is only shown in menus.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The controls in the current style.
    public var body: some View {
        style.styled(ControlGroupStyleConfiguration(content: .init(content: AnyView(content))))
    }
}

/// The properties of a control group, as passed to its style.
@MainActor @preconcurrency
public struct ControlGroupStyleConfiguration {
    /// The content of a group.
    public struct Content: View {
        let content: AnyView

        /// The controls of the group.
        public var body: some View { content }
    }

    /// The group's controls.
    public let content: Content
}

/// The appearance of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle: Sendable {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Controls side by side on one background. The default.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the row of controls.
    public func makeBody(configuration: Configuration) -> some View { ControlRow(content: configuration.content) }
}

/// Controls side by side on one background.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the row of controls.
    public func makeBody(configuration: Configuration) -> some View { ControlRow(content: configuration.content) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Controls side by side.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// Controls with lines between them.
private struct ControlRow<Content: View>: PrimitiveView {
    let content: Content

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let environment = lowering.environment
        let nodes = lowering.at(.position(0)).nodes(of: content).numbered()
        let row = HStack(spacing: 0) {
            ForEach(nodes.indices, id: \.self) { index in
                if index > 0 {
                    Rectangle().fill(.control(.separator))
                        .frame(width: environment.hairline, height: environment.length(.stepperSign))
                }
                LoweredView(node: nodes[index]).padding(.horizontal, environment.length(.buttonSide))
            }
        }
        .frame(minHeight: environment.length(.buttonHeight))
        .background(.control(.fill), in: RoundedRectangle(cornerRadius: environment.length(.buttonRadius)))
        return lowering.at(.position(1)).nodes(of: row)
    }
}

extension View {
    /// Sets the style of the control groups inside.
    public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
        changingEnvironment { $0.controlGroupStyle = style }
    }
}

extension ControlGroupStyle {
    func styled(_ configuration: ControlGroupStyleConfiguration) -> AnyView {
        AnyView(StyledView(style: self) { $0.makeBody(configuration: configuration) })
    }
}

extension EnvironmentValues {
    var controlGroupStyle: any ControlGroupStyle {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

private enum ControlGroupStyleKey: EnvironmentKey {
    static let defaultValue: any ControlGroupStyle = AutomaticControlGroupStyle()
}
