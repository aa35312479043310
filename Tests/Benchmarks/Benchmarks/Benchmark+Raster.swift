import Framewright
import FramewrightDrawing
import FramewrightRaster
import FramewrightTypography

extension Benchmark {
    /// Paints repeatedly into one bitmap with one painter, like a stream of frames, so that glyphs and corners are
    /// cached.
    static let raster = (RasterScene.named + RasterScene.effects).map { name, summary, make in
        Benchmark(name: "raster/\(name)", summary: summary) {
            let fonts = FontLibrary()
            let scene = try make(fonts)
            var painter = Painter(glyphs: fonts, images: scene.images)
            var bitmap = try painter.paint(scene.list, scale: scene.scale)
            return {
                try painter.paint(scene.list, scale: scene.scale, into: &bitmap)
                return Outcome(items: scene.list.items.count)
            }
        }
    }
}

extension RasterScene {
    typealias Make = @Sendable (FontLibrary) throws -> RasterScene

    /// The scenes by name.
    static let named: [(name: String, summary: String, make: Make)] = [
        ("board", "a 2048 screen, 1170x2532 pixels", { try board(fonts: $0) }),
        ("board-without-text", "the same without its 120 glyphs", { try board(fonts: $0, withText: false) }),
        ("discs", "200 discs of cubics, every third translucent, 1170x2532 pixels", { _ in discs() }),
        ("veils", "the same discs, all translucent", { _ in discs(allTranslucent: true) }),
        ("knots", "200 closed curves that cross themselves, every third translucent", { _ in knots() }),
        ("strokes", "200 curves traced 1 to 12 pixels wide, every third dashed", { _ in strokes() }),
    ]
}
