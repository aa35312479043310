import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// A control for editing one line of text. It shows its prompt while it is empty.
///
/// Text is inserted at the end, which is on the left for right-to-left text regardless of the layout direction. Numbers
/// without letters run from left to right, sign and decimal separator included. Text
/// that is too long shrinks down to `minimumScaleFactor`. If that is not enough, it is truncated at the end; while it
/// is edited, the last whole characters before the caret that fit are shown.
public struct TextField<Label: View>: View {
    @Environment(\.self) private var environment
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label
    var axis = Axis.horizontal
    /// Whether the characters are shown as dots.
    var isSecure = false
    /// Whether it is the plain field that a style decorates.
    private var isStyled = false

    /// Creates a text field. If `prompt` is nil, the label is used as the prompt.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }

    /// The line of text in the current style.
    public var body: some View {
        if isStyled {
            line.hidingFirstText()
        } else {
            styled.changingNode { $0.payload.control = "TextField" }
                .showing(value: text.wrappedValue.isEmpty ? "empty" : nil)
        }
    }

    private var styled: some View {
        var plain = TextField<_TextFieldStyleLabel>(text: text, prompt: prompt) {
            _TextFieldStyleLabel(content: AnyView(label))
        }
        (plain.axis, plain.isSecure, plain.isStyled) = (axis, isSecure, true)
        return environment.textFieldStyle.styled(plain)
    }

    @ViewBuilder private var line: some View {
        if axis == .vertical {
            FieldText(text: text, emptyHeight: nil) { placeholder }
        } else {
            FieldLine(text: text, submit: environment.submit, isSecure: isSecure) { placeholder }
        }
    }

    @ViewBuilder private var placeholder: some View { if let prompt { prompt } else { label } }
}

extension TextField where Label == Text {
    /// Creates a text field with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

/// The text or the prompt, and the caret while the field is focused.
private struct FieldLine<Prompt: View>: PrimitiveView {
    let text: Binding<String>
    let submit: SubmitAction
    let isSecure: Bool
    @ViewBuilder let prompt: Prompt

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let input = input(node: inner.node, graph: inner.graph)
        let window = window(isFocused: input.isFocused, inner.environment)
        let isFocused = input.isFocused
        return inner.nodes(
            of: window.contentShape(FieldArea()).interacting([.text(input)]).changingState { $0.isFocused = isFocused })
    }

    private func input(node: GraphNode, graph: ViewGraph) -> TextInput {
        TextInput(
            isFocusedNow: { graph.focus === node },
            focus: {
                graph.focus = node
                graph.invalidate()
            },
            read: { text.wrappedValue }, write: { text.wrappedValue = $0 }, submit: { submit.run() })
    }

    /// Aligns the line. Text that fits is aligned to the leading edge. Otherwise its end with the caret is visible
    /// while the field is focused, else its beginning.
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
                            alignment: isEndAligned(isFocused: isFocused, environment) ? .trailing : .leading)
                }
            }
        }
        .frame(minWidth: 0, maxWidth: .infinity)
        .changingNode { $0.payload.scrolledAxes = .horizontal }
    }

    /// Text that is cut while it is not edited begins at the leading edge, or on the side where its letters begin.
    private func isEndAligned(isFocused: Bool, _ environment: EnvironmentValues) -> Bool {
        if isFocused { return runsWithScreen(environment) }
        return WritingDirection(of: text.wrappedValue).map { $0 != environment.layoutDirection } ?? false
    }

    private func runsWithScreen(_ environment: EnvironmentValues) -> Bool {
        direction(environment) == environment.layoutDirection
    }

    /// The direction of the first letter. Digits without letters are a number.
    private func direction(_ environment: EnvironmentValues) -> WritingDirection {
        if let direction = WritingDirection(of: text.wrappedValue) { return direction }
        return text.wrappedValue.contains(where: \.isNumber) ? .leftToRight : environment.layoutDirection
    }

    private func line(isFocused: Bool, _ environment: EnvironmentValues) -> some View {
        HStack(spacing: 0) {
            if text.wrappedValue.isEmpty {
                if isFocused { caret(environment) }
                prompt.foregroundStyle(.control(.placeholder))
            } else {
                let endsTrailing = runsWithScreen(environment)
                if isFocused, !endsTrailing { caret(environment) }
                value(isFocused: isFocused).environment(\.layoutDirection, direction(environment))
                if isFocused, endsTrailing { caret(environment) }
            }
        }
        .lineLimit(1)
    }

    /// Returns the text, marked as scrollable, because clipped parts can be reached by editing.
    private func value(isFocused: Bool) -> some View {
        Text(verbatim: isSecure ? String(repeating: "\u{2022}", count: text.wrappedValue.count) : text.wrappedValue)
            .changingNode { $0.payload.scrolledAxes = .horizontal }
            .changingEnvironment {
                $0.truncationMode = isFocused ? .head : .tail
                $0.paragraphStyle.hasEllipsis = !isFocused
            }
    }

    /// Returns a caret as high as the line, with no influence on the text's width.
    private func caret(_ environment: EnvironmentValues) -> some View {
        Text(verbatim: "\u{200B}").hidden().frame(width: 0)
            .overlay { Rectangle().fill(environment.accent).frame(width: environment.length(.caretWidth)) }
    }
}

/// The touch area of a field: its line, enlarged about its centre to at least 44 by 44 points.
struct FieldArea: Shape {
    nonisolated func path(in rect: Rect) -> Path {
        let (width, height) = (max(rect.width, 44), max(rect.height, 44))
        return Path(Rect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height))
    }
}

/// The action for a submitted text field.
struct SubmitAction: Sendable {
    let run: @MainActor () -> Void
}

extension View {
    /// Runs an action when a line break is typed into a text field inside, followed by the actions set further out.
    public func onSubmit(_ action: @escaping () -> Void) -> some View {
        changingEnvironment { environment in
            let outer = environment.submit
            environment.submit = SubmitAction {
                action()
                outer.run()
            }
        }
    }
}

extension EnvironmentValues {
    var submit: SubmitAction {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}

private enum SubmitKey: EnvironmentKey {
    static let defaultValue = SubmitAction {}
}
