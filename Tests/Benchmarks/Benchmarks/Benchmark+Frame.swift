import Framewright
import FramewrightCodecs
import FramewrightRaster
import FramewrightTypography

extension Benchmark {
    /// From a display list to a file in memory, with reused painter and bitmap.
    static let frame = [
        Benchmark(name: "frame/board", summary: "board of raster/ painted and made a PNG file, fast") {
            var (painter, scene) = try board()
            var picture = try painter.paintSparsely(scene.list, scale: scene.scale)
            return {
                try painter.paint(scene.list, scale: scene.scale, into: &picture)
                return Outcome(items: try PNG.encode(picture).count)
            }
        },
        Benchmark(name: "frame/whole-board", summary: "as frame/board, with all its rows painted") {
            var (painter, scene) = try board()
            var bitmap = try painter.paint(scene.list, scale: scene.scale)
            return {
                try painter.paint(scene.list, scale: scene.scale, into: &bitmap)
                return Outcome(items: try PNG.encode(bitmap).count)
            }
        },
    ]

    private static func board() throws -> (Painter, RasterScene) {
        let fonts = FontLibrary()
        let scene = try RasterScene.board(fonts: fonts)
        return (Painter(glyphs: fonts, images: scene.images), scene)
    }
}
