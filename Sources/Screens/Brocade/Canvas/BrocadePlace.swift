import Framewright
import FramewrightModels

/// Centres its view at a position on the canvas that it covers.
struct BrocadePlace: Layout {
    /// The position, in cells.
    let center: BrocadePoint
    /// The side of a cell, in points.
    let cell: Double
    /// The side of the view in cells: 1 unless it is lifted.
    var scale = 1.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let side = cell * scale
        for subview in subviews {
            subview.place(
                at: Point(x: bounds.minX + center.x * cell, y: bounds.minY + center.y * cell), anchor: .center,
                proposal: ProposedViewSize(width: side, height: side))
        }
    }
}

/// Places its view in a frame given in the layout's own coordinates.
struct FramePlace: Layout {
    let frame: Rect

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(
                at: Point(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }
}
