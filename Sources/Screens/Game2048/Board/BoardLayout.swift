import Framewright

/// Where a tile lies, in cells from the top left one; fractions are on the way from one cell to the next.
struct BoardPlace: Hashable, Sendable {
    var row: Double
    var column: Double
}

/// The gaps of a board, in points or in proportion to its side.
struct BoardSpacing: Hashable, Sendable {
    /// Between two cells.
    let gap: Double
    /// Between the board's sides and its cells.
    var edge = 0.0
    /// The side the lengths are documented for; they grow and shrink with it. Nil keeps them at all sizes.
    var side: Double?
    /// Gap and edge of a larger documented board; on boards in between they are in between.
    var large: Large?

    struct Large: Hashable, Sendable {
        let side: Double
        let gap: Double
    }

    /// Gap and edge on a board of this side.
    func lengths(on width: Double) -> (gap: Double, edge: Double) {
        guard let side else { return (gap, edge) }
        guard let large, width > side else { return (gap * width / side, edge * width / side) }
        let length =
            width < large.side
            ? gap + (large.gap - gap) * (width - side) / (large.side - side) : large.gap * width / large.side
        return (length, length)
    }
}

/// A square of cells with gaps between them: every subview takes the cell of its `BoardPlace`.
///
/// Subviews may share a cell. Boards never mirror: show them in an environment that reads from left to right.
struct BoardLayout: Layout {
    let dimension: Int
    let spacing: BoardSpacing

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
        let (gap, edge) = spacing.lengths(on: bounds.width)
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
