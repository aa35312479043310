public import FramewrightDrawing

/// Decodes the rows of a PNG file from the top down, as `PNG.decode` does, large images in the memory of a few rows.
///
/// Images of up to 4,000,000 pixels are decoded as a whole, which is faster. Rows of interlaced files are complete only
/// at the end: these files are decoded as a whole too, and rejected beyond `PNGRows.maximumInterlaced`.
public final class PNGRows {
    /// The maximum number of pixels of an interlaced image.
    public static let maximumInterlaced = 8_000_000
    /// The number of pixels up to which an image is decoded as a whole.
    public static let maximumWhole = 4_000_000
    /// The number of pixels read at once; enough to amortise the set-up of a colour conversion.
    private static let bandArea = 1 << 18

    /// The size of the image in pixels.
    public let size: PixelSize
    /// The recommended number of rows per call of `next`.
    public var bandHeight: Int {
        if case .bitmap = source { size.height } else { max(1, Self.bandArea / size.width) }
    }

    private let source: Source
    private var y = 0

    private enum Source {
        case rows(LibPNG)
        case bitmap(Bitmap)
    }

    /// Starts to decode a file.
    ///
    /// - Parameter maximumWhole: The number of pixels up to which the image is decoded as a whole.
    public init(_ bytes: [UInt8], maximumWhole: Int = maximumWhole) throws(CodecError) {
        size = try PNG.size(of: bytes)
        if size.area > maximumWhole {
            let reader = try LibPNG(bytes, size: size)
            if reader.passes == 1 {
                source = .rows(reader)
                return
            }
            guard size.area <= Self.maximumInterlaced else {
                throw .tooLarge(
                    width: size.width, height: size.height,
                    limit: "\(Self.maximumInterlaced) pixels of an interlaced file")
            }
        }
        source = .bitmap(try PNG.decode(bytes))
    }

    /// The number of rows not yet decoded.
    public var remaining: Int { size.height - y }

    /// Returns the next `count` rows, or as many as remain; nil at the end.
    /// - Throws: `CodecError` for a damaged file, with its last row at the latest.
    public func next(_ count: Int) throws(CodecError) -> Bitmap? {
        guard let band = PixelSize(width: size.width, height: min(count, remaining)) else { return nil }
        defer { y += band.height }
        switch source {
        case .bitmap(let bitmap) where band == size: return bitmap
        case .bitmap(let bitmap):
            let start = y * size.width
            return Bitmap(size: band, pixels: Array(bitmap.pixels[start..<start + band.area]))
        case .rows(let reader):
            var pixels = [PremultipliedPixel](repeating: .clear, count: band.area)
            try reader.read(rows: band.height, into: &pixels)
            if band.height == remaining { try reader.finish() }
            reader.colors.convert(&pixels)
            premultiply(&pixels)
            return Bitmap(size: band, pixels: pixels)
        }
    }
}
