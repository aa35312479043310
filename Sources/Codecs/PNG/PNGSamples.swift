import FramewrightDrawing

/// An image in one of PNG's sample layouts, ready to be filtered and compressed.
///
/// `rows.count` is always `rowBytes * size.height`, and `rowBytes` follows from `layout` and the width.
struct PNGSamples {
    enum Layout: UInt8 {
        case grey = 0
        case rgb = 2
        case indexed = 3
        case greyAlpha = 4
        case rgba = 6

        var channels: Int {
            switch self {
            case .grey, .indexed: 1
            case .greyAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    let size: PixelSize
    let layout: Layout
    let bitDepth: Int
    let rows: [UInt8]
    /// Straight colours, the translucent ones first; empty unless `layout` is indexed.
    let palette: [UInt32]

    /// True if samples are indices or share bytes, so that differences of bytes mean little.
    var isPacked: Bool { layout == .indexed || bitDepth < 8 }

    var rowBytes: Int { rows.count / size.height }

    /// The contents of tRNS: PNG treats colours beyond its end as opaque.
    var paletteAlpha: [UInt8] { palette.map { UInt8($0 >> 24) }.filter { $0 < 255 } }

    /// Opaque pixels without their alpha.
    static func rgb(_ pixels: [PremultipliedPixel], size: PixelSize) -> PNGSamples {
        PNGSamples(size: size, layout: .rgb, bitDepth: 8, rows: colorBytes(pixels), palette: [])
    }

    static func rgba(_ straight: [UInt32], size: PixelSize) -> PNGSamples {
        PNGSamples(size: size, layout: .rgba, bitDepth: 8, rows: allBytes(straight), palette: [])
    }

    static func greyAlpha(_ straight: [UInt32], size: PixelSize) -> PNGSamples {
        PNGSamples(size: size, layout: .greyAlpha, bitDepth: 8, rows: greyAlphaBytes(straight), palette: [])
    }

    /// Grey with the smallest bit depth that holds every pixel exactly.
    static func grey(_ straight: [UInt32], size: PixelSize) -> PNGSamples {
        let grey = redBytes(straight)
        func step(_ depth: Int) -> UInt8 { UInt8(255 / ((1 << depth) - 1)) }
        func holdsAll(_ depth: Int) -> Bool {
            let step = step(depth)
            return grey.allSatisfy { $0 % step == 0 }
        }
        let depth = [1, 2, 4].first(where: holdsAll) ?? 8
        let step = step(depth)
        let rows = packed(grey.map { $0 / step }, width: size.width, bitDepth: depth)
        return PNGSamples(size: size, layout: .grey, bitDepth: depth, rows: rows, palette: [])
    }

    /// Palette indices; nil for more than 256 colours.
    static func indexed(_ straight: [UInt32], size: PixelSize) -> PNGSamples? {
        guard let (palette, indices) = indexedColors(straight) else { return nil }
        let depth = [1, 2, 4].first { palette.count <= 1 << $0 } ?? 8
        let rows = packed(indices, width: size.width, bitDepth: depth)
        return PNGSamples(size: size, layout: .indexed, bitDepth: depth, rows: rows, palette: palette)
    }
}
