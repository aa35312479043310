import FramewrightDrawing
import Testing

@testable import FramewrightCodecs

/// Tests of gradients without noise, which are stored unfiltered and matched with rows above.
struct GradientTests {
    enum Direction: CaseIterable { case across, down, diagonal, steep, radial }

    private static func level(_ direction: Direction, _ x: Int, _ y: Int) -> Int {
        switch direction {
        case .across: x / 3
        case .down: y
        case .diagonal: (x * 3 + y * 2) / 8
        case .steep: x * 5 + y * 3
        case .radial: ((x - 200) * (x - 200) + (y - 60) * (y - 60)) / 400
        }
    }

    private func bitmap(_ direction: Direction, alpha: Bool, grey: Bool, height: Int = 130) -> Bitmap {
        let pixels = (0..<400 * height).map { index in
            let level = Self.level(direction, index % 400, index / 400)
            let value = level % 256
            return premultiplied(
                value, grey ? value : level / 2 % 256, grey ? value : 90, alpha ? 255 - level % 200 : 255)
        }
        return Bitmap(size: pixelSize(400, height), pixels: pixels)
    }

    @Test(arguments: Direction.allCases, [(false, false), (true, false), (false, true), (true, true)])
    func `gradients of every direction and layout decode exactly`(
        direction: Direction, kind: (alpha: Bool, grey: Bool)
    ) throws {
        for height in [17, 33, 130] {
            let bitmap = bitmap(direction, alpha: kind.alpha, grey: kind.grey, height: height)
            let file = try PNG.encode(bitmap)
            #expect(try PNG.decode(file) == bitmap)
            var image = try LibPNG.read(file, size: bitmap.size)
            premultiply(&image.pixels)
            #expect(image.pixels == bitmap.pixels)
        }
    }

    @Test func `a diagonal gradient takes less than half a bit per pixel`() throws {
        let file = try PNG.encode(bitmap(.diagonal, alpha: false, grey: false))
        #expect(file.count * 8 < 400 * 130 / 2, "\(file.count) bytes")
    }

    @Test func `gradients are found, noise and shapes are not`() {
        #expect(isGradient(bitmap(.diagonal, alpha: false, grey: false)))
        #expect(!isGradient(Subject.opaque.bitmap(width: 400, height: 130, seed: 2)))
        #expect(!isGradient(bitmap(.down, alpha: false, grey: false)))
    }

    private func isGradient(_ bitmap: Bitmap) -> Bool {
        var bands = GradientBands()
        return SparseBitmap(bitmap).withRows { bands.contains(40, of: $0, reach: 20) }
    }

    @Test func `a colour that first occurs in an unsampled row counts`() throws {
        let pixels = (0..<64 * 64).map { index in
            premultiplied(index / 64 % 32 == 0 ? 0 : index % 256, index / 64 % 32 == 0 ? 0 : index / 256 % 4, 3, 255)
        }
        let file = try PNG.encode(Bitmap(size: pixelSize(64, 64), pixels: pixels))
        #expect(Array(file[24...25]) == [8, 2])
    }
}
