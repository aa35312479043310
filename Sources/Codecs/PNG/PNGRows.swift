public import FramewrightDrawing

/// The rows of a PNG file from the top down, as `PNG.decode` has them, in the memory of a few rows.
///
/// Interlaced files have no rows before their end: they are decoded whole, and refused beyond `PNGRows.mostInterlaced`.
public struct PNGRows {
    /// Pixels of an interlaced picture.
    public static let maximumInterlaced = 8_000_000
    /// Pixels of the rows that are read at once, by which it is worth setting up a conversion of colours.
    private static let bandArea = 1 << 18

    public let size: PixelSize
    /// Rows that `next` may be asked for at once.
    public var bandHeight: Int { max(1, Self.bandArea / size.width) }

    private let source: Source
    private var y = 0

    private enum Source {
        case rows(LibPNG)
        case bitmap(Bitmap)
    }

    public init(_ bytes: [UInt8]) throws(CodecError) {
        size = try PNG.size(of: bytes)
        let reader = try LibPNG(bytes, size: size)
        guard reader.passes > 1 else {
            source = .rows(reader)
            return
        }
        guard size.area <= Self.maximumInterlaced else {
            throw .tooLarge(
                width: size.width, height: size.height, limit: "\(Self.maximumInterlaced) pixels of an interlaced file")
        }
        source = .bitmap(try PNG.decode(bytes))
    }

    /// Rows that are still to come.
    public var remaining: Int { size.height - y }

    /// The next rows, `count` of them or all that remain. Throws for a damaged file, at its last row at the latest.
    public mutating func next(_ count: Int) throws(CodecError) -> Bitmap? {
        guard let band = PixelSize(width: size.width, height: min(count, remaining)) else { return nil }
        defer { y += band.height }
        switch source {
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
