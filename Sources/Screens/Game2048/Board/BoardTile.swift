import Framewright
import FramewrightModels

/// A tile as the board shows it at a moment.
struct BoardTile: Identifiable, Hashable, Sendable {
    let id: Int
    let value: Int
    /// Where it is seen.
    var place: BoardPlace
    /// Where it belongs on the board; nil for a tile that is about to be replaced.
    var cell: BoardPlace?
    var scale = 1.0
    var opacity = 1.0

    /// Tiles are known by the cells they belong to, wherever they are on their way there.
    var name: String { cell.map { "tile-\(Int($0.row))-\(Int($0.column))" } ?? "" }

    /// Nothing is to be seen of what lies below.
    var hidesCell: Bool { place == cell && scale >= 1 && opacity == 1 }

    /// As a tile at rest looks.
    var isPlain: Bool { scale == 1 && opacity == 1 }
}

extension View {
    /// As large and as opaque as a tile is while it comes.
    @ViewBuilder func entering(_ tile: BoardTile) -> some View {
        if tile.isPlain { self } else { scaleEffect(tile.scale).opacity(tile.opacity) }
    }
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
            let place = BoardPlace(cell: cell, dimension: dimension)
            return BoardTile(id: cell, value: cells[cell], place: place, cell: place)
        }
    }
}
