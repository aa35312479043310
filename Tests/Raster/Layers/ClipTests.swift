import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct ClipTests {
    private let everything = DisplayList.Item.Command.fillRect(rect(-50, -50, 200, 200), .black)

    @Test(arguments: 1...30)
    func `a plain clip crops, and changes no pixel inside`(seed: Int) throws {
        var random = Seeded(seed)
        let clip = PixelRect(x: 3 + seed % 7, y: 5, width: 20, height: 11 + seed % 9)
        let triangle = DisplayList.Item.Command.fillPath(
            polygon([random.point(), random.point(), random.point()]), .nonzero, .black)
        let whole = try DisplayList(40, 40, [triangle]).painted()
        let cropped = try DisplayList(40, 40, [.pushClip(clip.shape(nudged: 0.4)), triangle, .pop]).painted()
        #expect(cropped == whole.multiplied { clip.columns.contains($0) && clip.rows.contains($1) ? 255 : 0 })
    }

    @Test(arguments: 1...30)
    func `a rounded clip multiplies coverage`(seed: Int) throws {
        var random = Seeded(seed)
        let (clip, shape) = (random.rect(radius: 7), random.rect(radius: 4))
        let mask = try DisplayList(40, 40, [.fillRect(clip, .black)]).painted()
        let whole = try DisplayList(40, 40, [.fillRect(shape, .black)]).painted()
        let clipped = try DisplayList(40, 40, [.pushClip(clip), .fillRect(shape, .black)]).painted()
        #expect(clipped == whole.multiplied { mask[$0, $1].alpha })
    }

    @Test(arguments: 1...30)
    func `nested rounded clips multiply, glyphs included`(seed: Int) throws {
        var random = Seeded(seed)
        let clips = [random.rect(radius: 7), RoundedRect(Rect(x: 4, y: 4, width: 30, height: 30), radius: 15)]
        let masks = try clips.map { try DisplayList(40, 40, [.fillRect($0, .black)]).painted() }
        let glyphs = text([1, 3], size: 40, at: Point(x: 2.3, y: 30), advance: 24)
        let whole = try DisplayList(40, 40, [glyphs]).painted()
        let clipped = try DisplayList(40, 40, clips.map { .pushClip($0) } + [glyphs]).painted()
        let expected = whole.multiplied { plainProduct(masks[1][$0, $1].alpha, masks[0][$0, $1].alpha) }
        #expect(clipped.largestDifference(from: expected) == 0)
    }

    @Test func `after popping, the outer clip is in force again`() throws {
        let list = DisplayList(
            4, 2,
            [
                .pushClip(rect(0, 0, 3, 2)), .pushClip(rect(1, 0, 1, 2, radius: 0.5)), .pop, everything,
                .pop, .pop, .fillRect(rect(0, 1, 4, 1), .white),
            ])
        #expect(try list.painted().art == "## ## ## ..\n## ## ## ##")
    }

    @Test func `a clip too many is ignored and an open one ends with the list`() throws {
        #expect(
            try DisplayList(2, 1, [.pop, .pop, everything, .pushClip(rect(0, 0, 1, 1))]).painted().art
                == "## ##")
    }

    @Test(arguments: [rect(0, 0, 0, 5), rect(.nan, 0, 5, 5), rect(0, 0, .infinity, 5), rect(90, 0, 5, 5, radius: 2)])
    func `a clip of nothing hides everything up to its end`(clip: RoundedRect) throws {
        let list = DisplayList(3, 1, [.pushClip(clip), everything, .pushClip(rect(0, 0, 3, 1)), everything])
        #expect(try list.painted().art == ".. .. ..")
    }

    @Test func `rounded clips nested beyond the memory allowed are refused before painting`() throws {
        let clips = Array(repeating: DisplayList.Item.Command.pushClip(rect(0, 0, 4000, 4000, radius: 9)), count: 5)
        #expect(throws: RasterError.clipsTooDeep(item: 4, source: 0)) {
            try DisplayList(4000, 4000, clips).painted()
        }
    }

    @Test func `thousands of small clips nest`() throws {
        let clips = Array(repeating: DisplayList.Item.Command.pushClip(rect(0, 0, 8, 8, radius: 2)), count: 5000)
        #expect(try DisplayList(8, 8, clips + [everything]).painted()[4, 4].alpha == 255)
    }
}

extension PixelRect {
    /// A shape in points that snaps to this, at scale 1.
    func shape(nudged delta: Double) -> RoundedRect {
        rect(Double(x) + delta, Double(y) - delta, Double(width), Double(height))
    }
}

extension Bitmap {
    /// Black of another coverage: alpha times `mask`.
    fileprivate func multiplied(by mask: (Int, Int) -> UInt8) -> Bitmap {
        var result = self
        for y in 0..<height {
            for x in 0..<width {
                result[x, y] = PremultipliedPixel(packed: UInt32(plainProduct(self[x, y].alpha, mask(x, y))) << 24)
            }
        }
        return result
    }
}
