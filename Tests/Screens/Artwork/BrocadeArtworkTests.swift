import Framewright
import Testing

@testable import FramewrightScreens

@MainActor
struct BrocadeArtworkTests {
    /// The width of a stitch in pixels.
    @Test(arguments: [1, 1.5, 2, 3, 3.625, 5])
    func `with whole eighths of pixels per stitch the halves are exact mirror images`(
        stitch: Double
    ) throws {
        for artwork in [Brocade.cloth, Brocade.picture, Brocade.bandsOnly, Brocade.hero, Brocade.motif(9)] {
            let width = artwork.frame.width * stitch
            guard width.remainder(dividingBy: 1) == 0 else { continue }
            #expect(try ArtworkGallery.paint(artwork, width: width).mirrorDifference == 0)
        }
    }

    /// The painter cuts edges at 1/1024 pixel, towards the left. So an anti-aliased pixel may differ from its mirror
    /// image by one level of coverage, and by two where threads cross.
    @Test(arguments: [1, 2, 3])
    func `at the reference sizes the halves are mirror images to two levels of coverage`(scale: Double) throws {
        #expect(try ArtworkGallery.paint(Brocade.cloth, width: 375, scale: scale).mirrorDifference <= 2)
        #expect(try ArtworkGallery.paint(Brocade.picture, width: 337, scale: scale).mirrorDifference <= 2)
        #expect(try ArtworkGallery.paint(Brocade.hero, width: 318.75, scale: scale * 8 / 3).mirrorDifference <= 2)
    }

    @Test(arguments: 1...18)
    func `motifs are mirror images of themselves`(number: Int) throws {
        #expect(try ArtworkGallery.paint(Brocade.motif(number), width: 56, scale: 2).mirrorDifference == 0)
        #expect(try ArtworkGallery.paint(Brocade.motif(number), width: 50, scale: 2).mirrorDifference <= 1)
    }

    @Test(arguments: [2, 3, 4])
    func `the pieces together are the left half of the cloth, to the pixel`(columns: Int) throws {
        let whole = try ArtworkGallery.paint(Brocade.cloth, width: 624)
        let side = 312 / columns
        for (index, piece) in Brocade.pieces(columns: columns).enumerated() {
            let (row, column) = (index / columns, index % columns)
            let place = whole.part(x: column * side, y: row * side, width: side, height: side)
            #expect(try ArtworkGallery.paint(piece, width: Double(side)) == place, "row \(row), column \(column)")
        }
    }

    @Test(arguments: [2, 3, 4])
    func `no two pieces look alike`(columns: Int) throws {
        let pieces = try Brocade.pieces(columns: columns).map { try ArtworkGallery.paint($0, width: 62) }
        #expect(pieces.count == columns * columns * 3)
        #expect(Set(pieces).count == pieces.count)
        #expect(pieces.allSatisfy { !$0.isBlank })
    }

    @Test func `the cloth has square cells, and the image and the hero have the documented proportions`() {
        let (cloth, picture) = (2.0 / 3, 674.0 / 1159)
        #expect(Brocade.cloth.aspectRatio == cloth)
        #expect(abs(Brocade.picture.aspectRatio / picture - 1) < 0.005)
        #expect(Brocade.hero.aspectRatio == 318.75 / 255)
    }

    @Test func `motifs fit their box, and no two are equal`() {
        #expect(Brocade.motifs.count == 18 && Set(Brocade.motifs).count == 18)
        for motif in Brocade.motifs {
            #expect(motif.frame.size == Size(width: 28, height: 28))
            #expect(!motif.marks.isEmpty && motif.marks.allSatisfy { motif.frame.contains($0.path.boundingRect) })
        }
    }

    @Test func `every kind of band has distinct content from edge to edge`() throws {
        let bands = try BrocadeBand.allCases.map { try ArtworkGallery.paint($0.artwork, width: 416) }
        #expect(Set(bands).count == 5)
        for band in bands {
            #expect(!band.part(x: 0, y: 0, width: 40, height: band.height).isBlank)
            #expect(band.mirrorDifference == 0)
        }
    }

    /// The sizes in points are documented, and nothing is outside.
    @Test func `confetti has the documented shapes`() {
        let sizes = ConfettiShape.allCases.map(\.artwork.frame.size)
        #expect(sizes.map(\.width) == [30, 11.5, 30, 7.5] && sizes.allSatisfy { $0.height == 30 })
        for shape in ConfettiShape.allCases {
            #expect(shape.artwork.frame.contains(shape.artwork.marks[0].path.boundingRect))
        }
    }

    @Test func `cutting keeps only subpaths that reach into the piece`() {
        let piece = Brocade.piece(row: 0, column: 0, columns: 4)
        #expect(piece.isCut && piece.frame == Rect(x: -104, y: 0, width: 26, height: 26))
        #expect(piece.tokens == ["red", "cream", "blue"].map { "color.brocade.thread.\($0)" })
        let reach = piece.marks.map { $0.path.elements.count }.reduce(0, +)
        #expect(reach < Brocade.cloth.marks.map { $0.path.elements.count }.reduce(0, +) / 10)
    }
}
