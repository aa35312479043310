import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct LayerTests {
    private typealias Command = DisplayList.Item.Command

    @Test func `overlapping shapes on a translucent layer do not show through`() throws {
        let (left, right) = (Command.fillRect(rect(0, 0, 3, 1), .black), Command.fillRect(rect(2, 0, 3, 1), .black))
        let layer = try DisplayList(5, 1, [.pushLayer(.init(opacity: 0.5)), left, right, .pop]).painted()
        #expect(layer.art == "80 80 80 80 80")
    }

    @Test(arguments: 1...40)
    func `a layer equals its bitmap blended with its opacity`(seed: Int) throws {
        var random = Seeded(seed)
        let (below, inside) = (random.shapes(), random.shapes())
        let opacity = random.double(0...1)
        let level = PremultipliedPixel(SRGBColor.black.opacity(opacity)).alpha
        let list = DisplayList(40, 40, below + [.pushLayer(.init(opacity: opacity))] + inside + [.pop])
        let (base, top) = (try DisplayList(40, 40, below).painted(), try DisplayList(40, 40, inside).painted())
        let painted = try list.painted()
        for (index, pixel) in painted.pixels.enumerated() {
            #expect(pixel == plainBlend(top.pixels[index], level, over: base.pixels[index]))
        }
    }

    @Test(arguments: 1...20)
    func `a mask keeps the pixels where it is opaque`(seed: Int) throws {
        var random = Seeded(seed)
        let (content, stencil) = (random.shapes(), random.shapes())
        let list = DisplayList(
            40, 40,
            [.pushLayer(.init())] + content + [.pushLayer(.mask)] + stencil + [.pop, .pop])
        let (shown, mask) = (try DisplayList(40, 40, content).painted(), try DisplayList(40, 40, stencil).painted())
        let painted = try list.painted()
        for (index, pixel) in painted.pixels.enumerated() {
            let alpha = plainProduct(shown.pixels[index].alpha, mask.pixels[index].alpha)
            #expect(pixel.alpha == alpha)
        }
    }

    @Test(arguments: 1...20)
    func `a clip around a layer crops it, and a clip inside ends with it`(seed: Int) throws {
        var random = Seeded(seed)
        let (clip, inside) = (random.rect(radius: 6), random.shapes())
        let clipped = try DisplayList(40, 40, [.pushClip(clip), .pushLayer(.init())] + inside + [.pop]).painted()
        let mask = try DisplayList(40, 40, [.fillRect(clip, .black)]).painted()
        let whole = try DisplayList(40, 40, inside).painted()
        #expect(
            zip(clipped.pixels, zip(whole.pixels, mask.pixels)).allSatisfy {
                $0 == plainBlend($1.0, $1.1.alpha, over: .clear)
            })
        let open = [.pushLayer(.init()), .pushClip(rect(0, 0, 1, 1)), .pop, .pop] as [Command]
        #expect(try DisplayList(2, 1, open + [.fillRect(rect(0, 0, 2, 1), .black)]).painted().art == "## ##")
    }

    @Test func `a layer takes only the pixels of its content`() throws {
        let list = DisplayList(
            1000, 1000,
            [
                .pushLayer(.init()), .fillRect(rect(10.5, 20, 5, 5), .black), .pushLayer(.init()),
                text([3], size: 100, at: Point(x: 500, y: 500)), .pop, .pop,
            ])
        let plan = try LayerPlan(list, scale: 2, size: PixelSize(width: 2000, height: 2000)!, glyphs: BoxGlyphs())
        #expect(plan[2]?.bounds == PixelRect(x: 1009, y: 859, width: 122, height: 182))
        #expect(plan[0]?.bounds == PixelRect(x: 21, y: 40, width: 1110, height: 1001))
        #expect(plan[0]?.end == 5 && plan[2]?.end == 4)
    }

    @Test func `an excess pop is ignored and an open layer ends with the list`() throws {
        let fill = Command.fillRect(rect(0, 0, 2, 1), .black)
        #expect(try DisplayList(2, 1, [.pop, fill]).painted().art == "## ##")
        #expect(try DisplayList(2, 1, [.pushLayer(.init(opacity: 0.5)), fill]).painted().art == "80 80")
        #expect(try DisplayList(2, 1, [.pushLayer(.init(opacity: .nan)), fill]).painted().art == ".. ..")
    }

    @Test(arguments: [(300, 1.0, 256), (100, 4000, 8)])
    func `layers nested beyond the depth or memory limit are rejected before painting`(
        count: Int, side: Double, refused: Int
    ) throws {
        let layers = Array(repeating: Command.pushLayer(.init(opacity: 0.9)), count: count)
        let list = DisplayList(side, side, layers + [.fillRect(rect(0, 0, side, side), .black)])
        let isDeep = refused == RasterError.deepestLayers
        let error: RasterError =
            isDeep ? .layersTooDeep(item: refused, source: 0) : .layersTooLarge(item: refused, source: 0)
        #expect(throws: error) { try list.painted() }
    }

    @Test(arguments: 1...20)
    func `a clip of any shape multiplies its coverage`(seed: Int) throws {
        var random = Seeded(seed)
        let path = polygon((0..<5).map { _ in random.point() })
        let shape = random.rect(radius: 4)
        for rule in [FillRule.nonzero, .evenOdd] {
            let mask = try DisplayList(40, 40, [.fillPath(path, rule, .black)]).painted()
            let whole = try DisplayList(40, 40, [.fillRect(shape, .black)]).painted()
            let clipped = try DisplayList(40, 40, [.pushClipPath(path, rule), .fillRect(shape, .black)]).painted()
            #expect(
                zip(clipped.pixels, zip(whole.pixels, mask.pixels)).allSatisfy {
                    $0.alpha == plainProduct($1.0.alpha, $1.1.alpha)
                })
        }
    }

    @Test(arguments: [Path(), Path([.move(Point(x: .nan, y: 0)), .line(.zero)]), polygon([.zero, Point(x: 5, y: 5)])])
    func `a clip path without an area hides everything`(path: Path) throws {
        let list = DisplayList(3, 1, [.pushClipPath(path, .nonzero), .fillRect(rect(0, 0, 3, 1), .black)])
        #expect(try list.painted().art == ".. .. ..")
    }

    @Test func `a group beyond its clip draws nothing`() throws {
        let group = DisplayList.Item.Command.pushLayer(.init(opacity: 0.5, isIsolated: false))
        for clip in [rect(-50, 2, 20, 20), rect(50, 2, 20, 20), rect(2, 60, 20, 20)] {
            let list = DisplayList(
                40, 40, [.pushClip(clip), group, .fillRect(rect(0, 0, 40, 40), .black), .pop, .pop])
            #expect(try list.painted().pixels.allSatisfy { $0.alpha == 0 })
        }
    }
}

extension Seeded {
    fileprivate mutating func shapes() -> [DisplayList.Item.Command] {
        (0..<3).flatMap { _ in
            let color = SRGBColor(red: double(0...1), green: double(0...1), blue: double(0...1), opacity: double(0...1))
            return [
                .fillRect(rect(radius: 3), Paint(color)),
                .fillPath(polygon([point(), point(), point()]), .nonzero, Paint(color)),
                text([1, 3], size: 20, at: point(), advance: 9.3),
            ]
        }
    }
}
