import FramewrightDrawing
import FramewrightLayoutEngine

/// The appearance of text fields. Styles decorate the plain field that `_body` receives.
@MainActor @preconcurrency
public protocol TextFieldStyle: Sendable {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel

    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a text field, as passed to its style.
public struct _TextFieldStyleLabel: View {
    let content: AnyView

    /// The views of the label.
    public var body: some View { content }
}

/// The default style: text without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the field.
    public func _body(configuration: TextField<_Label>) -> some View { configuration.fadedWhenDisabled() }
}

/// Text without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the field.
    public func _body(configuration: TextField<_Label>) -> some View { configuration.fadedWhenDisabled() }
}

/// Text in a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the field in its border.
    public func _body(configuration: TextField<_Label>) -> some View { BorderedField(field: configuration) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Text without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// Text in a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct BorderedField<Field: View>: View {
    @Environment(\.self) private var environment
    let field: Field

    var body: some View {
        field.paddedOnBackground(environment.length(.fieldSide))
            .frame(minHeight: environment.length(.fieldHeight) * growth)
            .background {
                let shape = RoundedRectangle(cornerRadius: environment.length(.fieldRadius))
                shape.fill(.control(.surface)).overlay {
                    shape.strokeBorder(.control(.border), lineWidth: environment.hairline)
                }
            }
            .fadedWhenDisabled()
    }

    /// The factor of the height that leaves space above and below the text at accessibility sizes.
    private var growth: Double { environment.dynamicTypeSize.isAccessibilitySize ? 1.55 : 1 }
}

extension View {
    /// Sets the style of the text fields inside.
    public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
        changingEnvironment { $0.textFieldStyle = style }
    }
}

extension TextFieldStyle {
    func styled(_ field: TextField<_TextFieldStyleLabel>) -> AnyView {
        AnyView(StyledView(style: self) { $0._body(configuration: field) })
    }
}

extension EnvironmentValues {
    var textFieldStyle: any TextFieldStyle {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

private enum TextFieldStyleKey: EnvironmentKey {
    static let defaultValue: any TextFieldStyle = DefaultTextFieldStyle()
}
