import Framewright
import FramewrightModels

/// A preview of a board with all tiles on the background, in the colours after confirming the current input, or in
/// the present colours while the input cannot be confirmed.
struct EditorPreview: View {
    let editor: ColorEditor
    @Environment(\.theme) private var theme

    var body: some View {
        BoardSample()
            .padding(24)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(ThemeColor("color.course.background"), in: shape)
            .environment(\.theme, theme.showing(editor.change.map { [$0] } ?? []))
            .overlay { shape.strokeBorder(ThemeColor("color.course.editor.edge"), lineWidth: 1) }
            .environment(\.layoutDirection, .leftToRight)
            .allowsHitTesting(false)
            .accessibilityIdentifier("preview-board")
    }

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: theme.dimension("radius.course.field") ?? 6, style: .circular)
    }
}

/// Tiles from 2 to 2048 in order, with alternating direction from row to row as players stack them; the last cells
/// are empty.
private struct BoardSample: View {
    @Environment(\.theme) private var theme

    private static let values = [2, 4, 8, 16, 256, 128, 64, 32, 512, 1024, 2048]

    var body: some View {
        BoardLayout.course() {
            ForEach(0..<16) { index in
                cell(index)
                    .layoutValue(
                        key: BoardLayout.Place.self,
                        value: BoardPlace(row: Double(index / 4), column: Double(index % 4)))
            }
        }
        .background(
            ThemeColor("color.course.board"),
            in: RoundedRectangle(cornerRadius: theme.dimension("radius.course.board") ?? 0, style: .circular))
    }

    @ViewBuilder private func cell(_ index: Int) -> some View {
        if index < Self.values.count {
            CourseTile(value: Self.values[index])
        } else {
            RoundedRectangle(cornerRadius: theme.dimension("radius.course.cell") ?? 8, style: .circular)
                .fill(ThemeColor("color.course.cell"))
        }
    }
}
