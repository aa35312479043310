import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// The appearance of text fields.
public struct TextFieldStyle: Sendable {
    let isBordered: Bool

    /// The default style: without a border.
    public static let automatic = TextFieldStyle(isBordered: false)
    /// Text without a border.
    public static let plain = TextFieldStyle(isBordered: false)
    /// Text in a rounded border.
    public static let roundedBorder = TextFieldStyle(isBordered: true)
}

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

    /// Creates a text field. If `prompt` is nil, the label is used as the prompt.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }

    /// The line of text, with a border if the style has one.
    public var body: some View { field.changingNode { $0.payload.control = "TextField" } }

    @ViewBuilder private var field: some View {
        if environment.textFieldStyle.isBordered {
            line.paddedOnBackground(environment.length(.fieldSide))
                .frame(minHeight: environment.length(.fieldHeight) * growth)
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

    /// The factor of the height that leaves space above and below the text at accessibility sizes.
    private var growth: Double { environment.dynamicTypeSize.isAccessibilitySize ? 1.55 : 1 }

    private var line: some View {
        FieldLine(text: text, submit: environment.submit) {
            if let prompt { prompt } else { label }
        }
    }
}

extension TextField where Label == Text {
    /// Creates a text field with a title.
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

/// The text or the prompt, and the caret while the field is focused.
private struct FieldLine<Prompt: View>: PrimitiveView {
    let text: Binding<String>
    let submit: SubmitAction
    @ViewBuilder let prompt: Prompt

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let input = input(node: inner.node, graph: inner.graph)
        let window = window(isFocused: input.isFocused, inner.environment)
        return inner.nodes(of: window.contentShape(FieldArea()).interacting([.text(input)]))
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
        Text(text.wrappedValue)
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
private struct FieldArea: Shape {
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

    /// Sets the style of the text fields inside.
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
