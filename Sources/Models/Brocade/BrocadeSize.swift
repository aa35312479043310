/// The size of a brocade in cells of the left half, which the right half mirrors.
///
/// All sizes have the same aspect ratio: a canvas 375 points wide is 562.5 points high.
public enum BrocadeSize: Hashable, Sendable, CaseIterable {
    case small, normal, big

    /// The number of columns of the left half: 2, 3 or 4.
    public var columns: Int {
        switch self {
        case .small: 2
        case .normal: 3
        case .big: 4
        }
    }

    /// The number of rows: 6, 9 or 12.
    public var rows: Int { columns * 3 }

    /// The number of cells of the left half, and of pieces: 12, 27 or 48.
    public var pieceCount: Int { columns * rows }

    /// Returns the side of a cell on a canvas of the given width, in the same unit.
    public func cellSide(canvasWidth: Double) -> Double { canvasWidth / Double(2 * columns) }
}

/// A position on a brocade in cells: x from the left edge (the mirror line is at the size's `columns`), y from the top
/// down.
public struct BrocadePoint: Hashable, Sendable {
    /// The coordinates in cells.
    public var x, y: Double

    /// Creates a position from coordinates in cells.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// Returns the position mirrored at the mirror line.
    public func mirrored(in size: BrocadeSize) -> BrocadePoint { BrocadePoint(x: Double(2 * size.columns) - x, y: y) }
}
