import FramewrightDrawing

/// The kinds of bands as single artworks, 208 stitches wide, for use as borders.
enum BrocadeBand: String, Hashable, Sendable, CaseIterable {
    case dashes, comb, zigzag, frogs, flowers

    /// The band with a stitch of cloth above and below.
    var artwork: Artwork {
        var weave = Weave()
        weave.figure(y: height / 2, draw)
        var artwork = weave.artwork(width: 208, height: height)
        artwork.isCut = true
        return artwork
    }

    /// The height of the artwork, in stitches.
    var height: Double {
        switch self {
        case .dashes: 3
        case .comb: 9
        case .zigzag: 10
        case .frogs, .flowers: 24
        }
    }

    private func draw(_ weave: inout Weave) {
        switch self {
        case .dashes: weave.dashes(y: 0, reach: 104)
        case .comb: weave.comb(.orange, y: 0, reach: 104)
        case .zigzag: weave.zigzag(y: 0, reach: 104)
        case .frogs: weave.frogs(count: 8, pitch: BandRhythm.cloth.frogs, y: 0)
        case .flowers: weave.flowers(count: 7, pitch: BandRhythm.cloth.flowers, y: 0)
        }
    }
}
