import FramewrightDrawing
import Testing

@testable import FramewrightRaster

/// A row that a painter says repeats the one above does. Encoders don't look; in debug builds a wrong word ends the process.
struct RowChangesTests {
    private typealias Command = DisplayList.Item.Command

    /// Whether each row that is told equals the one above.
    private func isTold(truly list: DisplayList, scale: Double) throws -> Bool {
        let bitmap = try list.painted(scale: scale, background: .white)
        let rows = bitmap.repeatedRows.indices.filter { bitmap.repeatedRows[$0] }
        return rows.allSatisfy { bitmap.row($0) == bitmap.row($0 - 1) }
    }

    @Test(arguments: 1...300)
    func `in pictures of chance only rows are told that repeat`(seed: Int) throws {
        var random = Seeded(seed)
        let scene = random.scene()
        let layers = [
            DisplayList.Layer(opacity: 0.5), DisplayList.Layer(blendMode: .sourceIn),
            DisplayList.Layer(isIsolated: true),
            DisplayList.Layer(filters: [.blur(radius: 2)]),
            DisplayList.Layer(filters: [.dropShadow(Shadow(.black, radius: 3, offset: Point(x: 2, y: 5)))]),
        ]
        let commands: [Command] = scene + [.pushLayer(layers[seed % layers.count])] + random.scene() + [.pop]
        // Tall, so that there is something to tell.
        for scale in [1, 2.3] { #expect(try isTold(truly: DisplayList(40, 90, commands), scale: scale)) }
    }

    /// Rows that are told not to repeat, of a picture of 20 rows at scale 1.
    private func changes(_ commands: Command...) throws -> [Int] {
        let bitmap = try DisplayList(20, 20, commands).painted(background: .white)
        return bitmap.repeatedRows.indices.filter { !bitmap.repeatedRows[$0] }
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
        #expect(bitmap.repeatedRows.count == 20)
        bitmap[3, 3] = .clear
        #expect(bitmap.repeatedRows.isEmpty)
        bitmap = fresh
        bitmap.withMutablePixels { $0[0] = .clear }
        #expect(bitmap.repeatedRows.isEmpty)
        bitmap = fresh
        let next = DisplayList(20, 20, [.fillRect(rect(2, 5, 9, 8), .black)])
        try painter.repaint(next, over: list, scale: 1, into: &bitmap)
        #expect(bitmap.repeatedRows.isEmpty)
    }
}
