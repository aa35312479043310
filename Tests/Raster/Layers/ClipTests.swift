import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct ClipTests {
    private let everything = DisplayList.Item.Command.fillRect(rect(-50, -50, 200, 200), .black)

    @Test(arguments: 1...30)
    func `a rectangular clip crops without changing pixels inside`(seed: Int) throws {
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

    @Test func `after a pop the outer clip is active again`() throws {
        let list = DisplayList(
            4, 2,
            [
                .pushClip(rect(0, 0, 3, 2)), .pushClip(rect(1, 0, 1, 2, radius: 0.5)), .pop, everything,
                .pop, .pop, .fillRect(rect(0, 1, 4, 1), .white),
            ])
        #expect(try list.painted().art == "## ## ## ..\n## ## ## ##")
    }

    @Test func `an excess pop is ignored and an open clip ends with the list`() throws {
        #expect(
            try DisplayList(2, 1, [.pop, .pop, everything, .pushClip(rect(0, 0, 1, 1))]).painted().art
                == "## ##")
    }

    @Test(arguments: [rect(0, 0, 0, 5), rect(.nan, 0, 5, 5), rect(0, 0, .infinity, 5), rect(90, 0, 5, 5, radius: 2)])
    func `an empty clip hides everything up to its pop`(clip: RoundedRect) throws {
        let list = DisplayList(3, 1, [.pushClip(clip), everything, .pushClip(rect(0, 0, 3, 1)), everything])
        #expect(try list.painted().art == ".. .. ..")
    }

    @Test func `nested rounded clips beyond the memory limit are rejected before painting`() throws {
        let clips = Array(repeating: DisplayList.Item.Command.pushClip(rect(0, 0, 4000, 4000, radius: 9)), count: 5)
        #expect(throws: RasterError.clipsTooDeep(item: 4, source: 0)) {
            try DisplayList(4000, 4000, clips).painted()
        }
    }

    @Test func `thousands of small clips can be nested`() throws {
        let clips = Array(repeating: DisplayList.Item.Command.pushClip(rect(0, 0, 8, 8, radius: 2)), count: 5000)
        #expect(try DisplayList(8, 8, clips + [everything]).painted()[4, 4].alpha == 255)
    }
}

extension PixelRect {
    /// Returns a shape in points that snaps to this rectangle at scale 1.
    func shape(nudged delta: Double) -> RoundedRect {
        rect(Double(x) + delta, Double(y) - delta, Double(width), Double(height))
    }
}

extension Bitmap {
    /// Returns black with alpha multiplied by `mask`.
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
