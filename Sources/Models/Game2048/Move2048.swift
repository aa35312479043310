/// What one effective swipe does to every tile: all that its animation needs.
///
/// Play it in this order: `before` with each of `tiles` on its way from its cell to its destination, then `settled`
/// (`merges` are the tiles that pop there), then `after` (`spawned` is the tile that appears). Cells are counted row by
/// row from the top left, as in `Board2048.cells`.
public struct Move2048: Hashable, Sendable {
    /// A tile of `before` and where the swipe takes it.
    public struct Tile: Hashable, Sendable {
        /// Its number while it slides.
        public let value: Int
        /// Its cell in `before`.
        public let origin: Int
        /// Its cell in `settled`. The origin, if it stays; the distance is along a row or a column.
        public let destination: Int
        /// It becomes one half of the tile of twice its value at its destination.
        public internal(set) var isMerging: Bool
    }

    /// A tile of `settled` made from two.
    public struct Merge: Hashable, Sendable {
        /// Its cell.
        public let cell: Int
        /// The sum of the two.
        public let value: Int
        /// Where the half nearer to the side swiped to came from; `cell` itself, if it was already there.
        public let near: Int
        /// Where the other half came from.
        public let far: Int
    }

    /// The new tile.
    public struct Spawn: Hashable, Sendable {
        /// Its cell, empty in `settled`.
        public let cell: Int
        /// 2 or 4.
        public let value: Int
    }

    /// Where it was swiped to.
    public let direction: SwipeDirection
    /// The board before the swipe.
    public let before: Board2048
    /// The board when all tiles have arrived and merged.
    public let settled: Board2048
    /// The board with the new tile.
    public internal(set) var after: Board2048
    /// All tiles of `before`: line by line (rows from the top, columns from the left), in each from the side swiped to.
    public let tiles: [Tile]
    /// In the order of `tiles`.
    public let merges: [Merge]
    /// Nil where the rules give no new tile: a swipe asked of a board alone, or the winning one of swift-2048.
    public internal(set) var spawned: Spawn?

    /// The sum of the merged tiles: what the swipe scores where merges score.
    public var gained: Int { merges.reduce(0) { $0 + $1.value } }
}

extension Move2048.Tile {
    /// How many cells it passes; 0 for a tile that stays.
    public func distance(dimension: Int) -> Int {
        let (rows, columns) = (
            destination / dimension - origin / dimension, destination % dimension - origin % dimension
        )
        return abs(rows) + abs(columns)
    }
}
