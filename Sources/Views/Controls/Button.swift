import FramewrightLayoutEngine

/// A control that runs an action when tapped.
public struct Button<Label: View>: View {
    @State private var isPressed = false
    @Environment(\.self) private var environment
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label

    /// Creates a button with a label made of views.
    public init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// The label in the current button style.
    public var body: some View {
        if let style = environment.primitiveButtonStyle {
            style.styled(
                PrimitiveButtonStyleConfiguration(
                    role: role, label: .init(content: AnyView(label)), action: action, after: environment.afterAction))
        } else {
            button
        }
    }

    private var button: some View {
        let configuration = ButtonStyleConfiguration(
            role: role, label: ButtonStyleConfiguration.Label(content: AnyView(label)), isPressed: isPressed)
        let afterAction = environment.afterAction
        return StyledButton(style: environment.buttonStyle, configuration: configuration)
            .interacting([
                .press { if isPressed != $0 { isPressed = $0 } },
                .tap(count: 1) { _ in
                    action()
                    afterAction()
                },
            ])
            .changingNode {
                $0.payload.control = "Button"
                if role == .cancel { $0.payload.role = .cancel }
            }
    }
}

extension Button where Label == Text {
    /// Creates a button with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

/// The body of a button style, lowered with its own environment properties.
private struct StyledButton: PrimitiveView {
    let style: any ButtonStyle
    let configuration: ButtonStyleConfiguration

    func lower(_ lowering: Lowering) -> [ViewNode] { lower(style, lowering.inside(type(of: style))) }

    private func lower(_ style: some ButtonStyle, _ lowering: Lowering) -> [ViewNode] {
        lowering.link(propertiesOf: style)
        return lowering.nodes(of: style.makeBody(configuration: configuration))
    }
}
