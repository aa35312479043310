import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightRaster

/// Tests of the rows that a painter marks as equal to the row above. Encoders rely on the marks; debug builds verify
/// them and stop the process if one is wrong.
struct RowChangesTests {
    private typealias Command = DisplayList.Item.Command

    /// Debug builds verify every marked row and stop the process if one is wrong.
    @Test(arguments: 1...400)
    func `sparsely painted rows give the whole bitmap`(seed: Int) throws {
        var random = Seeded(seed)
        let commands = random.tallScene()
        // Tall, so that there are rows to mark.
        for scale in [1, 2.3] {
            let list = DisplayList(40, 90, commands)
            let background: SRGBColor? = seed % 2 == 0 ? .white : nil
            var painter = Painter(glyphs: BoxGlyphs(), images: AnyImage())
            let whole = try painter.paint(list, scale: scale, background: background)
            // Over arbitrary previous content.
            var sparse = SparseBitmap(random.noise(whole.size))
            try painter.paint(list, scale: scale, background: background, into: &sparse)
            #expect(sparse.bitmap() == whole)
            #expect(try painter.paintSparsely(list, scale: scale, background: background).bitmap() == whole)
        }
    }

    @Test func `huge translations that cancel each other give correct rows`() throws {
        let shadow = DisplayList.Layer(filters: [.dropShadow(Shadow(.black, radius: 3, offset: Point(x: 2, y: 5)))])
        for place in [1e17, 3e17, 4e16, -1e17] {
            let moved = Command.pushTransform(ProjectionTransform(AffineTransform.translation(x: 0, y: place)))
            let box = Command.fillRect(rect(0, -place, 10, 7), .black)
            for commands in [[moved, box], [moved, .pushLayer(shadow), box]] {
                let list = DisplayList(20, 20, commands)
                var painter = Painter(glyphs: BoxGlyphs())
                let whole = try painter.paint(list, scale: 1, background: .white)
                #expect(try painter.paintSparsely(list, scale: 1, background: .white).bitmap() == whole)
            }
        }
    }

    @Test func `repeated rows are not painted`() throws {
        var painter = Painter(glyphs: BoxGlyphs())
        let size = try #require(PixelSize(width: 20, height: 20))
        let before = Bitmap(size: size, filledWith: PremultipliedPixel(.black))
        var sparse = SparseBitmap(before)
        let list = DisplayList(20, 20, [.fillRect(rect(2.5, 4, 9, 8, radius: 0), Paint(SRGBColor.white.opacity(0.5)))])
        try painter.paint(list, scale: 1, background: .white, into: &sparse)
        #expect((0..<20).filter { sparse.held.row($0) != before.row($0) } == [0, 4, 12])
        #expect(sparse.bitmap() == (try list.painted(background: .white)))
    }

