import Framewright
import Testing

@MainActor
struct MountTests {
    private let renderer = Renderer()

    private func layout(_ size: Size, scale: Double = 2) throws -> ScreenLayout {
        let view = VStack {
            Text("Framed").font(.title).foregroundStyle(.blue)
            Circle().fill(LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom)).opacity(0.7)
        }
        return try renderer.layout(
            view.padding(7.3), in: Viewport(size: size, scale: scale), theme: .documented)
    }

    /// Paints the screen, and compares with sparse painting as used for files.
    private func painted(_ layout: ScreenLayout, in mount: FrameComposition) throws -> Bitmap {
        let bitmap = try renderer.paint(layout, in: mount)
        #expect(try renderer.paintSparsely(layout, in: mount).bitmap() == bitmap)
        return bitmap
    }

    @Test func `a screen alone in its image is unchanged`() throws {
        let layout = try layout(Size(width: 80, height: 120))
        let mount = try FrameComposition(for: [layout.viewport])
        #expect(try painted(layout, in: mount) == renderer.paint(layout))
        #expect(try painted(layout, in: mount) == renderer.paintSparsely(layout).bitmap())
    }

    @Test(arguments: [1.0, 2, 3, 1.7])
    func `a device's screen is unchanged away from its corners`(scale: Double) throws {
        let layout = try layout(Size(width: 80, height: 120), scale: scale)
        let mount = try FrameComposition(
            for: [layout.viewport], bezel: DeviceBezel(around: Size(width: 80, height: 120), cornerRadius: 6))
        let (plain, framed) = (try renderer.paint(layout), try painted(layout, in: mount))
        let edge = (framed.width - plain.width) / 2
        #expect(edge > 0 && framed.width - plain.width == 2 * edge && framed.height - plain.height == 2 * edge)
        let corner = Int(8 * scale)
        for y in corner..<plain.height - corner {
            let row = framed.row(y + edge)
            #expect(Array(row.dropFirst(edge).dropLast(edge)) == Array(plain.row(y)))
        }
        #expect(framed[0, 0] == .clear && framed[edge / 2, framed.height / 2].packed >> 24 == 255)
    }

    @Test(arguments: [FrameComposition.Background.theme, .transparent, .color(.green)])
    func `the body fills the screen's corners with smooth edges`(background: FrameComposition.Background) throws {
        let layout = try layout(Size(width: 80, height: 120))
        // As wide as the bezel of a large screen, so that the screen's corners are inside.
        let bezel = DeviceBezel(around: Size(width: 800, height: 1200), cornerRadius: 20)
        let mount = try FrameComposition(for: [layout.viewport], background: background, bezel: bezel)
        let framed = try painted(layout, in: mount)
        let (edge, right, bottom) = ((framed.width - 160) / 2, framed.width - 1, framed.height - 1)
        let (body, ground) = (framed[edge / 2, framed.height / 2], PremultipliedPixel(layout.background))
        try #require(body.packed >> 24 == 255 && body != ground)
        for corner in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            // From the screen's corner along the diagonal: body, a few mixed pixels, screen.
            let pixels = (0..<20).map { step in
                let (x, y) = (edge + step, edge + step)
                return framed[corner.0 == 0 ? x : right - x, corner.1 == 0 ? y : bottom - y]
            }
            #expect(pixels.prefix(10).allSatisfy { $0 == body } && pixels.suffix(4).allSatisfy { $0 == ground })
            let between = pixels.filter { $0 != body && $0 != ground }
            #expect((1...3).contains(between.count) && between.allSatisfy { $0.packed >> 24 == 255 })
        }
    }

    @Test func `screens of two shapes are centred in one image`() throws {
        let (tall, wide) = (try layout(Size(width: 40, height: 80)), try layout(Size(width: 80, height: 40)))
        let mount = try FrameComposition(for: [tall.viewport, wide.viewport], background: .color(.green))
        #expect(mount.size == PixelSize(width: 160, height: 160))
        for layout in [tall, wide] {
            let (picture, middle) = (try painted(layout, in: mount), layout.viewport.pixelSize)
            #expect(picture[0, 0] == PremultipliedPixel(.green))
            let rows = (160 - middle.height) / 2
            #expect(picture[(160 - middle.width) / 2, rows] == PremultipliedPixel(.green))
        }
    }

    @Test func `a transparent background leaves only the content of views`() throws {
        let layout = try layout(Size(width: 80, height: 120))
        let mount = try FrameComposition(for: [layout.viewport], background: .transparent)
        #expect(try painted(layout, in: mount)[0, 0] == .clear)
        #expect(try renderer.paint(layout)[0, 0] == PremultipliedPixel(layout.background))
    }
}
