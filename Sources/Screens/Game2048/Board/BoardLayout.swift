import Framewright

/// A tile's position, in cells from the top left one. Fractions are positions between two cells.
struct BoardPlace: Hashable, Sendable {
    var row: Double
    var column: Double
}

/// The gaps of a board, in points or in proportion to its side.
struct BoardSpacing: Hashable, Sendable {
    /// The space between two cells.
    let gap: Double
    /// The space between the board's sides and its cells.
    var edge = 0.0
    /// The side for which the lengths are documented; they scale with the board. If nil, the lengths are fixed.
    var side: Double?
    /// Gap and edge of a larger documented board. Between the two sizes the lengths are interpolated.
    var large: Large?

    struct Large: Hashable, Sendable {
        let side: Double
        let gap: Double
    }

    /// Returns gap and edge on a board of this side.
    func lengths(on width: Double) -> (gap: Double, edge: Double) {
        guard let side else { return (gap, edge) }
        guard let large, width > side else { return (gap * width / side, edge * width / side) }
        let length =
            width < large.side
            ? gap + (large.gap - gap) * (width - side) / (large.side - side) : large.gap * width / large.side
        return (length, length)
    }
}

/// Places every subview in the cell of its `BoardPlace`, in a square of cells with gaps between them.
///
/// Subviews may share a cell. Boards must not be mirrored: show them in a left-to-right environment.
struct BoardLayout: Layout {
    let dimension: Int
    let spacing: BoardSpacing

    /// The layout value that holds a subview's position.
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
