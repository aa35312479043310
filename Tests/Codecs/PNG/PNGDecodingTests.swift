import FramewrightCodecs
import FramewrightDrawing
import Testing

/// Decodes every layout of the PNG specification (table 11.1), written by an independent encoder.
struct PNGDecodingTests {
    private static let layouts: [ForgedPNG] = [
        (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
    ].flatMap { type, depths in depths.map { ForgedPNG(depth: $0, type: type) } }

    @Test(arguments: layouts, [false, true])
    func `every colour type and depth is read, interlaced or not`(layout: ForgedPNG, interlaced: Bool) throws {
        var file = layout
        file.interlaced = interlaced
        #expect(try PNG.decode(file.bytes) == file.expected)
    }

    /// In narrow images some passes have no columns.
    @Test(arguments: 1...9)
    func `interlaced images of any width are decoded`(width: Int) throws {
        for height in 1...9 {
            let file = ForgedPNG(width: width, height: height, depth: 4, type: 0, interlaced: true)
            #expect(try PNG.decode(file.bytes) == file.expected)
        }
    }

    /// The transparent colour is the sample at (3, 2), so that it occurs.
    @Test(arguments: [(0, 1), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16)], [false, true])
    func `the transparent colour is compared before samples are rounded`(layout: (Int, Int), interlaced: Bool) throws {
        var file = ForgedPNG(depth: layout.1, type: layout.0, interlaced: interlaced)
        file.transparency = (0..<file.channels).flatMap { bigEndian(file.sample(3, 2, $0)).suffix(2) }
        let bitmap = try PNG.decode(file.bytes)
        #expect(bitmap == file.expected)
        #expect(bitmap[3, 2] == .clear)
    }

    @Test(arguments: [1, 2, 4, 8], [1, 2])
    func `a palette with alphas for its first colours is decoded`(depth: Int, alphas: Int) throws {
        let file = ForgedPNG(depth: depth, type: 3, transparency: Array([77, 0].prefix(alphas)))
        #expect(try PNG.decode(file.bytes) == file.expected)
    }

    @Test(arguments: ["cHRM", "iCCP", "tEXt", "zTXt", "vpAg", "pHYs"])
    func `other chunks are skipped, even broken ones`(type: String) throws {
        let file = ForgedPNG()
        let bytes = Array(file.bytes.prefix(33)) + chunk(type, [0, 0, 0x27, 0x10]) + file.bytes.dropFirst(33)
        #expect(try PNG.decode(bytes) == file.expected)
    }

    @Test func `bytes after the last chunk are ignored`() throws {
        #expect(try PNG.decode(ForgedPNG().bytes + [1, 2, 3]) == ForgedPNG().expected)
    }
}

extension ForgedPNG {
    /// The expected bitmap, computed sample by sample.
    var expected: Bitmap {
        let size = pixelSize(width, height)
        return Bitmap(size: size, pixels: (0..<size.area).map { pixel($0 % width, $0 / width) })
    }

    private func pixel(_ x: Int, _ y: Int) -> PremultipliedPixel {
        let samples = (0..<channels).map { sample(x, y, $0) }
        let bytes = samples.map { Int((Double($0) * 255 / Double(1 << depth - 1)).rounded()) }
        let isKey = transparency == samples.flatMap { bigEndian($0).suffix(2) }
        switch type {
        case 0: return premultiplied(bytes[0], bytes[0], bytes[0], isKey ? 0 : 255)
        case 2: return premultiplied(bytes[0], bytes[1], bytes[2], isKey ? 0 : 255)
        case 4: return premultiplied(bytes[0], bytes[0], bytes[0], bytes[1])
        case 6: return premultiplied(bytes[0], bytes[1], bytes[2], bytes[3])
        default:
            let color = paletteColor(samples[0]).map { Int($0) }
            let alpha = samples[0] < transparency.count ? Int(transparency[samples[0]]) : 255
            return premultiplied(color[0], color[1], color[2], alpha)
        }
    }
}
