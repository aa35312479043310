import FramewrightDrawing
import FramewrightLayoutEngine

/// A column of rows and separators. A separator begins at the guide of the row above it: by default at its first text,
/// or without a text where its content begins.
struct ListSectionLayout: Layout {
    /// Marks a subview as a separator.
    struct IsSeparator: LayoutValueKey {
        static let defaultValue = false
    }

    /// The distance of a row's content from its leading edge, in points.
    struct ContentInset: LayoutValueKey {
        static let defaultValue = 0.0
    }

    /// The space between rows, in points.
    let spacing: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        var size = Size.zero
        for subview in subviews {
            let row = subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
            size.width = max(size.width, row.width)
            size.height += row.height
        }
        size.height += spacing * Double(max(0, subviews.count - 1))
        return size
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offer = ProposedViewSize(width: bounds.width, height: nil)
        var y = bounds.minY
        var (start, end) = (0.0, bounds.width)
        for subview in subviews {
            if subview[IsSeparator.self] {
                let width = max(0, end - start)
                let separator = ProposedViewSize(width: width, height: nil)
                subview.place(at: Point(x: bounds.minX + start, y: y), proposal: separator)
                y += subview.sizeThatFits(separator).height + spacing
            } else {
                let row = subview.dimensions(in: offer)
                subview.place(at: Point(x: bounds.minX, y: y), proposal: offer)
                start =
                    row[explicit: .listRowSeparatorLeading] ?? row[explicit: .firstTextLeading]
                    ?? subview[ContentInset.self]
                end = row[explicit: .listRowSeparatorTrailing] ?? bounds.width
                y += row.height + spacing
            }
        }
    }
}
