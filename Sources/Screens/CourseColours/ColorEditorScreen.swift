import Framewright
import FramewrightModels

/// The course app's colour editor: what to colour, three channels, and what they look like.
///
/// A tap beside the fields puts the keyboard away; while it is there, everything keeps clear of it.
struct ColorEditorScreen: View {
    let editor: ColorEditor
    /// What is typed into a field.
    let text: (ColorEditor.Field) -> Binding<String>
    let send: (CourseApp.Action) -> Void
    @FocusState private var focus: ColorEditor.Field?
    @Environment(\.safeAreaInsets) private var safeAreaInsets
    @Environment(\.keyboardHeight) private var keyboardHeight
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @ScaledMetric private var typeScale = 1.0

    var body: some View {
        EditorArrangement(safeAreaInsets: insets, growth: growth) {
            ForEach(ColorEditor.Field.allCases, id: \.self) { field in
                EditorRow(editor: editor, field: field, text: text(field), focus: $focus)
            }
            button("Confirm", "confirm", .confirm).disabled(!editor.canConfirm)
            button("Cancel", "cancel", .close)
        }
        .ignoresSafeArea()
        .background(ThemeColor("color.course.background"))
        .contentShape(Rectangle())
        .onTapGesture { focus = nil }
        .onAppear { focus = editor.focus }
        .onChange(of: focus) { _, field in send(field.map { .beginEditing($0) } ?? .endEditing) }
        .accessibilityIdentifier("editor")
    }

    private var insets: EdgeInsets {
        var insets = safeAreaInsets
        if editor.focus != nil { insets.bottom += keyboardHeight }
        return insets
    }

    /// A tablet is held further away.
    private var growth: Double {
        max(1, typeScale) * (horizontalSizeClass == .regular && verticalSizeClass == .regular ? 2 : 1)
    }

    /// Documented: 15 points in 60 x 30, no ground.
    private func button(_ title: String, _ name: String, _ action: CourseApp.Action) -> some View {
        Button {
            send(action)
        } label: {
            Text(title)
                .font(.system(relativeSize: 0.5, weight: .medium))
                .lineLimit(1)
                .minimumScaleFactor(0.3)
                .foregroundStyle(ThemeColor("color.course.editor.\(name)"))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .buttonStyle(.plain)
        .contentShape(TouchArea())
        .accessibilityIdentifier(name)
    }
}
