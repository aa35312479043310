import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct ImageTests {
    @Test(arguments: ImageDrawing.Interpolation.allCases)
    func `an image at its own size is unchanged`(interpolation: ImageDrawing.Interpolation) throws {
        var random = Seeded(7)
        let image = random.image(9, 7)
        #expect(try image.drawn(rect(0, 0, 9, 7).rect, on: (9, 7)) { $0.interpolation = interpolation } == image)
    }

    @Test func `an image at its own scale is unchanged`() throws {
        var random = Seeded(8)
        let image = random.image(18, 12)
        let drawn = try image.drawn(rect(0, 0, 9, 6).rect, on: (9, 6), scale: 2) { $0.imageScale = 2 }
        #expect(drawn == image)
    }

    @Test(arguments: 1...30)
    func `sampling equals that of the reference implementation`(seed: Int) throws {
        var random = Seeded(seed)
        let (width, height) = (Int.random(in: 1...30, using: &random), Int.random(in: 1...30, using: &random))
        let image = random.image(width, height)
        let place = Rect(x: 0, y: 0, width: Double(1 + seed * 7 % 29), height: Double(1 + seed * 11 % 31))
        for interpolation in ImageDrawing.Interpolation.allCases {
            let drawn = try image.drawn(place, on: (place.width, place.height)) { $0.interpolation = interpolation }
            let error = drawn.largestError { x, y in image.plainSample(x, y, place.size, interpolation) }
            #expect(error <= 1, "\(interpolation) \(image.size) to \(place.size)")
        }
    }

    @Test func `a thousandfold reduction is the mean of all pixels`() throws {
        var random = Seeded(3)
        let image = random.image(1000, 1000)
        let drawn = try image.drawn(Rect(x: 0, y: 0, width: 1, height: 1), on: (1, 1))
        let channels: [KeyPath<PremultipliedPixel, UInt8>] = [\.red, \.green, \.blue, \.alpha]
        let mean = channels.map { channel in
            let sum = image.pixels.reduce(0) { $0 + Int($1[keyPath: channel]) }
            return Double(sum) / 1_000_000
        }
        #expect(drawn[0, 0].difference(from: mean) <= 0.51)
    }

    @Test func `one colour stays one colour at every size`() throws {
        let color = PremultipliedPixel(SRGBColor(red: 0.3, green: 0.7, blue: 0.1, opacity: 0.6))
        let image = Bitmap(size: PixelSize(width: 13, height: 5)!, filledWith: color)
        for side in stride(from: 1.0, through: 40, by: 3) {
            let drawn = try image.drawn(Rect(x: 0, y: 0, width: side, height: side), on: (side, side))
            #expect(drawn.pixels.allSatisfy { $0 == color })
        }
    }

    @Test func `caps keep their size and the middle is stretched`() throws {
        // Columns: two of cap, two of middle, one of cap.
        let image = Bitmap.row([1, 2, 3, 3, 5])
        let drawn = try image.drawn(Rect(x: 0, y: 0, width: 10, height: 1), on: (10, 1)) {
            $0.capInsets = EdgeInsets(leading: 2, trailing: 1)
        }
        #expect(drawn.pixels.map(\.alpha) == [1, 2, 3, 3, 3, 3, 3, 3, 3, 5])
    }

    @Test func `caps at two pixels a point keep their points`() throws {
        let image = Bitmap.row([1, 1, 9, 9, 2, 2])
        let drawn = try image.drawn(Rect(x: 0, y: 0, width: 5, height: 1), on: (5, 1), scale: 2) {
            $0.capInsets = EdgeInsets(leading: 1, trailing: 1)
            $0.imageScale = 2
        }
        #expect(drawn.row(0).map(\.alpha) == [1, 1, 9, 9, 9, 9, 9, 9, 2, 2])
    }

    @Test func `a tiled image repeats and starts at its corner`() throws {
        let image = Bitmap.row([1, 2, 3])
        let drawn = try image.drawn(Rect(x: 1, y: 0, width: 8, height: 1), on: (9, 1)) { $0.resizingMode = .tile }
        #expect(drawn.pixels.map(\.alpha) == [0, 1, 2, 3, 1, 2, 3, 1, 2])
        let framed = try image.drawn(Rect(x: 0, y: 0, width: 7, height: 1), on: (7, 1)) {
            $0.resizingMode = .tile
            $0.capInsets = EdgeInsets(leading: 1, trailing: 1)
        }
        #expect(framed.pixels.map(\.alpha) == [1, 2, 2, 2, 2, 2, 3])
    }

    @Test func `a template image is filled with another paint`() throws {
        let drawn = try Bitmap.row([0, 51, 255]).drawn(Rect(x: 0, y: 0, width: 3, height: 1), on: (3, 1)) {
            $0.template = Paint(SRGBColor(red: 1, green: 0, blue: 0, opacity: 0.5))
        }
        #expect(drawn.pixels.map(\.alpha) == [0, 26, 128] && drawn.pixels.map(\.red) == [0, 26, 128])
        #expect(drawn.pixels.allSatisfy { $0.green == 0 })
    }

    @Test(arguments: 1...20)
    func `a clipped image equals the clipped part of the whole`(seed: Int) throws {
        var random = Seeded(seed)
        let (image, place, clip) = (random.image(21, 17), random.rect(radius: 0).rect, random.rect(radius: 0))
        let whole = try image.drawn(place, on: (40, 40))
        let clipped = try image.drawn(place, on: (40, 40), inside: clip)
        let mask = try DisplayList(40, 40, [.pushClip(clip), .fillRect(rect(0, 0, 40, 40), .black)]).painted()
        #expect(
            clipped.pixels.indices.allSatisfy {
                clipped.pixels[$0] == (mask.pixels[$0].alpha == 255 ? whole.pixels[$0] : .clear)
            })
    }

    @Test(arguments: [
        Rect(x: 0, y: 0, width: 1e300, height: 1e300), Rect(x: -1e18, y: 0, width: 2e18, height: 5),
        Rect(x: .nan, y: 0, width: 5, height: 5), Rect(x: 0, y: 0, width: 0, height: 5),
        Rect(x: 3, y: 3, width: 1e-9, height: 9), Rect(x: 0, y: 0, width: .infinity, height: 4),
    ])
    func `an invalid or huge frame does not crash`(place: Rect) throws {
        for mode in [ImageDrawing.ResizingMode.stretch, .tile] {
            let drawn = try Bitmap.row([7, 8]).drawn(place, on: (6, 6)) {
                $0.resizingMode = mode
                $0.capInsets = EdgeInsets(top: 9, leading: 1e9, bottom: -4, trailing: 0.3)
            }
            #expect(drawn.pixels.allSatisfy { $0.alpha <= 8 })
        }
    }

    @Test func `a missing image draws nothing`() throws {
        let list = DisplayList(2, 1, [.image(ImageDrawing(ImageID("none"), in: Rect(x: 0, y: 0, width: 2, height: 1)))])
        #expect(try list.painted().art == ".. ..")
    }
}

