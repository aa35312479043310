import FramewrightDrawing

/// Gradients, shadows, rotated images and masks, each over a page of 1170x2532 pixels. `Tests/Peers/effects.py` draws
/// the same with other painters.
extension RasterScene {
    static let effects: [(name: String, summary: String, make: Make)] = [
        (
            "gradient-linear", "a linear gradient from corner to corner",
            { _ in page([fill(.linear(start: .zero, end: corner))]) }
        ),
        (
            "gradient-radial", "a radial gradient around the middle",
            { _ in page([fill(.radial(center: middle, startRadius: 0, endRadius: 1400))]) }
        ),
        (
            "gradient-angular", "a gradient once around the middle",
            { _ in page([fill(.angular(center: middle, startAngle: .zero, endAngle: .degrees(360)))]) }
        ),
        ("shadows", "24 cards with a shadow of 20 pixels' deviation each", { _ in page(cards) }),
        ("blur", "a blob and a rectangle blurred by 20 pixels' deviation", { _ in page(blurred) }),
        ("image-rotated", "a picture of 1000x1000 pixels turned by 15 degrees", { _ in rotatedImage() }),
        ("mask", "a gradient seen through a fading blob", { _ in page(masked) }),
        ("multiply", "a fading gradient multiplied with another", { _ in page(multiplied) }),
    ]

    private static let size = Size(width: 1170, height: 2532)
    private static let corner = Point(x: 1170, y: 2532)
    private static let middle = Point(x: 585, y: 1266)
    private static let whole = RoundedRect(Rect(origin: .zero, size: size))

    private static let colors: [GradientPaint.Stop] = [
        .init(SRGBColor(red8: 255, green8: 94, blue8: 58), location: 0),
        .init(SRGBColor(red8: 255, green8: 204, blue8: 0), location: 0.4),
        .init(SRGBColor(red8: 0, green8: 122, blue8: 255), location: 1),
    ]

    private static let fading: [GradientPaint.Stop] = [
        .init(.black, location: 0), .init(.black.opacity(0.2), location: 1),
    ]

    private static func page(_ commands: [DisplayList.Item.Command]) -> RasterScene {
        let all = [.fillRect(whole, Paint(.white))] + commands
        return RasterScene(list: DisplayList(size: size, items: all.map { .init($0, source: 0) }))
    }

    private static func fill(
        _ geometry: GradientPaint.Geometry, _ stops: [GradientPaint.Stop] = colors
    ) -> DisplayList.Item.Command {
        .fillRect(whole, Paint(GradientPaint(geometry, stops: stops)))
    }

    private static var cards: [DisplayList.Item.Command] {
        let shadow = Shadow(SRGBColor(white: 0, opacity: 0.4), radius: 20, offset: Point(x: 0, y: 12))
        return (0..<24).flatMap { index -> [DisplayList.Item.Command] in
            let (column, row) = (Double(index % 4), Double(index / 4))
            let rect = Rect(x: 60 + column * 270, y: 80 + row * 400, width: 220, height: 320)
            return [
                .pushLayer(.init(filters: [.dropShadow(shadow)])),
                .fillRect(RoundedRect(rect, radius: 32), Paint(.white)), .pop,
            ]
        }
    }

    private static var blob: Path {
        var path = Path()
        path.move(to: Point(x: 200, y: 400))
        path.addCurve(
            to: Point(x: 1000, y: 600), control1: Point(x: 300, y: -100), control2: Point(x: 1100, y: 100))
        path.addCurve(
            to: Point(x: 600, y: 2000), control1: Point(x: 900, y: 1200), control2: Point(x: 1200, y: 1700))
        path.addCurve(
            to: Point(x: 200, y: 400), control1: Point(x: 100, y: 2300), control2: Point(x: 50, y: 1000))
        path.closeSubpath()
        return path
    }

    private static var blurred: [DisplayList.Item.Command] {
        [
            .pushLayer(.init(filters: [.blur(radius: 20)])), .fillPath(blob, .nonzero, Paint(.blue)),
            .fillRect(RoundedRect(Rect(x: 600, y: 480, width: 220, height: 320)), Paint(.red)), .pop,
        ]
    }

    private static var masked: [DisplayList.Item.Command] {
        let stencil = GradientPaint(.linear(start: .zero, end: Point(x: 0, y: 2532)), stops: fading)
        return [
            .pushLayer(.init()), fill(.linear(start: .zero, end: corner)), .pushLayer(.mask),
            .fillPath(blob, .nonzero, Paint(stencil)), .pop, .pop,
        ]
    }

    private static var multiplied: [DisplayList.Item.Command] {
        [
            fill(.linear(start: .zero, end: Point(x: 1170, y: 0))), .pushLayer(.init(blendMode: .multiply)),
            fill(.linear(start: .zero, end: Point(x: 0, y: 2532)), fading), .pop,
        ]
    }

    private static func rotatedImage() -> RasterScene {
        let turn = ProjectionTransform(.rotation(.degrees(15))).about(middle)
        let drawing = ImageDrawing(ImageID("photo"), in: Rect(x: 85, y: 766, width: 1000, height: 1000))
        var scene = page([.pushTransform(turn), .image(drawing), .pop])
        scene.images = Photo()
        return scene
    }
}

/// Two colours increasing horizontally and vertically, and a checkered third.
private struct Photo: ImageSource {
    private static let bitmap: Bitmap? = PixelSize(width: 1000, height: 1000).map { size in
        let pixels = (0..<size.area).map { index in
            let (x, y) = (index % 1000, index / 1000)
            let blue: UInt32 = (x / 50 + y / 50).isMultiple(of: 2) ? 200 : 40
            return PremultipliedPixel(
                packed: UInt32(x * 255 / 1000) | UInt32(y * 255 / 1000) << 8 | blue << 16 | 255 << 24)
        }
        return Bitmap(size: size, pixels: pixels)
    }

    func bitmap(of image: ImageID) -> Bitmap? { Self.bitmap }
}
