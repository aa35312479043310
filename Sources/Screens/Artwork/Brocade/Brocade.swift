import FramewrightDrawing

/// The Li brocade, redrawn in the documented palette and bands. Its unit is the stitch: every line is one stitch
/// wide.
///
/// The cloth is mirror-symmetric about the axis x = 0. It is woven in two widths with the same bands, 312 stitches
/// high: `picture` has the documented proportions, `cloth` those of the puzzle's canvas, whose cells are square.
enum Brocade {
    /// The height of the cloth, in stitches. At the documented 1159 pixels a stitch is 3.71 pixels high, and the
    /// bands lie within two pixels of the documented positions.
    static let height = 312.0

    /// The documented image: 182 stitches wide, which matches 674 by 1159 pixels to half a percent.
    static let picture = weave(halfWidth: 91, BandRhythm(frogs: 22.75, flowers: 26)) { $0.everything($1, $2) }

    /// The puzzle's image, two by three: 208 stitches wide, so that 2 x 6, 3 x 9 and 4 x 12 square cells fill a half.
    static let cloth = weave(halfWidth: 104, .cloth) { $0.everything($1, $2) }

    /// The cloth without the figures between the bands: the background of the solved puzzle.
    static let bandsOnly = weave(halfWidth: 104, .cloth) { $0.bands($1, $2) }

    /// The figure of Dali shen, 175 by 140 stitches: documented at 318.75 by 255 points.
    static let hero: Artwork = {
        var weave = Weave()
        weave.hero()
        return weave.artwork(width: 175, height: 140)
    }()

    /// Returns a piece of the cloth's left half, for a brocade with `columns` columns in each half. Rows and columns
    /// count from 0 at the top left. The mirrored piece of the right half is the same artwork, flipped.
    static func piece(row: Int, column: Int, columns: Int) -> Artwork {
        precondition(columns > 0, "a brocade has columns")
        precondition((0..<columns * 3).contains(row) && (0..<columns).contains(column), "no such piece")
        let side = cloth.frame.width / Double(2 * columns)
        return cloth.cut(
            to: Rect(x: cloth.frame.minX + Double(column) * side, y: Double(row) * side, width: side, height: side))
    }

    /// Returns all pieces of the left half in row-major order.
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

/// The distances between the large figures of a band, in stitches.
struct BandRhythm {
    var frogs: Double
    var flowers: Double

    /// The rhythm of the puzzle's cloth. No distance divides a cell's width evenly, so that no two pieces look alike.
    static let cloth = BandRhythm(frogs: 25, flowers: 29)
}
