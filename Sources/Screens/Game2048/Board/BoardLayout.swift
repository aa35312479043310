import Framewright

/// Where a tile lies, in cells from the top left one; fractions are on the way from one cell to the next.
struct BoardPlace: Hashable, Sendable {
    var row: Double
    var column: Double
}

/// A square of cells with gaps between them: every subview takes the cell of its `BoardPlace`.
///
/// Subviews may share a cell. Boards never mirror: show them in an environment that reads from left to right.
struct BoardLayout: Layout {
    let dimension: Int
    /// Points between two cells.
    let gap: Double
    /// Points between the board's sides and its cells.
    var edge = 0.0
    /// The side gap and edge are meant for; on a board of another they are in proportion. Nil leaves them as they are.
    var side: Double?

    /// What `layoutValue` tells of a subview.
    enum Place: LayoutValueKey {
        static let defaultValue = BoardPlace(row: 0, column: 0)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let offer = proposal.replacingUnspecifiedDimensions()
        let side = min(offer.width, offer.height)
        return Size(width: side, height: side)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let scale = self.side.map { bounds.width / $0 } ?? 1
        let (gap, edge) = (gap * scale, edge * scale)
        let side = max(0, (bounds.width - 2 * edge - gap * Double(dimension - 1)) / Double(dimension))
        let origin = Point(x: bounds.minX + edge, y: bounds.minY + edge)
        for subview in subviews {
            let place = subview[Place.self]
            subview.place(
                at: Point(x: origin.x + place.column * (side + gap), y: origin.y + place.row * (side + gap)),
                proposal: ProposedViewSize(width: side, height: side))
        }
    }
}
