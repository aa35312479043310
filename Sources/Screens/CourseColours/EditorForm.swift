import Framewright
import FramewrightModels

/// The editor for text sizes that its fixed frames cannot hold: a scrolling form of fields and buttons at their
/// natural size.
///
/// The focused field is at the top of the area above the keyboard.
struct EditorForm: View {
    let editor: ColorEditor
    let text: (ColorEditor.Field) -> Binding<String>
    let focus: FocusState<ColorEditor.Field?>.Binding
    let send: (CourseApp.Action) -> Void
    /// The scale relative to the documented size.
    let growth: Double

    /// The height of a name, whose font is three quarters as high. No smaller than documented; beyond twice the size,
    /// names in the documented proportion would leave too little of a phone's width to the fields.
    private var nameHeight: Double { max(40 * min(growth, 1.35), 24 * growth) }

    /// The side of the square that shows a colour.
    private var swatch: Double { min(44, 30 * growth) }

    private static let fields = ColorEditor.Field.allCases

    var body: some View {
        ScrolledColumn(
            count: Self.fields.count + 1, first: editor.focus.flatMap(Self.fields.firstIndex) ?? 0,
            reachesTop: true
        ) { index in
            Group {
                if index < Self.fields.count { row(Self.fields[index]) } else { buttons }
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 12)
        }
        // Nothing is seen above the safe area.
        .clipped()
        .accessibilityIdentifier("form")
    }

    private func row(_ field: ColorEditor.Field) -> some View {
        let parts = EditorRow(editor: editor, field: field, text: text(field), focus: focus)
        return VStack(alignment: .leading, spacing: 6) {
            HStack(spacing: 8) {
                parts.name.frame(width: 1.35 * nameHeight, height: nameHeight)
                parts.textField.frame(height: 30 * growth)
                parts.preview.frame(width: swatch, height: swatch)
            }
            parts.remark(lines: nil).font(.system(size: 12.5 * growth))
        }
    }

    private var buttons: some View {
        HStack(spacing: 12) {
            EditorButton(.confirm, editor: editor, send: send)
            EditorButton(.close, editor: editor, send: send)
        }
        .frame(height: max(44, 34 * growth))
    }
}
