import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// How text fields look.
public struct TextFieldStyle: Sendable {
    let isBordered: Bool

    public static let automatic = TextFieldStyle(isBordered: false)
    public static let plain = TextFieldStyle(isBordered: false)
    public static let roundedBorder = TextFieldStyle(isBordered: true)
}

/// One line of text that can be edited; shows its prompt while it is empty.
///
/// Typing goes on at the text's end, which is on the left of a text that runs right to left, whichever way the screen does. A line
/// longer than the field shrinks as far as `minimumScaleFactor` lets it. If that is not enough, it ends with an ellipsis; while it
/// is edited, as many whole characters before the caret are seen as there is room for.
public struct TextField<Label: View>: View {
    @Environment(\.self) private var environment
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label

    /// The label is the prompt unless there is one.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }

    public var body: some View { field.changingNode { $0.payload.control = "TextField" } }

    @ViewBuilder private var field: some View {
        if environment.textFieldStyle.isBordered {
            line.paddedOnBackground(environment.length(.fieldSide))
                .frame(minHeight: environment.length(.fieldHeight))
                .background {
                    let shape = RoundedRectangle(cornerRadius: environment.length(.fieldRadius))
                    shape.fill(.control(.surface)).overlay {
                        shape.strokeBorder(.control(.border), lineWidth: environment.hairline)
                    }
                }
                .fadedWhenDisabled()
        } else {
            line.fadedWhenDisabled()
        }
    }

    private var line: some View {
        FieldLine(text: text, submit: environment.submit) {
            if let prompt { prompt } else { label }
        }
    }
}

extension TextField where Label == Text {
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

/// The text or the prompt, and the caret while the field has the focus.
private struct FieldLine<Prompt: View>: PrimitiveView {
    let text: Binding<String>
    let submit: SubmitAction
    @ViewBuilder let prompt: Prompt

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let input = TextInput(node: inner.node, graph: inner.graph, text: text) { submit.run() }
        let window = window(isFocused: input.isFocused, inner.environment)
        return inner.nodes(of: window.contentShape(FieldArea()).interacting([.text(input)]))
    }

    /// A line that fits starts where the screen does. Of a longer one the end with the caret stands at the field's edge, else the
    /// beginning.
    private func window(isFocused: Bool, _ environment: EnvironmentValues) -> some View {
        let whole = HStack(spacing: 0) {
            line(isFocused: isFocused, environment)
            Spacer(minLength: 0)
        }
        return Group {
            if environment.minimumScaleFactor < 1 {
                whole
            } else {
                ViewThatFits(in: .horizontal) {
                    whole
                    line(isFocused: isFocused, environment)
                        .frame(
                            minWidth: 0, maxWidth: .infinity,
                            alignment: isFocused == runsWithScreen(environment) ? .trailing : .leading)
                }
            }
        }
        .frame(minWidth: 0, maxWidth: .infinity)
        .changingNode { $0.payload.scrolledAxes = .horizontal }
    }

    private func runsWithScreen(_ environment: EnvironmentValues) -> Bool {
        WritingDirection(of: text.wrappedValue).map { $0 == environment.layoutDirection } ?? true
    }

    private func line(isFocused: Bool, _ environment: EnvironmentValues) -> some View {
        HStack(spacing: 0) {
            if text.wrappedValue.isEmpty {
                if isFocused { caret(environment) }
                prompt.foregroundStyle(.control(.placeholder))
            } else {
                let endsTrailing = runsWithScreen(environment)
                if isFocused, !endsTrailing { caret(environment) }
                value(isFocused: isFocused)
                if isFocused, endsTrailing { caret(environment) }
            }
        }
        .lineLimit(1)
    }

    /// What is not seen of it is reached by typing, as by scrolling.
    private func value(isFocused: Bool) -> some View {
        Text(text.wrappedValue)
            .changingNode { $0.payload.scrolledAxes = .horizontal }
            .changingEnvironment {
                $0.truncationMode = isFocused ? .head : .tail
                $0.paragraphStyle.hasEllipsis = !isFocused
            }
    }

    /// As high as the line beside it, and no wider than its token: it takes no part in the text's width.
    private func caret(_ environment: EnvironmentValues) -> some View {
        Text(verbatim: "\u{200B}").hidden().frame(width: 0)
            .overlay { Rectangle().fill(environment.accent).frame(width: environment.length(.caretWidth)) }
    }
}

/// Where a field takes touches: its line, grown around its middle to the 44 points a finger needs.
private struct FieldArea: Shape {
    nonisolated func path(in rect: Rect) -> Path {
        let (width, height) = (max(rect.width, 44), max(rect.height, 44))
        return Path(Rect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height))
    }
}

/// What happens when a text field's line is finished.
struct SubmitAction: Sendable {
    let run: @MainActor () -> Void
}

extension View {
    /// Does something when a line break is typed into a text field inside; then what was asked for further out.
    public func onSubmit(_ action: @escaping () -> Void) -> some View {
        changingEnvironment { environment in
            let outer = environment.submit
            environment.submit = SubmitAction {
                action()
                outer.run()
            }
        }
    }

    /// How the text fields inside look.
    public func textFieldStyle(_ style: TextFieldStyle) -> some View {
        changingEnvironment { $0.textFieldStyle = style }
    }
}

extension EnvironmentValues {
    var submit: SubmitAction {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }

    var textFieldStyle: TextFieldStyle {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

private enum SubmitKey: EnvironmentKey {
    static let defaultValue = SubmitAction {}
}

private enum TextFieldStyleKey: EnvironmentKey {
    static let defaultValue = TextFieldStyle.automatic
}
