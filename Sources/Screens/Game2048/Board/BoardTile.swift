import FramewrightModels

/// A tile as the board shows it: a number at a place, the same tile from frame to frame while its `id` is.
struct BoardTile: Identifiable, Hashable, Sendable {
    let id: Int
    let value: Int
    var place: BoardPlace
}

extension BoardPlace {
    /// The cell of an index into `Board2048.cells`.
    init(cell: Int, dimension: Int) {
        self.init(row: Double(cell / dimension), column: Double(cell % dimension))
    }
}

extension Board2048 {
    /// The tiles at rest, known by their cells.
    var tiles: [BoardTile] {
        cells.indices.filter { cells[$0] != 0 }.map { cell in
            BoardTile(id: cell, value: cells[cell], place: BoardPlace(cell: cell, dimension: dimension))
        }
    }
}
