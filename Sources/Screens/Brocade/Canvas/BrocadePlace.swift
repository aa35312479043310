import Framewright
import FramewrightModels

/// Puts its view's centre at a place of the canvas it covers.
struct BrocadePlace: Layout {
    /// In cells.
    let center: BrocadePoint
    /// Of a cell, in points.
    let cell: Double
    /// Of the view; one cell unless it is lifted.
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

/// Puts its view into a frame of its own coordinates.
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
