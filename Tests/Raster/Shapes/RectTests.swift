import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct RectTests {
    @Test(arguments: 1...40, [0, 1.5, 6, 100])
    func `a rectangle equals its path, to one level at corners`(seed: Int, radius: Double) throws {
        var random = Seeded(seed)
        let shape = random.rect(radius: radius)
        let paint = Paint(SRGBColor(red: 0.2, green: 0.7, blue: 0.4, opacity: random.double(0.2...1)))
        for scale in [1, 1.37, 3] {
            let fast = try DisplayList(34, 34, [.fillRect(shape, paint)]).painted(scale: scale, background: .white)
            let slow = try DisplayList(34, 34, [.fillPath(shape.path, .nonzero, paint)])
                .painted(scale: scale, background: .white)
            #expect(fast.largestDifference(from: slow) <= (radius > 0 ? 1 : 0))
        }
    }

    @Test(arguments: 1...30)
    func `a rounded rectangle is symmetric`(seed: Int) throws {
        var random = Seeded(seed)
        let (inset, radius) = (random.double(0...2), random.double(0.5...9))
        let shape = RoundedRect(
            Rect(x: inset, y: inset, width: 24 - 2 * inset, height: 24 - 2 * inset), radius: radius)
        let bitmap = try DisplayList(24, 24, [.fillRect(shape, .black)]).painted()
        let isSame = (0..<24 * 24).allSatisfy { place in
            let (x, y) = (place % 24, place / 24)
            return bitmap[x, y] == bitmap[23 - x, y] && bitmap[x, y] == bitmap[x, 23 - y]
        }
        #expect(isSame)
    }

    @Test(arguments: 1...30, [0.0, 4, 9])
    func `a clip crops a rounded rectangle without changing pixels inside`(seed: Int, radius: Double) throws {
        var random = Seeded(seed)
        let (shape, clip) = (random.rect(radius: radius), PixelRect(x: 5, y: 7, width: 13, height: 17))
        let whole = try DisplayList(40, 40, [.fillRect(shape, .black)]).painted()
        let cropped = try DisplayList(40, 40, [.pushClip(clip.shape(nudged: 0)), .fillRect(shape, .black), .pop])
            .painted()
        #expect(clip.rows.allSatisfy { y in clip.columns.allSatisfy { cropped[$0, y] == whole[$0, y] } })
    }

    @Test(arguments: 1...40)
    func `a rectangle off the pixel grid covers exactly its area`(seed: Int) throws {
        var random = Seeded(seed)
        let shape = random.rect(radius: 0)
        let corners = shape.path.elements.compactMap { element -> Point? in
            switch element {
            case .move(let point), .line(let point): point
            default: nil
            }
        }
        let bitmap = try DisplayList(40, 40, [.fillRect(shape, .black)]).painted()
        #expect(ExactArea(rings: [corners]).largestError(of: bitmap, .nonzero) <= 1 / 256)
    }

    @Test func `quarters and halves of pixels have exact levels`() throws {
        let bitmap = try DisplayList(5, 4, [.fillRect(rect(0.5, 0.75, 3.75, 2.75), .black)]).painted()
        #expect(
            bitmap.art == """
                20 40 40 40 10
                80 ## ## ## 40
                80 ## ## ## 40
                40 80 80 80 20
                """)
    }

    @Test func `a circle is symmetric`() throws {
        let bitmap = try DisplayList(6, 6, [.fillRect(rect(0, 0, 6, 6, radius: 3), .black)]).painted()
        #expect(
            bitmap.art == """
                07 91 ef ef 91 07
                91 ## ## ## ## 91
                ef ## ## ## ## ef
                ef ## ## ## ## ef
                91 ## ## ## ## 91
                07 91 ef ef 91 07
                """)
    }

    @Test(arguments: [1, 2, 3, 1.5, 2.625])
    func `neighbours with a shared edge on the grid have no seam`(scale: Double) throws {
        let seam = (17 * scale).rounded() / scale
        let list = DisplayList(
            40, 20,
            [
                .fillRect(rect(0, 0, seam, 30), .black),
                .fillRect(RoundedRect(Rect(x: seam, y: 0, width: 40 - seam, height: 30)), .black),
            ])
        let bitmap = try list.painted(scale: scale, background: .white)
        #expect(bitmap.pixels.allSatisfy { $0 == PremultipliedPixel(.black) })
    }

    @Test(arguments: [1, 2, 3, 1.5, 2.625, 3.75])
    func `tiles on the grid of any scale have neither seams nor overlaps`(scale: Double) throws {
        let sides = [0.0, 3, 7, 8, 15, 22, 30].map { ($0 * scale).rounded() / scale }
        let half = Paint(SRGBColor.black.opacity(0.5))
        let tiles = zip(sides, sides.dropFirst()).flatMap { left, right in
            zip(sides, sides.dropFirst()).map { top, bottom in
                DisplayList.Item.Command.fillRect(
                    RoundedRect(Rect(x: left, y: top, width: right - left, height: bottom - top)), half)
            }
        }
        let bitmap = try DisplayList(30, 30, tiles).painted(scale: scale)
        let end = Int((30 * scale).rounded())
        #expect((0..<end).allSatisfy { y in (0..<end).allSatisfy { bitmap[$0, y].alpha == 128 } })
    }

    @Test(arguments: [
        rect(5, 5, 0, 10), rect(5, 5, -3, 10), rect(.nan, 5, 3, 3), rect(5, 5, .infinity, 3), rect(5, 5, 3, .nan),
        rect(1e300, 0, 1, 1), rect(-1e300, 0, 1e299, 5, radius: 1e200),
    ])
    func `an empty, invalid or invisible rectangle draws nothing`(shape: RoundedRect) throws {
        let bitmap = try DisplayList(20, 20, [.fillRect(shape, .black)]).painted(scale: 3)
        #expect(bitmap.pixels.allSatisfy { $0 == .clear })
    }

    @Test(arguments: [0, 1e20])
    func `a rectangle far larger than the bitmap fills it`(radius: Double) throws {
        let bitmap = try DisplayList(20, 20, [.fillRect(rect(-1e30, -1e30, 2e30, 2e30, radius: radius), .black)])
            .painted()
        #expect(bitmap.pixels.allSatisfy { $0.alpha == 255 })
    }
}
