/// The properties of a button, as passed to a style that decides when its action runs.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let content: AnyView

        /// The views of the label.
        public var body: some View { content }
    }

    /// The button's purpose, if specified.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: () -> Void
    let after: DismissAction

    /// Runs the button's action.
    public func trigger() {
        action()
        after()
    }
}

/// The appearance and behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: Sendable {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Sets the style of the buttons inside, including when their action runs.
    public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
        changingEnvironment { $0.primitiveButtonStyle = style }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button from the configuration of a style, in the default style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: { configuration.trigger() }) { configuration.label }
    }
}

/// The default button style.
public struct DefaultButtonStyle: ButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the styled label.
    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
    }
}

extension PrimitiveButtonStyle {
    func styled(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        AnyView(
            StyledView(style: self) { $0.makeBody(configuration: configuration) }
                .changingEnvironment { $0.primitiveButtonStyle = nil })
    }
}

extension EnvironmentValues {
    /// The style that decides when buttons act; nil for a style that only draws them.
    var primitiveButtonStyle: (any PrimitiveButtonStyle)? {
        get { self[PrimitiveButtonStyleKey.self] }
        set { self[PrimitiveButtonStyleKey.self] = newValue }
    }
}

private enum PrimitiveButtonStyleKey: EnvironmentKey {
    static let defaultValue: (any PrimitiveButtonStyle)? = nil
}