    @Test func `a bitmap of another size is repainted, and an invalid size rejected`() throws {
        var painter = Painter(glyphs: BoxGlyphs())
        var sparse = SparseBitmap(Bitmap(size: try #require(PixelSize(width: 3, height: 4))))
        let list = DisplayList(20, 20, [.fillRect(rect(2, 4, 9, 8), .black)])
        try painter.paint(list, scale: 2, into: &sparse)
        #expect(sparse.bitmap() == (try list.painted(scale: 2)))
        #expect(throws: RasterError.self) { try painter.paint(list, scale: 0, into: &sparse) }
        #expect(sparse.bitmap() == (try list.painted(scale: 2)))
        #expect(throws: RasterError.self) { try painter.paintSparsely(list, scale: .nan) }
    }

    /// Returns the rows not marked as repeated, in a bitmap of 20 rows at scale 1.
    private func changes(_ commands: Command...) throws -> [Int] {
        let bitmap = try DisplayList(20, 20, commands).painted(background: .white)
        return (0..<20).filter { !bitmap.repeats.contains($0) }
    }

    @Test func `an empty page has one distinct row, a rectangle one for each edge`() throws {
        #expect(try changes() == [0])
        #expect(try changes(.fillRect(rect(0, 0, 20, 20), .white)) == [0])
        #expect(try changes(.fillRect(rect(2, 4, 9, 8), .black)) == [0, 4, 12])
        // Partly covered rows differ from both neighbours.
        #expect(try changes(.fillRect(rect(2.5, 4.5, 9, 8), .black)) == [0, 4, 5, 12, 13])
        // A rounded rectangle that ends at the bitmap's last row.
        #expect(try changes(.fillRect(rect(2, 10, 9, 10, radius: 2), .black)) == [0, 10, 11, 12, 18, 19])
    }

    @Test func `rows of letters and slanted sides are distinct, of upright sides only at their ends`() throws {
        #expect(try changes(text([1], size: 8, at: Point(x: 2, y: 9))) == [0, 5, 6, 7, 8, 9])
        let triangle = polygon([Point(x: 1, y: 3), Point(x: 9, y: 3), Point(x: 1, y: 6)])
        #expect(try changes(.fillPath(triangle, .nonzero, .black)) == [0, 3, 4, 5, 6])
        #expect(try changes(.fillPath(rect(2, 4, 9, 8).path, .nonzero, .black)) == [0, 4, 12])
    }

    @Test func `rows below an opaque cover do not count`() throws {
        #expect(
            try changes(text([1], size: 8, at: Point(x: 2, y: 9)), .fillRect(rect(0, 0, 20, 20), .black)) == [0])
    }

    @Test func `changing pixels and repainting parts discard the marks`() throws {
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
    /// The rows marked as equal to the one above.
    fileprivate var repeats: [Int] { rowSources.indices.filter { rowSources[$0] != $0 } }
}

/// Returns one bitmap for any image.
struct AnyImage: ImageSource {
    func bitmap(of image: ImageID) -> Bitmap? {
        let pixels = (0..<12).map { PremultipliedPixel(packed: 0xFF00_0000 | UInt32($0) * 0x13_29_05) }
        return PixelSize(width: 3, height: 4).map { Bitmap(size: $0, pixels: pixels) }
    }
}

extension Seeded {
    /// Returns all kinds of commands in random order: shapes, cards, letters, images, and these clipped, transformed
    /// and on layers.
    mutating func tallScene() -> [DisplayList.Item.Command] {
        var commands = scene()
        for _ in 0..<4 {
            let inner = next() % 2 == 0 ? scene() : piece() + piece()
            commands += next() % 3 == 0 ? inner : [opening()] + inner + (next() % 7 == 0 ? [] : [.pop])
        }
        // A page that covers everything below, as one screen covers another.
        if next() % 4 == 0 {
            commands.insert(.fillRect(RoundedRect(Rect(x: 0, y: 0, width: 40, height: 90)), .white), at: 9)
        }
        return commands
    }

    private mutating func opening() -> DisplayList.Item.Command {
        let modes: [BlendMode] = [
            .normal, .multiply, .clear, .copy, .sourceIn, .destinationIn, .destinationOver, .xor,
        ]
        let shadow = Shadow(.black, radius: 3, offset: Point(x: 2, y: double(-9...9)))
        let filters: [[Filter]] = [[], [], [.blur(radius: 2)], [.dropShadow(shadow)]]
        let turn = ProjectionTransform(AffineTransform.rotation(.degrees(double(-20...20))))
        let stretch = ProjectionTransform(AffineTransform.scale(x: double(0.3...2), y: double(0.3...2)))
        let tilt = ProjectionTransform.rotation(.degrees(40), x: 1, y: double(-1...1), z: 0, eyeDistance: 200)
        switch next() % 9 {
        case 0: return .pushClip(rect(radius: 0))
        case 1: return .pushClip(rect(radius: 5))
        case 2: return .pushClipPath(rect(radius: 4).path, .nonzero)
        case 3: return .pushTransform(turn)
        case 4: return .pushTransform(stretch)
        case 5: return .pushTransform(tilt)
        default:
            return .pushLayer(
                DisplayList.Layer(
                    opacity: next() % 2 == 0 ? 1 : double(0...1), blendMode: modes[Int(next() % 8)],
                    isIsolated: next() % 2 == 0, filters: filters[Int(next() % 4)]))
        }
    }

    private mutating func piece() -> [DisplayList.Item.Command] {
        let color = SRGBColor(red: double(0...1), green: 0, blue: 0.2, opacity: next() % 2 == 0 ? 1 : 0.6)
        let card = Rect(x: double(0...9), y: double(0...20), width: 24, height: double(40...70))
        switch next() % 7 {
        case 0: return [.fillPath(Path(roundedRect: card, cornerRadius: double(3...9)), .nonzero, Paint(color))]
        case 1: return [.fillRect(RoundedRect(card, radius: double(0...9)), Paint(color))]
        case 2:
            let line = GradientPaint.Geometry.linear(start: point(), end: point())
            let stops = [GradientPaint.Stop(color, location: 0), .init(.white, location: 1)]
            return [.fillRect(RoundedRect(card, radius: 4), Paint(GradientPaint(line, stops: stops)))]
        case 3: return [.image(ImageDrawing(ImageID("any"), in: card))]
        case 4: return [text([9, 1, 9], size: double(5...30), at: point(), advance: 9)]
        // Too large for the glyph cache.
        case 5: return [text([3], size: double(300...700), at: point())]
        default:
            return [
                .fillRect(RoundedRect(Rect(x: .nan, y: 3, width: 9, height: 9)), Paint(color)),
                .fillRect(rect(radius: 0), Paint(color)),
            ]
        }
    }

    /// Returns pixels that no painter produces, including colours above their alpha.
    mutating func noise(_ size: PixelSize) -> Bitmap {
        let pixels = (0..<size.area).map { _ in PremultipliedPixel(packed: UInt32(truncatingIfNeeded: next())) }
        return Bitmap(size: size, pixels: pixels)
    }
}
