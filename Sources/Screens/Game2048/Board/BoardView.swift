import Framewright

/// The cells and tiles of a board. The screen draws the plate below.
///
/// Never mirrored: a swipe to the left moves tiles to the left in every language.
struct BoardView: View {
    let dimension: Int
    let tiles: [BoardTile]
    let skin: BoardSkin
    /// The corner radius of cells and tiles.
    let radius: Double
    /// The animation that fades out the glows while something covers the board; nil if nothing does.
    var dimming: Animation?

    var body: some View {
        ZStack {
            FreeCells(dimension: dimension, cells: freeCells, skin: skin, radius: radius)
            if !shining.isEmpty {
                layout() {
                    ForEach(shining) { tile in
                        TileGlow(value: tile.value, skin: skin, radius: radius)
                            .entering(tile)
                            .layoutValue(key: BoardLayout.Place.self, value: tile.place)
                    }
                }
                .opacity(dimming == nil ? 1 : 0)
                .animation(dimming, value: dimming == nil)
            }
            layout() {
                ForEach(tiles) { tile in
                    TileView(value: tile.value, skin: skin, radius: radius)
                        .entering(tile)
                        .layoutValue(key: BoardLayout.Place.self, value: tile.place)
                        .accessibilityIdentifier(tile.name)
                }
            }
            .font(.system(relativeSize: NumberLayout.share, weight: .bold))
            .lineLimit(1)
            .minimumScaleFactor(0.2)
            .lintException(.shrinkingText, because: "a number is as large as its tile")
        }
        .environment(\.layoutDirection, .leftToRight)
    }

    private var layout: BoardLayout {
        BoardLayout(dimension: dimension, spacing: skin.spacing)
    }

    private var shining: [BoardTile] { tiles.filter { skin.glowing.contains($0.value) && $0.opacity > 0 } }

    /// The cells that no tile hides. A cell below a tile would show through at the tile's antialiased corners.
    private var freeCells: [Int] {
        let places = tiles.filter(\.hidesCell).map(\.place)
        return (0..<dimension * dimension).filter { !places.contains(BoardPlace(cell: $0, dimension: dimension)) }
    }
}

/// The cells that no tile hides.
private struct FreeCells: View, Equatable {
    let dimension: Int
    let cells: [Int]
    let skin: BoardSkin
    let radius: Double

    var body: some View {
        BoardLayout(dimension: dimension, spacing: skin.spacing)() {
            ForEach(cells, id: \.self) { cell in
                RoundedRectangle(cornerRadius: radius, style: .circular)
                    .fill(skin.color("cell"))
                    .layoutValue(key: BoardLayout.Place.self, value: BoardPlace(cell: cell, dimension: dimension))
            }
        }
    }
}

/// A tile: a square and its number, which has a fixed share of the square and shrinks if it is too long.
///
/// The view uses only hashable values and no environment, so equal tiles are built only once. Modifiers that all
/// numbers share are applied around all tiles, because each costs microseconds.
struct TileView: View, Hashable {
    let value: Int
    let skin: BoardSkin
    let radius: Double

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: radius, style: .circular)
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

/// The glow around a large tile: 10 points wider than the tile, blurred like a style sheet's blur of 30.
struct TileGlow: View, Hashable {
    let value: Int
    let skin: BoardSkin
    let radius: Double

    var body: some View {
        RoundedRectangle(cornerRadius: radius, style: .circular)
            .fill(skin.color("glow.\(value)"))
            .padding(-10)
            .blur(radius: 15)
    }
}
