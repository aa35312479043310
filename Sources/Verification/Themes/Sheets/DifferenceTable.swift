import Framewright
import FramewrightDrawing
import FramewrightViews

/// A row of a difference table: a colour before and after.
struct DifferenceRow: Hashable, Sendable {
    /// The token, followed by the context unless the value is plain.
    let name: String
    /// The old colour, or nil for an added token.
    let before: SRGBColor?
    /// The new colour, or nil for a removed token.
    let after: SRGBColor?
    /// The kind of change: `12.3 apart`, `only its opacity differs`, `added` or `removed`.
    let remark: String
}

/// A table of swatch pairs in columns.
struct DifferenceTable: View {
    let rows: [DifferenceRow]
    /// The width of the table, in points.
    let width: Double

    private static let gap = 16.0
    private static let minimumRowWidth = 376.0

    /// Returns the number of columns of a table.
    static func columns(in width: Double) -> Int {
        max(1, Int((width - 2 * SheetMetrics.panelPadding + gap) / (minimumRowWidth + gap)))
    }

    private var columns: Int { Self.columns(in: width) }
    private var rowWidth: Double {
        (width - 2 * SheetMetrics.panelPadding + Self.gap) / Double(columns) - Self.gap
    }

    var body: some View {
        let starts = Array(stride(from: 0, to: rows.count, by: columns))
        VStack(alignment: .leading, spacing: 12) {
            ForEach(starts, id: \.self) { start in
                HStack(spacing: Self.gap) {
                    ForEach(Array(start..<min(start + columns, rows.count)), id: \.self) { row(rows[$0]) }
                }
            }
        }
        .padding(SheetMetrics.panelPadding)
        .frame(width: width, alignment: .leading)
        .background(SRGBColor.white, in: RoundedRectangle(cornerRadius: 20))
    }

    private func row(_ row: DifferenceRow) -> some View {
        HStack(spacing: 10) {
            HStack(spacing: 0) {
                chip(row.before)
                chip(row.after)
            }
            VStack(alignment: .leading, spacing: 2) {
                Text(row.name).font(.system(size: 11, weight: .medium)).foregroundStyle(SheetMetrics.ink)
                    .lineLimit(1).minimumScaleFactor(0.6)
                Text(values(row)).font(.system(size: 10)).foregroundStyle(SheetMetrics.secondaryInk).lineLimit(1)
                    .minimumScaleFactor(0.6)
            }
            .frame(width: rowWidth - 134, alignment: .leading)
        }
        .frame(width: rowWidth, alignment: .leading)
    }

    private func chip(_ color: SRGBColor?) -> some View {
        ZStack {
            Rectangle().fill(color ?? SheetMetrics.paper)
            if color == nil { Text("none").font(.system(size: 10)).foregroundStyle(SheetMetrics.secondaryInk) }
            Rectangle().strokeBorder(SRGBColor.black.opacity(0.12), lineWidth: 1)
        }
        .frame(width: 62, height: 40)
    }

    private func values(_ row: DifferenceRow) -> String {
        let colors = [row.before, row.after].map { $0.map(\.description) ?? "none" }.joined(separator: " to ")
        return "\(colors)   \(row.remark)"
    }
}
