import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// The text of a field of several lines, or its prompt, with the caret at the end while it is focused. A line break is
/// inserted like any other character.
struct FieldText<Prompt: View>: PrimitiveView {
    let text: Binding<String>
    /// Whether the field is as high as its area; nil for the height of its text.
    let emptyHeight: Double?
    @ViewBuilder let prompt: Prompt

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let input = input(node: inner.node, graph: inner.graph)
        let view = ZStack(alignment: .topLeading) {
            if text.wrappedValue.isEmpty { prompt.foregroundStyle(.control(.placeholder)) }
            if !text.wrappedValue.isEmpty || input.isFocused { value(isFocused: input.isFocused, inner.environment) }
        }
        .frame(maxWidth: .infinity, minHeight: emptyHeight, alignment: .topLeading)
        .contentShape(FieldArea()).interacting([.text(input)])
        return inner.nodes(of: view)
    }

    private func value(isFocused: Bool, _ environment: EnvironmentValues) -> Text {
        let value = Text(verbatim: text.wrappedValue)
        guard isFocused else { return value }
        return value + Text(verbatim: "|").fontWeight(.light).foregroundStyle(environment.accent)
    }

    private func input(node: GraphNode, graph: ViewGraph) -> TextInput {
        TextInput(
            isFocusedNow: { graph.focus === node },
            focus: {
                graph.focus = node
                graph.invalidate()
            },
            read: { text.wrappedValue }, write: { text.wrappedValue = $0 },
            submit: { text.wrappedValue += "\n" })
    }
}

/// An area for editing text of several lines.
public struct TextEditor: View {
    @Environment(\.self) private var environment
    private let text: Binding<String>

    /// Creates an editor.
    public init(text: Binding<String>) { self.text = text }

    /// The text on the background of the screen.
    public var body: some View {
        ScrollView {
            FieldText(text: text, emptyHeight: nil) { EmptyView() }
                .padding(.vertical, 8).padding(.horizontal, 5)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
            if environment.scrollContentBackground != .hidden { Rectangle().fill(.control(.surface)) }
        }
        .hidingFirstText()
        .changingNode { $0.payload.control = "TextEditor" }
    }
}

/// A control for entering a secret, whose characters are shown as dots.
public struct SecureField<Label: View>: View {
    private let field: TextField<Label>

    /// Creates a field. If `prompt` is nil, the label is used as the prompt.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        var field = TextField(text: text, prompt: prompt, label: label)
        field.isSecure = true
        self.field = field
    }

    /// The line of dots.
    public var body: some View { field }
}

extension SecureField where Label == Text {
    /// Creates a field with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Creates a field with a title and an action for a line break.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
    }
}