/// Returns one bitmap for any image.
private struct OneImage: ImageSource {
    let content: Bitmap

    func bitmap(of image: ImageID) -> Bitmap? { content }
}

extension Bitmap {
    /// Returns a row of black pixels with these alphas.
    fileprivate static func row(_ alphas: [UInt8]) -> Bitmap {
        Bitmap(
            size: PixelSize(width: alphas.count, height: 1)!,
            pixels: alphas.map { PremultipliedPixel(packed: UInt32($0) << 24) })
    }

    fileprivate func drawn(
        _ place: Rect, on size: (Double, Double), scale: Double = 1, inside clip: RoundedRect? = nil,
        _ change: (inout ImageDrawing) -> Void = { _ in }
    ) throws -> Bitmap {
        var drawing = ImageDrawing(ImageID("one"), in: place)
        change(&drawing)
        var painter = Painter(glyphs: BoxGlyphs(), images: OneImage(content: self))
        let clips = clip.map { [DisplayList.Item.Command.pushClip($0)] } ?? []
        return try painter.paint(DisplayList(size.0, size.1, clips + [.image(drawing)]), scale: scale)
    }

    func largestError(_ expected: (Int, Int) -> [Double]) -> Double {
        var largest = 0.0
        for y in 0..<height {
            for x in 0..<width { largest = max(largest, self[x, y].difference(from: expected(x, y))) }
        }
        return largest
    }

    /// Returns the colour of a pixel when this bitmap is stretched over `place`, in floating point.
    fileprivate func plainSample(
        _ x: Int, _ y: Int, _ place: Size, _ interpolation: ImageDrawing.Interpolation
    ) -> [Double] {
        let columns = Self.plainWeights(x, width, place.width, interpolation)
        let rows = Self.plainWeights(y, height, place.height, interpolation)
        var sums = [0.0, 0, 0, 0]
        for (row, down) in rows {
            for (column, along) in columns {
                let pixel = self[column, row]
                for (index, channel) in [pixel.red, pixel.green, pixel.blue, pixel.alpha].enumerated() {
                    sums[index] += Double(channel) * along * down
                }
            }
        }
        return sums
    }

    private static func plainWeights(
        _ pixel: Int, _ count: Int, _ length: Double, _ interpolation: ImageDrawing.Interpolation
    ) -> [(Int, Double)] {
        let zoom = Double(count) / length
        let middle = (Double(pixel) + 0.5) * zoom
        func held(_ index: Double) -> Int { min(max(Int(index), 0), count - 1) }
        if interpolation == .none { return [(held(middle), 1)] }
        if interpolation == .low || zoom <= 1 {
            let place = min(max(middle - 0.5, 0), Double(count - 1))
            let left = place.rounded(.down)
            return [(held(left), 1 - (place - left)), (held(left + 1), place - left)]
        }
        return (0..<count).compactMap { index in
            let covered = min(middle + zoom / 2, Double(index + 1)) - max(middle - zoom / 2, Double(index))
            return covered > 0 ? (index, covered / zoom) : nil
        }
    }
}

extension Seeded {
    fileprivate mutating func image(_ width: Int, _ height: Int) -> Bitmap {
        Bitmap(size: PixelSize(width: width, height: height)!, pixels: (0..<width * height).map { _ in pixel() })
    }
}
