import FramewrightDrawing

/// The format of an image's samples, without the samples.
struct PNGFormat {
    var size: PixelSize
    let layout: PNGSamples.Layout
    var bitDepth = 8
    /// Straight colours, the translucent ones first; empty unless `layout` is indexed.
    var palette: [UInt32] = []
    /// The opaque colour that stands for transparent.
    var colorKey: UInt32?

    /// The contents of tRNS: PNG treats colours beyond its end as opaque.
    var paletteAlpha: [UInt8] { palette.map { UInt8($0 >> 24) }.filter { $0 < 255 } }

    var bitsPerPixel: Int { bitDepth * layout.channels }
    /// The number of bytes per row, without the filter type.
    var rowBytes: Int { (size.width * bitsPerPixel + 7) / 8 }
    /// The number of bytes from a pixel to the next, at least 1.
    var bytesPerPixel: Int { max(1, bitsPerPixel / 8) }
}

extension PNGFormat {
    init(_ samples: PNGSamples) {
        self.init(size: samples.size, layout: samples.layout, bitDepth: samples.bitDepth, palette: samples.palette)
    }
}
