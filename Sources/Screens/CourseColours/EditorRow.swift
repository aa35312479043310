import Framewright
import FramewrightModels

/// A row of the editor: name, input field, colour preview, and a remark on invalid input.
struct EditorRow: View {
    let editor: ColorEditor
    let field: ColorEditor.Field
    let text: Binding<String>
    let focus: FocusState<ColorEditor.Field?>.Binding
    /// True if names are vertically centred beside their fields and end at the same x, as on a tablet. In the report
    /// they are 5 points higher, and the channels' names begin 30 points after the target's.
    var alignsNames = false
    @Environment(\.theme) private var theme

    var body: some View {
        EditorRowLayout(
            name: placeOfName, remark: field == .target ? EditorRowLayout.mistake : EditorRowLayout.channel
        ) {
            name
            textField
            preview
            ViewThatFits(in: .horizontal) {
                remark(lines: 1)
                remark(lines: 1, isBrief: true)
            }
            .font(.system(relativeSize: 12.5 / 17))
            .minimumScaleFactor(0.3)
        }
    }

    private var placeOfName: Rect {
        if alignsNames { return Rect(x: EditorRowLayout.alignedName, y: 7, width: 43, height: 36) }
        return field == .target
            ? Rect(x: 0, y: 0, width: 60, height: 40) : Rect(x: 30, y: 0, width: 20, height: 40)
    }

    /// The name. Documented: 30 points in a height of 40 for all names; the wider channel names extend beyond their
    /// frames.
    var name: some View {
        Text(field.title)
            .font(.system(relativeSize: 30.0 / 40))
            .lineLimit(1)
            .fixedSize(horizontal: true, vertical: false)
            .foregroundStyle(ThemeColor("color.course.editor.\(field.role)"))
            .outlined(isNameFaint)
            .frame(
                minWidth: 0, maxWidth: .infinity, maxHeight: .infinity, alignment: alignsNames ? .trailing : .leading
            )
            .accessibilityIdentifier("name-\(field.word)")
    }

    /// True where the documented colour of a channel's name has less contrast with the background than WCAG 2.2 asks
    /// of large text.
    private var isNameFaint: Bool {
        guard let name = theme.color("color.course.editor.\(field.role)"),
            let background = theme.color("color.course.background")
        else { return false }
        return contrastRatio(name, on: background) < 3
    }

    /// A swatch of the color that the number gives.
    var preview: some View {
        ThemelessColor(color: editor.preview(of: field)).accessibilityIdentifier("preview-\(field.word)")
    }

    var textField: some View {
        TextField(
            text: text,
            label: {
                Text(placeholder).foregroundStyle(ThemeColor("color.course.editor.field.placeholder"))
            }
        )
        .focused(focus, equals: field)
        .font(.system(relativeSize: 0.5))
        .foregroundStyle(ThemeColor("color.course.editor.field.ink"))
        .padding(.horizontal, 6)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
            ThemeColor("color.course.editor.field.background"),
            in: RoundedRectangle(cornerRadius: theme.dimension("radius.course.field") ?? 6, style: .circular)
        )
        .overlay { edge.allowsHitTesting(false) }
        .accessibilityIdentifier("field-\(field.word)")
        .accessibilityLabel(field.title)
    }

    private var edge: some View {
        let isWrong = editor.problem(of: field) != nil
        return RoundedRectangle(cornerRadius: theme.dimension("radius.course.field") ?? 6, style: .circular)
            .strokeBorder(ThemeColor("color.course.editor.\(isWrong ? "error" : "edge")"), lineWidth: isWrong ? 2 : 1)
    }

    private var placeholder: String {
        switch field {
        case .target: "0"
        case .red: "\(editor.initialColor.red)"
        case .green: "\(editor.initialColor.green)"
        case .blue: "\(editor.initialColor.blue)"
        }
    }

    /// Returns the remark: the error, or the meaning of the target's numbers. The report shows that meaning inside
    /// the field, where it does not fit.
    func remark(lines: Int?, isBrief: Bool = false) -> some View {
        let problem = editor.problem(of: field)
        let meaning = isBrief ? "0: background, 2: block 2, etc." : "0 for background, 2 for block 2, etc."
        return Text(problem?.remark(on: field) ?? (field == .target ? meaning : ""))
            .fontWeight(problem == nil ? .regular : .semibold)
            .lineLimit(lines)
            .foregroundStyle(ThemeColor("color.course.editor.\(problem == nil ? "label" : "error")"))
            .frame(maxWidth: .infinity, maxHeight: lines == nil ? nil : .infinity, alignment: .leading)
            .accessibilityIdentifier("remark-\(field.word)")
    }
}

extension View {
    /// Draws a thin line around letters, in the colour of labels.
    @ViewBuilder fileprivate func outlined(_ isOutlined: Bool) -> some View {
        let color = ThemeColor("color.course.editor.label")
        if isOutlined {
            shadow(color: color, radius: 0, x: 0.75).shadow(color: color, radius: 0, x: -0.75)
                .shadow(color: color, radius: 0, y: 0.75).shadow(color: color, radius: 0, y: -0.75)
        } else {
            self
        }
    }
}

/// A square of a colour the player is choosing, which is no theme's.
private struct ThemelessColor: View {
    let color: RGBColor

    var body: some View {
        Rectangle().fill(Color(sRGB: SRGBColor(color))).border(ThemeColor("color.course.editor.edge"), width: 1)
    }
}

extension ColorEditor.Field {
    /// The field's name in identifiers and documents.
    var word: String {
        switch self {
        case .target: "target"
        case .red: "red"
        case .green: "green"
        case .blue: "blue"
        }
    }

    fileprivate var title: String {
        switch self {
        case .target: "For:"
        case .red: "r:"
        case .green: "g:"
        case .blue: "b:"
        }
    }

    fileprivate var role: String { self == .target ? "label" : word }
}

extension ColorEditor.Problem {
    /// Returns the advice shown below the field.
    fileprivate func remark(on field: ColorEditor.Field) -> String {
        field == .target ? "Use 0, 2, 4 and so on to 2048." : "Use a number from 0 to 255."
    }
}
