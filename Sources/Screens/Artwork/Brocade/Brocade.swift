import FramewrightDrawing

/// The Li brocade, drawn anew in the documented palette and bands. Its unit is the stitch: every line is one wide.
///
/// All of it is mirror-symmetric about the axis, x = 0. The cloth is woven to two widths with the same bands, 312 stitches
/// high: `picture` has the documented proportions, `cloth` those of the puzzle's canvas, whose cells are square.
enum Brocade {
    /// Stitches from the top of the cloth to its bottom; at the documented 1159 pixels one is 3.71 pixels high, and the
    /// bands lie within two pixels of the documented places.
    static let height = 312.0

    /// The documented picture: 182 stitches wide, 674 by 1159 pixels to half a percent.
    static let picture = weave(halfWidth: 91, BandRhythm(frogs: 22.75, flowers: 26)) { $0.everything($1, $2) }

    /// The puzzle's picture, two by three: 208 stitches wide, so that 2 x 6, 3 x 9 and 4 x 12 square cells fill a half.
    static let cloth = weave(halfWidth: 104, .cloth) { $0.everything($1, $2) }

    /// The cloth without what is between the bands: the background of the won puzzle.
    static let bandsOnly = weave(halfWidth: 104, .cloth) { $0.bands($1, $2) }

    /// Dali shen, 175 by 140 stitches: documented at 318.75 by 255 points.
    static let hero: Artwork = {
        var weave = Weave()
        weave.hero()
        return weave.artwork(width: 175, height: 140)
    }()

    /// The piece of the cloth's left half in that row and column of a brocade with so many columns a half; both count
    /// from 0 at the top left. The piece's mirror image is the same artwork, flipped.
    static func piece(row: Int, column: Int, columns: Int) -> Artwork {
        precondition(columns > 0, "a brocade has columns")
        precondition((0..<columns * 3).contains(row) && (0..<columns).contains(column), "no such piece")
        let side = cloth.frame.width / Double(2 * columns)
        return cloth.cut(
            to: Rect(x: cloth.frame.minX + Double(column) * side, y: Double(row) * side, width: side, height: side))
    }

    /// All pieces in row-major order.
    static func pieces(columns: Int) -> [Artwork] {
        (0..<columns * columns * 3).map { piece(row: $0 / columns, column: $0 % columns, columns: columns) }
    }

    private static func weave(
        halfWidth: Double, _ rhythm: BandRhythm, _ draw: (inout Weave, Double, BandRhythm) -> Void
    ) -> Artwork {
        var weave = Weave()
        draw(&weave, halfWidth, rhythm)
        var artwork = weave.artwork(width: 2 * halfWidth, height: height)
        artwork.isCut = true
        return artwork
    }
}

/// Stitches from one large figure of a band to the next.
struct BandRhythm {
    var frogs: Double
    var flowers: Double

    /// No whole part of a cell, so that no two pieces look alike.
    static let cloth = BandRhythm(frogs: 25, flowers: 29)
}
