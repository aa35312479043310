import Foundation
import FramewrightCodecs
import FramewrightDrawing
import FramewrightRaster
import FramewrightTypography

extension Benchmark {
    /// Files in memory, encoded from and decoded to a ready bitmap. The count is the file's bytes.
    static let png =
        PNGPicture.allNames.map { encoding($0) } + PNGPicture.allNames.map { decoding($0) }

    /// Returns the benchmarks of filters that name a file: `png/encode-` or `png/decode-` and a path that ends in
    /// `.png`.
    static func ofFiles(_ filters: [String]) -> [Benchmark] {
        filters.filter { $0.hasSuffix(".png") }.flatMap { filter in
            [("png/encode-", encoding), ("png/decode-", decoding)].compactMap { prefix, make in
                filter.hasPrefix(prefix) ? make(String(filter.dropFirst(prefix.count))) : nil
            }
        }
    }

    private static func encoding(_ name: String) -> Benchmark {
        Benchmark(name: "png/encode-\(name)", summary: "\(name) to a PNG file, fast") {
            let bitmap = try PNGPicture.bitmap(named: name)
            return { Outcome(items: try PNG.encode(bitmap).count) }
        }
    }

    private static func decoding(_ name: String) -> Benchmark {
        Benchmark(name: "png/decode-\(name)", summary: "our own file of \(name) back to a bitmap") {
            let file = try PNG.encode(try PNGPicture.bitmap(named: name))
            return {
                _ = try PNG.decode(file)
                return Outcome(items: file.count)
            }
        }
    }
}

/// The images for encoders: scenes of `raster/`, and two that no user interface shows.
enum PNGPicture {
    static let allNames =
        ["board", "discs", "gradient-linear", "gradient-radial", "gradient-angular", "shadows", "image-rotated"] + [
            "noise", "photo",
        ]

    /// Returns a bitmap. `name` may be the path of a PNG file.
    static func bitmap(named name: String) throws -> Bitmap {
        if name.hasSuffix(".png") { return try PNG.decode([UInt8](try Data(contentsOf: URL(filePath: name)))) }
        switch name {
        case "noise": return made { random, _, _ in random.byte() }
        case "photo":
            // Slow waves with sensor noise, as in a photo of the sky.
            return made { random, x, y in
                let wave = 110 + (x * x / 9000 + y * x / 14000) % 120
                return UInt8(wave + Int(random.byte() % 7))
            }
        default: return try scene(named: name)
        }
    }

    private static func scene(named name: String) throws -> Bitmap {
        guard let named = (RasterScene.named + RasterScene.effects).first(where: { $0.name == name }) else {
            preconditionFailure("no scene \(name)")
        }
        let fonts = FontLibrary()
        let scene = try named.make(fonts)
        var painter = Painter(glyphs: fonts, images: scene.images)
        return try painter.paint(scene.list, scale: scene.scale)
    }

    private static func made(_ level: (inout SceneRandom, _ x: Int, _ y: Int) -> UInt8) -> Bitmap {
        let (width, height) = (1170, 2532)
        guard let size = PixelSize(width: width, height: height) else { preconditionFailure("a phone's screen") }
        var random = SceneRandom(state: 3)
        let pixels = (0..<size.area).map { index in
            let levels = (0..<3).map { _ in UInt32(level(&random, index % width, index / width)) }
            return PremultipliedPixel(packed: levels[0] | levels[1] << 8 | levels[2] << 16 | 0xFF00_0000)
        }
        return Bitmap(size: size, pixels: pixels)
    }
}
