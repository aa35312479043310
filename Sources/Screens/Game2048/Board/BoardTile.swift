import Framewright
import FramewrightModels

/// A tile as displayed at one time.
struct BoardTile: Identifiable, Hashable, Sendable {
    let id: Int
    let value: Int
    /// The visible position.
    var place: BoardPlace
    /// The cell the tile belongs to; nil for a tile that is about to be replaced.
    var cell: BoardPlace?
    var scale = 1.0
    var opacity = 1.0

    /// The tile's identifier, named after the cell it belongs to even while it is moving there.
    var name: String { cell.map { "tile-\(Int($0.row))-\(Int($0.column))" } ?? "" }

    /// True if the tile completely hides its cell.
    var hidesCell: Bool { place == cell && scale >= 1 && opacity == 1 }

    /// True if the tile looks like a tile at rest.
    var isPlain: Bool { scale == 1 && opacity == 1 }
}

extension View {
    /// Applies the scale and the opacity of a tile that is appearing.
    @ViewBuilder func entering(_ tile: BoardTile) -> some View {
        if tile.isPlain { self } else { scaleEffect(tile.scale).opacity(tile.opacity) }
    }
}

extension BoardPlace {
    /// Creates the position of an index into `Board2048.cells`.
    init(cell: Int, dimension: Int) {
        self.init(row: Double(cell / dimension), column: Double(cell % dimension))
    }
}

extension Board2048 {
    /// The tiles at rest, with their cells as ids.
    var tiles: [BoardTile] {
        cells.indices.filter { cells[$0] != 0 }.map { cell in
            let place = BoardPlace(cell: cell, dimension: dimension)
            return BoardTile(id: cell, value: cells[cell], place: place, cell: place)
        }
    }
}
