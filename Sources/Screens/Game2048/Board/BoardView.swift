import Framewright
import FramewrightModels

/// Cells and the tiles in them. The plate below is the screen's.
///
/// Never mirrored: a swipe to the left gathers tiles at the left in every language.
struct BoardView: View {
    let dimension: Int
    let tiles: [BoardTile]
    let skin: BoardSkin
    /// Of cells and tiles.
    let shape: RoundedRectangle

    init(board: Board2048, skin: BoardSkin, radius: Double) {
        dimension = board.dimension
        tiles = board.tiles
        self.skin = skin
        shape = RoundedRectangle(cornerRadius: radius, style: .circular)
    }

    var body: some View {
        ZStack {
            layout() {
                ForEach(freeCells, id: \.self) { cell in
                    shape.fill(skin.color("cell"))
                        .layoutValue(key: BoardLayout.Place.self, value: BoardPlace(cell: cell, dimension: dimension))
                }
            }
            if !shining.isEmpty {
                layout() {
                    ForEach(shining) { tile in
                        TileGlow(color: skin.color("glow.\(tile.value)"), shape: shape)
                            .layoutValue(key: BoardLayout.Place.self, value: tile.place)
                    }
                }
            }
            layout() {
                ForEach(tiles) { tile in
                    TileView(value: tile.value, skin: skin, shape: shape)
                        .layoutValue(key: BoardLayout.Place.self, value: tile.place)
                        .accessibilityIdentifier("tile-\(Int(tile.place.row))-\(Int(tile.place.column))")
                }
            }
            .font(.system(relativeSize: NumberLayout.share, weight: .bold))
            .lineLimit(1)
            .minimumScaleFactor(0.2)
        }
        .environment(\.layoutDirection, .leftToRight)
    }

    private var layout: BoardLayout {
        BoardLayout(dimension: dimension, spacing: skin.spacing)
    }

    private var shining: [BoardTile] { tiles.filter { skin.glowing.contains($0.value) } }

    /// Cells that no tile hides: under one they would shimmer through at its corners.
    private var freeCells: [Int] {
        let places = tiles.map(\.place)
        return (0..<dimension * dimension).filter { !places.contains(BoardPlace(cell: $0, dimension: dimension)) }
    }
}

/// One tile: a square and its number, which keeps its share of the square and shrinks where it is too long.
///
/// Plain values in, no environment: sixteen of them are made anew with every move. What their numbers have in common is
/// said once around them, for a modifier costs microseconds.
struct TileView: View {
    let value: Int
    let skin: BoardSkin
    let shape: RoundedRectangle

    var body: some View {
        let text = "\(value)"
        ZStack {
            shape.fill(skin.color("tile.\(text)"))
            if skin.glowing.contains(value) {
                shape.stroke(skin.color("edge.\(text)"), lineWidth: 1).padding(0.5)
            }
            NumberLayout(digits: text.utf8.count, scale: skin.number)() {
                Text(text).foregroundStyle(skin.color("onTile.\(text)"))
            }
        }
    }
}

/// The light around a large tile: 10 points wider than the tile, blurred as a style sheet's blur of 30 is.
struct TileGlow: View {
    let color: ThemeColor
    let shape: RoundedRectangle

    var body: some View { shape.fill(color).padding(-10).blur(radius: 15) }
}
