import FramewrightDrawing
import Testing

@testable import FramewrightRaster

/// A row that a painter says repeats the one above does. Encoders don't look; in debug builds a wrong word ends the process.
struct RowChangesTests {
    private typealias Command = DisplayList.Item.Command

    @Test(arguments: 1...300)
    func `in pictures of chance only rows are told that repeat, and the others suffice`(seed: Int) throws {
        var random = Seeded(seed)
        let commands = random.tallScene(seed)
        // Tall, so that there is something to tell.
        for scale in [1, 2.3] {
            let list = DisplayList(40, 90, commands)
            let whole = try list.painted(scale: scale, background: .white)
            #expect(whole.repeats.allSatisfy { whole.row($0) == whole.row($0 - 1) })
            // Over what was there before, whatever it was.
            var painter = Painter(glyphs: BoxGlyphs())
            var sparse = SparseBitmap(random.noise(whole.size))
            try painter.paint(list, scale: scale, background: .white, into: &sparse)
            #expect(sparse.bitmap() == whole)
            #expect(sparse.sources == whole.rowSources)
        }
    }

    @Test func `rows that repeat are not painted`() throws {
        var painter = Painter(glyphs: BoxGlyphs())
        let size = try #require(PixelSize(width: 20, height: 20))
        let before = Bitmap(size: size, filledWith: PremultipliedPixel(.black))
        var sparse = SparseBitmap(before)
        let list = DisplayList(20, 20, [.fillRect(rect(2.5, 4, 9, 8, radius: 0), Paint(Color.white.opacity(0.5)))])
        try painter.paint(list, scale: 1, background: .white, into: &sparse)
        #expect((0..<20).filter { sparse.held.row($0) != before.row($0) } == [0, 4, 12])
        #expect(sparse.bitmap() == (try list.painted(background: .white)))
    }

    @Test func `a picture of another size is painted anew, and one of no size refused`() throws {
        var painter = Painter(glyphs: BoxGlyphs())
        var sparse = SparseBitmap(Bitmap(size: try #require(PixelSize(width: 3, height: 4))))
        let list = DisplayList(20, 20, [.fillRect(rect(2, 4, 9, 8), .black)])
        try painter.paint(list, scale: 2, into: &sparse)
        #expect(sparse.bitmap() == (try list.painted(scale: 2)))
        #expect(throws: RasterError.self) { try painter.paint(list, scale: 0, into: &sparse) }
        #expect(sparse.bitmap() == (try list.painted(scale: 2)))
        #expect(throws: RasterError.self) { try painter.paintSparsely(list, scale: .nan) }
    }

    /// Rows that are told not to repeat, of a picture of 20 rows at scale 1.
    private func changes(_ commands: Command...) throws -> [Int] {
        let bitmap = try DisplayList(20, 20, commands).painted(background: .white)
        return (0..<20).filter { !bitmap.repeats.contains($0) }
    }

    @Test func `of a plain page all rows but the first are told, and of a rectangle all but its edges`() throws {
        #expect(try changes() == [0])
        #expect(try changes(.fillRect(rect(0, 0, 20, 20), .white)) == [0])
        #expect(try changes(.fillRect(rect(2, 4, 9, 8), .black)) == [0, 4, 12])
        // Rows that are covered partly differ from both beside them.
        #expect(try changes(.fillRect(rect(2.5, 4.5, 9, 8), .black)) == [0, 4, 5, 12, 13])
        // A rounded one to the last row of the picture.
        #expect(try changes(.fillRect(rect(2, 10, 9, 10, radius: 2), .black)) == [0, 10, 11, 12, 18, 19])
    }

    @Test func `of letters and slanted sides no row is told, of upright ones those between their ends`() throws {
        #expect(try changes(text([1], size: 8, at: Point(x: 2, y: 9))) == [0, 5, 6, 7, 8, 9])
        let triangle = polygon([Point(x: 1, y: 3), Point(x: 9, y: 3), Point(x: 1, y: 6)])
        #expect(try changes(.fillPath(triangle, .nonzero, .black)) == [0, 3, 4, 5, 6])
        #expect(try changes(.fillPath(rect(2, 4, 9, 8).path, .nonzero, .black)).count < 6)
    }

    @Test func `where a page hides what is below, what was there is of no account`() throws {
        #expect(
            try changes(text([1], size: 8, at: Point(x: 2, y: 9)), .fillRect(rect(0, 0, 20, 20), .black)) == [0])
    }

    @Test func `what is written afterwards, or painted in parts, ends it`() throws {
        let list = DisplayList(20, 20, [.fillRect(rect(2, 4, 9, 8), .black)])
        var painter = Painter(glyphs: BoxGlyphs())
        let fresh = try painter.paint(list, scale: 1)
        var bitmap = fresh
        #expect(bitmap.rowSources.count == 20)
        bitmap[3, 3] = .clear
        #expect(bitmap.rowSources.isEmpty)
        bitmap = fresh
        bitmap.withMutablePixels { $0[0] = .clear }
        #expect(bitmap.rowSources.isEmpty)
        bitmap = fresh
        let next = DisplayList(20, 20, [.fillRect(rect(2, 5, 9, 8), .black)])
        try painter.repaint(next, over: list, scale: 1, into: &bitmap)
        #expect(bitmap.rowSources.isEmpty)
    }
}

extension Bitmap {
    /// Rows that are told to repeat the one above.
    fileprivate var repeats: [Int] { rowSources.indices.filter { rowSources[$0] != $0 } }
}

extension Seeded {
    /// Shapes, letters, cards, and things turned and on layers.
    fileprivate mutating func tallScene(_ seed: Int) -> [DisplayList.Item.Command] {
        let layers = [
            DisplayList.Layer(opacity: 0.5), DisplayList.Layer(blendMode: .sourceIn),
            DisplayList.Layer(isIsolated: true), DisplayList.Layer(), DisplayList.Layer(blendMode: .multiply),
            DisplayList.Layer(filters: [.blur(radius: 2)]),
            DisplayList.Layer(filters: [.dropShadow(Shadow(.black, radius: 3, offset: Point(x: 2, y: 5)))]),
        ]
        let turned = ProjectionTransform(AffineTransform.rotation(.degrees(double(-20...20))))
        let card = Path(
            roundedRect: Rect(x: double(0...9), y: double(0...20), width: 24, height: double(40...70)),
            cornerRadius: double(3...9))
        let layered = [.pushLayer(layers[seed % layers.count])] + scene() + [.pop]
        return [.fillPath(card, .nonzero, Paint(Color(red: 1, green: 0, blue: 0.2, opacity: seed % 3 == 0 ? 1 : 0.6)))]
            + scene() + layered + [
                .pushTransform(turned), .fillRect(rect(radius: 0), .black), .pop,
            ]
    }

    /// Pixels no painter makes, colours beyond their alpha among them.
    fileprivate mutating func noise(_ size: PixelSize) -> Bitmap {
        let pixels = (0..<size.area).map { _ in PremultipliedPixel(packed: UInt32(truncatingIfNeeded: next())) }
        return Bitmap(size: size, pixels: pixels)
    }
}
