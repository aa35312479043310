import FramewrightDrawing
import Testing

@testable import FramewrightRaster

/// Bitmaps painted in bands on several threads must equal those painted as a whole on one.
struct BandTests {
    private typealias Command = DisplayList.Item.Command

    /// - Parameters:
    ///   - area: The minimum area of a band in pixels.
    ///   - time: The minimum estimated time for the remaining bands for other threads to start.
    private func painter(threads: Int, area: Int = 1 << 19, time: Duration = .zero) -> Painter {
        var painter = Painter(glyphs: BoxGlyphs(), images: AnyImage(), threads: threads)
        painter.bandLimits = .init(area: area, visits: .max, time: time, overlap: 1e9)
        return painter
    }

    @Test(arguments: 1...150)
    func `bands of any height give the same bitmap`(seed: Int) throws {
        var random = Seeded(seed)
        // The painters are kept, so that later lists are painted with the memory and caches of earlier ones.
        var (one, several) = (painter(threads: 1), painter(threads: 1 + seed % 7, area: 40 + seed * 7))
        for scale in [1, 2.3] {
            let list = DisplayList(40, 90, random.tallScene() + random.tallScene())
            let background: SRGBColor? = seed % 2 == 0 ? .white : nil
            let whole = try one.paint(list, scale: scale, background: background)
            var bitmap = random.noise(whole.size)
            try several.paint(list, scale: scale, background: background, into: &bitmap)
            #expect(bitmap == whole)
            #expect(bitmap.rowSources == whole.rowSources)
            var sparse = SparseBitmap(random.noise(whole.size))
            try several.paint(list, scale: scale, background: background, into: &sparse)
            #expect(sparse.bitmap() == whole)
        }
    }

    @Test(arguments: [Duration.nanoseconds(1), .seconds(3600)])
    func `bands give the same bitmap, whenever other threads start`(time: Duration) throws {
        var random = Seeded(7)
        let list = DisplayList(40, 90, random.tallScene() + random.tallScene())
        var painter = painter(threads: 3, area: 100, time: time)
        for scale in [2.3, 1, 2.3] {
            #expect(try painter.paint(list, scale: scale, background: .white) == painted(list, scale: scale))
        }
        #expect(time < .seconds(1) || painter.helpers.isEmpty)
    }

    private func painted(_ list: DisplayList, scale: Double) throws -> Bitmap {
        var painter = painter(threads: 1)
        return try painter.paint(list, scale: scale, background: .white)
    }

    @Test func `the given number of threads paints large bitmaps, one thread small ones`() throws {
        let list = DisplayList(1000, 1100, [.fillRect(rect(2, 3, 700, 800, radius: 40), .black)])
        for (threads, scale, helpers) in [(2, 1.0, 0), (2, 1.5, 1), (3, 2, 2), (1, 2, 0), (3, 0.5, 0), (-1, 2, 0)] {
            var painter = painter(threads: threads)
            #expect(try painter.paint(list, scale: scale) == list.painted(scale: scale))
            #expect(painter.helpers.count == helpers)
        }
        #expect(painter(threads: .max).threads == 64)
    }

    @Test func `a bitmap that is painted quickly starts no threads`() throws {
        var painter = Painter(glyphs: BoxGlyphs(), threads: 4)
        let list = DisplayList(1000, 1100, [.fillRect(rect(2, 3, 700, 800, radius: 40), .black)])
        painter.bandLimits.time = .seconds(3600)
        #expect(try painter.paint(list, scale: 2) == list.painted(scale: 2))
        #expect(painter.helpers.isEmpty)
    }

    @Test func `a layer that copies its backdrop is painted by one thread`() throws {
        var glass = DisplayList.Layer(filters: [.blur(radius: 3)])
        glass.copiesBackdrop = true
        let list = DisplayList(
            40, 40,
            [
                .fillRect(rect(5, 5, 20, 20), .black), .pushLayer(glass), .fillRect(rect(0, 15, 40, 10), Paint(.white)),
                .pop,
            ])
        var painter = painter(threads: 4, area: 40)
        #expect(try painter.paint(list, scale: 1, background: .white) == list.painted(background: .white))
        #expect(painter.helpers.isEmpty)
    }

