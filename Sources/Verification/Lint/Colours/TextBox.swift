import Framewright
import FramewrightDrawing
import FramewrightViews

/// A run of glyphs, represented by a box of its paint from the baseline up to the cap height, with sample points in
/// it.
struct TextBox {
    /// The index of the display list item.
    let item: Int
    /// The index of the placed text.
    let source: Int
    let paint: Paint
    let size: Double
    /// The box in the coordinates in which the run is drawn.
    let box: Rect
    let text: String
    let isBold: Bool

    /// Returns nil for runs without glyphs in the text colour: white space and colour emoji.
    init?(_ item: DisplayList.Item, at index: Int, glyphs: any GlyphSource) {
        guard case .glyphs(let run, let paint) = item.command, run.text.contains(where: { !$0.isWhitespace }),
            let first = run.glyphs.map(\.position.x).min(), let last = run.glyphs.map(\.position.x).max()
        else { return nil }
        let isImage = run.glyphs.contains {
            glyphs.image(of: $0.id, in: run.font) != nil
                || glyphs.hasLayers(run.font) && glyphs.layers(of: $0.id, in: run.font) != nil
        }
        guard !isImage else { return nil }
        // The advance of the last glyph is not available here; half the font size is about the width of a digit.
        let advance = run.glyphs.count > 1 ? (last - first) / Double(run.glyphs.count - 1) : run.size / 2
        (self.item, source, self.paint, size, text) = (index, item.source, paint, run.size, run.text)
        box = Rect(
            x: run.origin.x + first, y: run.origin.y - 0.7 * run.size, width: last - first + advance,
            height: 0.7 * run.size)
        let name = run.font.name
        isBold = ["Bold", "Black", "Heavy"].contains(where: name.contains) && !name.contains("SemiBold")
    }

    /// True for large text as defined by WCAG 2: from 18 typographic points, or 14 in bold; on a screen 24 and 18.66
    /// points.
    var isLarge: Bool { size >= 24 || isBold && size >= 18.66 }

    /// Returns a fill of the box, enlarged by a point so that no sample point lies on a partly covered edge.
    func command(_ paint: Paint) -> DisplayList.Item.Command {
        .fillRect(
            RoundedRect(Rect(x: box.minX - 1, y: box.minY - 1, width: box.width + 2, height: box.height + 2)), paint)
    }

    /// The sample points in the box: at most 48 columns and 4 rows, at least a point apart.
    var places: [Point] {
        let columns = min(48, max(1, Int(box.width)))
        let rows = min(4, max(1, Int(box.height)))
        return (0..<rows).flatMap { row in
            (0..<columns).map { column in
                Point(
                    x: box.minX + box.width * (Double(column) + 0.5) / Double(columns),
                    y: box.minY + box.height * (Double(row) + 0.5) / Double(rows))
            }
        }
    }
}
