import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography
import FramewrightViews
import Testing

extension PlacedTree<ViewContent> {
    /// The placed tree with the lines (frame, text), runs (font, size, text) and rules of each text.
    var textDump: String {
        var lines = description.split(separator: "\n").map(String.init)
        for index in nodes.indices.reversed() {
            guard case .text(let text) = nodes[index].payload.figure,
                let layout = try? text.layout(for: nodes[index].proposal)
            else { continue }
            let margin = lines[index].prefix { $0 == " " } + "    "
            lines.insert(contentsOf: layout.dump.map { margin + $0 }, at: index + 1)
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension TextLayout {
    fileprivate var dump: [String] {
        lines.map { "line \($0.frame) baseline \(shown($0.baseline)) \"\($0.text)\"" }
            + runs.map { run in
                let glyphs = run.glyphs
                return "run at \(glyphs.origin) \"\(glyphs.text)\" \(glyphs.font) \(shown(glyphs.size)) \(run.paint)"
            } + decorations.map { "rule \($0.rect) \($0.paint)" }
            + (isTruncated ? ["truncated"] : []) + (scale < 1 ? ["scale \(shown(scale))"] : [])
    }
}

/// Returns a number rounded to thousandths.
private func shown(_ number: Double) -> String {
    let thousandths = Int((number * 1_000).rounded())
    return thousandths % 1_000 == 0 ? "\(thousandths / 1_000)" : "\(Double(thousandths) / 1_000)"
}

/// Compares the placed tree of a view with its texts' lines, 200 by 120 points by default, with the golden of that
/// name.
@MainActor
func expectTextGolden(
    _ name: String, _ view: some View, width: Double = 200, height: Double = 120,
    at location: SourceLocation = #_sourceLocation
) {
    Golden.compare(name, with: placed(view, width: width, height: height).textDump, at: location)
}
