/// The effect of a swipe on every tile, for animation.
///
/// Animate in this order: `before` with each of `tiles` sliding from its origin to its destination, then `settled`
/// (`merges` are the tiles to emphasise), then `after` (`spawned` is the tile that appears). Cells are numbered row by
/// row from the top left, as in `Board2048.cells`.
public struct Move2048: Hashable, Sendable {
    /// A tile of `before` and its destination.
    public struct Tile: Hashable, Sendable {
        /// The number while it slides.
        public let value: Int
        /// The cell in `before`.
        public let origin: Int
        /// The cell in `settled`, in the same row or column. Equals the origin if the tile stays.
        public let destination: Int
        /// True if it merges into a tile of twice its value at its destination.
        public internal(set) var isMerging: Bool
    }

    /// A tile of `settled` made from two.
    public struct Merge: Hashable, Sendable {
        /// The cell.
        public let cell: Int
        /// The sum of the two.
        public let value: Int
        /// The origin of the tile nearer to the side swiped to. Equals `cell` if it did not move.
        public let near: Int
        /// The origin of the other tile.
        public let far: Int
    }

    /// The new tile.
    public struct Spawn: Hashable, Sendable {
        /// The cell, which is empty in `settled`.
        public let cell: Int
        /// The value, 2 or 4.
        public let value: Int
    }

    /// The direction of the swipe.
    public let direction: SwipeDirection
    /// The board before the swipe.
    public let before: Board2048
    /// The board after all tiles have moved and merged.
    public let settled: Board2048
    /// The board with the new tile.
    public internal(set) var after: Board2048
    /// All tiles of `before`, line by line (rows from the top, columns from the left), each from the side swiped to.
    public let tiles: [Tile]
    /// The merged tiles, in the order of `tiles`.
    public let merges: [Merge]
    /// The new tile. Nil if there is none: for a move of a board alone, and for the winning move of swift-2048.
    public internal(set) var spawned: Spawn?

    /// The sum of the merged tiles, which is the score gained under rules that score merges.
    public var gained: Int { merges.reduce(0) { $0 + $1.value } }
}

extension Move2048.Tile {
    /// Returns the number of cells that it moves. 0 for a tile that stays.
    public func distance(dimension: Int) -> Int {
        let (rows, columns) = (
            destination / dimension - origin / dimension, destination % dimension - origin % dimension
        )
        return abs(rows) + abs(columns)
    }
}
