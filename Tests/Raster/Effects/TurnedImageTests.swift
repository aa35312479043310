import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct TurnedImageTests {
    @Test(arguments: ImageDrawing.Interpolation.allCases)
    func `a quarter turn moves pixels without changing them`(interpolation: ImageDrawing.Interpolation) throws {
        let image = Self.noise(8)
        let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 8, ty: 0)
        let painted = try Self.painted(image, 8, .init(quarter), interpolation)
        for y in 0..<8 { for x in 0..<8 { #expect(painted[7 - y, x] == image[x, y]) } }
    }

    @Test(arguments: 1...20)
    func `a rotated image is interpolated between its pixels`(seed: Int) throws {
        var random = Seeded(seed)
        let image = Self.noise(30)
        let turn = AffineTransform.rotation(.degrees(random.double(0...360))).about(Point(x: 15, y: 15))
        let space = ProjectionTransform(turn)
        let painted = try Self.painted(image, 30, space, .low)
        let back = try #require(space.inverse)
        for y in 0..<30 {
            for x in 0..<30 where painted[x, y].alpha == 255 {
                let place = back.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
                #expect(painted[x, y].difference(from: image.plainSample(place)) <= 3, "\(x),\(y)")
            }
        }
    }

    @Test func `a projection without perspective samples like an affine transform`() throws {
        let image = Self.noise(30)
        var space = ProjectionTransform(AffineTransform.rotation(.degrees(20)).about(Point(x: 15, y: 15)))
        let plain = try Self.painted(image, 30, space, .low)
        space.m13 = 1e-13
        #expect(try Self.painted(image, 30, space, .low).largestDifference(from: plain) <= 2)
    }

    @Test func `a reduced rotated image is the mean of its pixels`() throws {
        var image = Bitmap(size: PixelSize(width: 64, height: 64)!, filledWith: PremultipliedPixel(.white))
        for y in 0..<64 {
            for x in 0..<64 where (x + y).isMultiple(of: 2) { image[x, y] = PremultipliedPixel(.black) }
        }
        let turn = AffineTransform.rotation(.degrees(45)).followed(by: .scale(x: 0.125, y: 0.125))
            .followed(by: .translation(x: 15, y: 8))
        let painted = try Self.painted(image, 64, .init(turn), .medium)
        #expect(abs(Int(painted[15, 13].red) - 128) <= 2)
    }

    @Test(arguments: [
        (ImageDrawing.ResizingMode.stretch, EdgeInsets(top: 2, leading: 3, trailing: 1)), (.tile, .zero),
        (.tile, EdgeInsets(top: 2, leading: 3, trailing: 1)),
    ])
    func `caps and tiles rotate with their image`(mode: ImageDrawing.ResizingMode, caps: EdgeInsets) throws {
        var drawing = ImageDrawing(ImageID("noise"), in: Rect(x: 0, y: 0, width: 21, height: 21))
        (drawing.resizingMode, drawing.capInsets) = (mode, caps)
        var painter = Painter(glyphs: BoxGlyphs(), images: OneImage(content: Self.noise(8)))
        let upright = try painter.paint(DisplayList(21, 21, [.image(drawing)]), scale: 1)
        let quarter = ProjectionTransform(AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 21, ty: 0))
        let turned = try painter.paint(
            DisplayList(21, 21, [.pushTransform(quarter), .image(drawing), .pop]), scale: 1)
        for y in 0..<21 { for x in 0..<21 { #expect(turned[20 - y, x] == upright[x, y], "\(x),\(y)") } }
    }

    private static func painted(
        _ image: Bitmap, _ side: Double, _ space: ProjectionTransform, _ interpolation: ImageDrawing.Interpolation
    ) throws -> Bitmap {
        var painter = Painter(glyphs: BoxGlyphs(), images: OneImage(content: image))
        let drawing = ImageDrawing(
            ImageID("noise"), in: Rect(x: 0, y: 0, width: side, height: side), interpolation: interpolation)
        let list = DisplayList(min(side, 30), min(side, 30), [.pushTransform(space), .image(drawing), .pop])
        return try painter.paint(list, scale: 1)
    }

    private static func noise(_ side: Int) -> Bitmap {
        var random = Seeded(side)
        let size = PixelSize(width: side, height: side)!
        return Bitmap(
            size: size,
            pixels: (0..<size.area).map { _ in
                PremultipliedPixel(
                    SRGBColor(red: random.double(0...1), green: random.double(0...1), blue: random.double(0...1)))
            })
    }
}

private struct OneImage: ImageSource {
    let content: Bitmap

    func bitmap(of image: ImageID) -> Bitmap? { content }
}

extension Bitmap {
    /// Interpolates the four pixels around a position in floating point.
    fileprivate func plainSample(_ place: Point) -> [Double] {
        let (x, y) = (place.x - 0.5, place.y - 0.5)
        let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        func levels(_ column: Int, _ row: Int) -> [Double] {
            self[min(max(column, 0), width - 1), min(max(row, 0), height - 1)].levels
        }
        func mixed(_ a: [Double], _ b: [Double], _ share: Double) -> [Double] {
            zip(a, b).map { $0 + ($1 - $0) * share }
        }
        let (across, down) = (x - Double(left), y - Double(top))
        return mixed(
            mixed(levels(left, top), levels(left + 1, top), across),
            mixed(levels(left, top + 1), levels(left + 1, top + 1), across), down)
    }
}
