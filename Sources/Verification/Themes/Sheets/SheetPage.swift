import Framewright
import FramewrightDrawing
import FramewrightViews

/// A heading above a row of panels.
struct SheetPage: View {
    let title: String
    let subtitle: String
    let note: String
    /// The rows of the difference table above the panels; empty for none.
    let rows: [DifferenceRow]
    let panels: [SheetPanel]

    /// Returns the width of the page, in points.
    static func width(_ panels: Int) -> Double {
        Double(panels) * SheetMetrics.panelWidth + Double(panels + 1) * SheetMetrics.spacing
    }

    /// Returns the width of the page without its padding, in points.
    static func innerWidth(_ panels: Int) -> Double { width(panels) - 2 * SheetMetrics.spacing }

    var body: some View {
        VStack(alignment: .leading, spacing: SheetMetrics.spacing) {
            heading
            if !rows.isEmpty { DifferenceTable(rows: rows, width: Self.innerWidth(panels.count)) }
            HStack(alignment: .top, spacing: SheetMetrics.spacing) {
                ForEach(Array(panels.indices), id: \.self) { panels[$0] }
            }
        }
        .padding(SheetMetrics.spacing)
        .frame(width: Self.width(panels.count), alignment: .leading)
        .fixedSize()
        .accessibilityIdentifier(Self.identifier)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(SheetMetrics.paper)
    }

    /// Identifies the page's frame in the layout.
    static let identifier = "theme-sheet"

    private var heading: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title).font(.system(size: 34, weight: .bold)).foregroundStyle(SheetMetrics.ink)
            if !subtitle.isEmpty {
                Text(subtitle).font(.system(size: 15)).foregroundStyle(SheetMetrics.secondaryInk)
            }
            Text(note).font(.system(size: 12)).foregroundStyle(SheetMetrics.secondaryInk)
        }
        .padding(.horizontal, 4)
    }
}