    @Test func `clips that need too much memory are refused as without threads`() throws {
        let deep = [DisplayList.Item.Command](repeating: .pushClip(rect(0, 0, 1000, 1100, radius: 9)), count: 200)
        let list = DisplayList(1000, 1100, deep)
        var (one, several) = (painter(threads: 1), painter(threads: 4))
        let expected = try #require(throws: RasterError.self) { try one.paint(list, scale: 1) }
        #expect(throws: expected) { try several.paint(list, scale: 1) }
    }

    @Test func `clips and transforms that the list leaves open end with each band`() throws {
        let half = Command.pushTransform(ProjectionTransform(.scale(x: 0.5, y: 0.7)))
        let list = DisplayList(
            40, 90, [.fillRect(rect(1, 2, 30, 60), .black), half, .pushClip(rect(0, 0, 30, 120)), .pushLayer(.init())])
        let more = DisplayList(
            size: list.size,
            items: list.items + [.init(.fillRect(rect(3, 9, 60, 99, radius: 7), Paint(.white)), source: 0)])
        for time in [Duration.zero, .seconds(3600)] {
            var painter = painter(threads: 3, area: 300, time: time)
            #expect(try painter.paint(more, scale: 2) == more.painted(scale: 2))
        }
    }

    /// Overlaps in more than a million pieces of pixels are approximated, by strips of the window.
    @Test func `outlines that may have more pieces than are kept are painted by one thread`() throws {
        // Left of the bitmap, where they cost little.
        let lines = (0..<4_000).map { Path.Element.line(Point(x: -1 - Double($0 % 300), y: Double($0 % 2) * 600)) }
        func scribble(of count: Int) -> Command { .fillPath(Path([.move(.zero)] + lines[..<count]), .evenOdd, .black) }
        let turn = Command.pushTransform(ProjectionTransform(.rotation(.degrees(30))))
        let page = Command.fillRect(rect(9, 9, 500, 500, radius: 30), .black)
        for (commands, helps) in [
            ([page, scribble(of: 100)], true), ([scribble(of: 4_000), page], false),
            ([turn, scribble(of: 4_000), .pop, page], false), ([turn, scribble(of: 100), .pop, page], true),
        ] {
            var painter = painter(threads: 4, area: 20_000)
            let list = DisplayList(600, 600, commands)
            #expect(try painter.paint(list, scale: 1) == list.painted())
            #expect(painter.helpers.isEmpty != helps)
        }
    }

    @Test func `the edge of an opaque blur does not depend on bands`() throws {
        let list = DisplayList(
            40, 90,
            [
                .pushLayer(.init(filters: [.blur(radius: 4, isOpaque: true)])), .fillRect(rect(3, 5, 30, 70), .black),
                .pop,
            ])
        var painter = painter(threads: 3, area: 300)
        #expect(try painter.paint(list, scale: 1, background: .white) == list.painted(background: .white))
    }

    @Test func `layers whose blurs read most of the bitmap are painted by one thread`() throws {
        for (radius, helps) in [(1.0, true), (30, false)] {
            let layer = Command.pushLayer(.init(filters: [.blur(radius: radius)]))
            let list = DisplayList(40, 400, [layer, .fillRect(rect(3, 5, 30, 380), .black), .pop])
            var painter = painter(threads: 2, area: 1600)
            painter.bandLimits.overlap = 0.5
            #expect(try painter.paint(list, scale: 1) == list.painted())
            #expect(painter.helpers.isEmpty != helps)
        }
    }

    @Test func `a colour matrix that colours transparent pixels does not depend on bands`() throws {
        var values = ColorMatrix.identity.values
        values[19] = 0.5
        let layer = Command.pushLayer(.init(filters: [.colorMatrix(ColorMatrix(values))]))
        let list = DisplayList(
            40, 90, [layer, .fillRect(rect(3, 5, 5, 5), .black), .fillRect(rect(30, 70, 5, 5), .black), .pop])
        var painter = painter(threads: 3, area: 300)
        #expect(try painter.paint(list, scale: 1) == list.painted())
    }

    @Test func `a list of many items is painted by one thread`() throws {
        for (count, helps) in [(300, true), (700, false)] {
            let items = (0..<count).map { Command.fillRect(rect(Double($0 % 30), Double($0 % 400), 3, 3), .black) }
            let list = DisplayList(40, 400, items)
            var painter = painter(threads: 2, area: 1600)
            painter.bandLimits.visits = 2_000
            #expect(try painter.paint(list, scale: 1) == list.painted())
            #expect(painter.helpers.isEmpty != helps)
        }
    }
}
