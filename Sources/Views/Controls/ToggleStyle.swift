import FramewrightDrawing
import FramewrightLayoutEngine

/// The properties of a toggle, as passed to its style.
@MainActor @preconcurrency
public struct ToggleStyleConfiguration {
    /// The label of a toggle.
    public struct Label: View {
        let content: AnyView

        /// The views of the label.
        public var body: some View { content }
    }

    /// The toggle's label.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether the toggle switches several values that differ.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// The appearance of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle: Sendable {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the label and a switch.
    public func makeBody(configuration: Configuration) -> some View { SwitchRow(configuration: configuration) }
}

/// A switch with a leading label.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// Creates the style.
    public nonisolated init() { tint = nil }

    /// Creates the style with a colour for switches that are on.
    public nonisolated init(tint: Color) { self.tint = tint }

    /// Returns the label and a switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(configuration: configuration)
            .changingEnvironment { if let tint { $0.tint = AnyShapeStyle(tint) } }
    }
}

/// A button that is filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns a button.
    public func makeBody(configuration: Configuration) -> some View { ToggleButton(configuration: configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct SwitchRow: View {
    let configuration: ToggleStyleConfiguration

    var body: some View {
        let isOn = configuration.$isOn
        LabeledControl(name: "Toggle", label: configuration.label) {
            Switch(isOn: isOn.wrappedValue)
                .fadedWhenDisabled()
                .onTapGesture { isOn.wrappedValue.toggle() }
        }
    }
}

private struct ToggleButton: View {
    let configuration: ToggleStyleConfiguration

    var body: some View {
        let isOn = configuration.$isOn
        let button = Button {
            isOn.wrappedValue.toggle()
        } label: {
            configuration.label
        }
        if isOn.wrappedValue { button.buttonStyle(.borderedProminent) } else { button.buttonStyle(.borderless) }
    }
}

extension View {
    /// Sets the style of the toggles inside.
    public func toggleStyle(_ style: some ToggleStyle) -> some View { changingEnvironment { $0.toggleStyle = style } }
}

extension ToggleStyle {
    func styled(_ configuration: ToggleStyleConfiguration) -> AnyView { AnyView(body(configuration)) }

    private func body(_ configuration: ToggleStyleConfiguration) -> some View {
        StyledView(style: self) { $0.makeBody(configuration: configuration) }
            .changingEnvironment { $0.toggleStyle = DefaultToggleStyle() }
    }
}

extension EnvironmentValues {
    var toggleStyle: any ToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

private enum ToggleStyleKey: EnvironmentKey {
    static let defaultValue: any ToggleStyle = DefaultToggleStyle()
}
