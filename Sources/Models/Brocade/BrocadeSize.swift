/// How finely a brocade is cut: cells of the left half, which the right half mirrors.
///
/// All three have the same outline, so that a canvas 375 points wide is 562.5 high.
public enum BrocadeSize: Hashable, Sendable, CaseIterable {
    case small, normal, big

    /// Columns of the left half: 2, 3 or 4.
    public var columns: Int {
        switch self {
        case .small: 2
        case .normal: 3
        case .big: 4
        }
    }

    /// Rows: 6, 9 or 12.
    public var rows: Int { columns * 3 }

    /// Cells of the left half, which is also how many pieces there are: 12, 27 or 48.
    public var pieceCount: Int { columns * rows }

    /// The side of a cell on a canvas of that width, in the same unit.
    public func cellSide(canvasWidth: Double) -> Double { canvasWidth / Double(2 * columns) }
}

/// A place on a brocade, in cells: x from its left edge to the right (the mirror line is at the size's `columns`), y
/// from its top down.
public struct BrocadePoint: Hashable, Sendable {
    /// In cells.
    public var x, y: Double

    /// The parameters are in cells.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// The same place on the other side of the mirror line.
    public func mirrored(in size: BrocadeSize) -> BrocadePoint { BrocadePoint(x: Double(2 * size.columns) - x, y: y) }
}
