import Framewright
import FramewrightModels

/// The course app's colour editor: a target, three channels, and previews.
///
/// A tap outside the fields dismisses the keyboard. While the keyboard is shown, all controls stay above it.
struct ColorEditorScreen: View {
    let editor: ColorEditor
    /// Returns the text of a field.
    let text: (ColorEditor.Field) -> Binding<String>
    let send: (CourseApp.Action) -> Void
    @FocusState private var focus: ColorEditor.Field?
    @Environment(\.safeAreaInsets) private var safeAreaInsets
    @Environment(\.keyboardHeight) private var keyboardHeight
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @ScaledMetric private var typeScale = 1.0

    var body: some View {
        form
            .background(ThemeColor("color.course.background"))
            .contentShape(WholeScreen(safeAreaInsets: safeAreaInsets))
            .onTapGesture { focus = nil }
            .onAppear { focus = editor.focus }
            .onChange(of: focus) { _, field in
                withAnimation(.keyboard) { send(field.map { .beginEditing($0) } ?? .endEditing) }
            }
            .accessibilityIdentifier("editor")
    }

    @ViewBuilder private var form: some View {
        if isTablet {
            EditorTabletArrangement(
                safeAreaInsets: safeAreaInsets, keyboard: insets.bottom - safeAreaInsets.bottom,
                typeScale: max(1, typeScale)
            ) {
                parts
                EditorPreview(editor: editor)
            }
            .ignoresSafeArea()
        } else if typeScale > 1.2 {
            EditorForm(editor: editor, text: text, focus: $focus, send: send, growth: typeScale)
                .safeAreaPadding(.bottom, insets.bottom - safeAreaInsets.bottom)
        } else {
            EditorArrangement(
                safeAreaInsets: insets, keyboard: safeAreaInsets.bottom + keyboardHeight, growth: max(1, typeScale)
            ) { parts }
            .ignoresSafeArea()
        }
    }

    @ViewBuilder private var parts: some View {
        ForEach(ColorEditor.Field.allCases, id: \.self) { field in
            EditorRow(editor: editor, field: field, text: text(field), focus: $focus, alignsNames: isTablet)
        }
        EditorButton(.confirm, editor: editor, send: send)
        EditorButton(.close, editor: editor, send: send)
    }

    private var isTablet: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }

    private var insets: EdgeInsets {
        var insets = safeAreaInsets
        if editor.focus != nil { insets.bottom += keyboardHeight }
        return insets
    }
}

/// The frame extended by the safe area insets, up to the screen's edges.
private struct WholeScreen: Shape {
    let safeAreaInsets: EdgeInsets

    nonisolated func path(in rect: Rect) -> Path {
        let sides = max(safeAreaInsets.leading, safeAreaInsets.trailing)
        return Path(
            Rect(
                x: rect.minX - sides, y: rect.minY - safeAreaInsets.top, width: rect.width + 2 * sides,
                height: rect.height + safeAreaInsets.top + safeAreaInsets.bottom))
    }
}

/// The Confirm or Cancel button. Documented: 15 points in 60 x 30, no background.
struct EditorButton: View {
    private let action: CourseApp.Action
    private let editor: ColorEditor
    private let send: (CourseApp.Action) -> Void

    /// Creates the button of an action. Any action but `confirm` cancels.
    init(_ action: CourseApp.Action, editor: ColorEditor, send: @escaping (CourseApp.Action) -> Void) {
        self.action = action
        self.editor = editor
        self.send = send
    }

    var body: some View {
        Button {
            send(action)
        } label: {
            LineLayout(width: 2)() {
                Text(isConfirm ? "Confirm" : "Cancel")
                    .font(.system(relativeSize: 0.5))
                    .lineLimit(1)
                    .minimumScaleFactor(0.3)
                    .foregroundStyle(ThemeColor("color.course.editor.\(name)"))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .buttonStyle(.plain)
        .disabled(isConfirm && !editor.canConfirm)
        .contentShape(TouchArea())
        .accessibilityIdentifier(name)
    }

    private var isConfirm: Bool { action == .confirm }
    private var name: String { isConfirm ? "confirm" : "cancel" }
}
