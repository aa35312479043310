public import FramewrightDrawing

/// PNG (ISO/IEC 15948, third edition): `PNG.encode(bitmap)` by our own encoder, `PNG.decode(bytes)`
/// by our own reader for files like ours and through libpng for all others.
public enum PNG {
    /// How hard to look for a small file. Either way nothing is lost.
    public enum Effort: Hashable, Sendable {
        /// One pass, for previews and frames: fewer bytes than libpng at its defaults, many times as fast.
        case fast
        /// Every sensible sample layout and way of filtering, the best three searched for the cheapest matches: for
        /// pictures that are kept. See `OptimalDeflate` for what was measured.
        case smallest
    }

    /// A tEXt chunk, for example `Software`. Latin-1 only.
    public struct Text: Hashable, Sendable {
        /// What kind of text it is: 1 to 79 printable letters without needless spaces.
        public var keyword: String
        /// Any length; lines end in a line feed.
        public var value: String

        /// Not checked here: `encode` throws for what PNG can't hold.
        public init(_ keyword: String, _ value: String) {
            self.keyword = keyword
            self.value = value
        }
    }

    /// What goes into a file besides the picture, and how hard to work for it.
    public struct Options: Hashable, Sendable {
        /// Fast or small.
        public var effort: Effort
        /// Pixels per point: written as a density of 72 dots per inch times this. Nil leaves the density out.
        public var scale: Double?
        /// Written in this order.
        public var texts: [Text]

        /// Fast, without density and texts, unless told.
        public init(effort: Effort = .fast, scale: Double? = nil, texts: [Text] = []) {
            self.effort = effort
            self.scale = scale
            self.texts = texts
        }

        /// For previews and frames.
        public static let fast = Options()
        /// For pictures that are kept.
        public static let smallest = Options(effort: .smallest)
    }

    /// The bytes of a PNG file that `decode` turns back into an equal bitmap.
    ///
    /// Colour is divided by alpha and rounded to nearest. A component above its alpha, which no initialiser of a pixel
    /// makes, is taken as equal to alpha. Throws only for options that PNG can't hold and for want of memory.
    public static func encode(_ bitmap: Bitmap, _ options: Options = .fast) throws(CodecError) -> [UInt8] {
        let remarks = try PNGMetadata(options)
        return switch options.effort {
        case .fast: PNGEncoder(bitmap, remarks).fast()
        case .smallest: PNGEncoder(bitmap, remarks).smallest()
        }
    }

    /// The bytes that `encode` makes of `picture.bitmap()`, which for a fast file is not made.
    public static func encode(
        _ picture: SparseBitmap, _ options: Options = .fast
    ) throws(CodecError) -> [UInt8] {
        switch options.effort {
        case .fast: PNGFrame(picture).file(try PNGMetadata(options))
        case .smallest: try encode(picture.bitmap(), options)
        }
    }

    /// The picture in a PNG file of any colour type, depth and interlacing.
    ///
    /// Sixteen-bit samples are rounded to eight; colours become sRGB from code points (cICP: Display P3), an ICC profile
    /// (iCCP) or other primaries and exponents (cHRM, gAMA), the first of these that is there; what says nothing of its
    /// colours is taken for sRGB; after the last chunk anything may follow. A picture wider or taller than `limit` is
    /// refused before memory is taken; without one, `PixelSize` is the limit.
    public static func decode(_ bytes: [UInt8], limit: PixelSize? = nil) throws(CodecError) -> Bitmap {
        try read(bytes, limit: limit).bitmap
    }

    /// Decodes as `decode`.
    ///
    /// - Returns: the picture, and a sentence if its colours are not shown as they are meant.
    public static func read(
        _ bytes: [UInt8], limit: PixelSize? = nil
    ) throws(CodecError) -> (bitmap: Bitmap, remark: String?) {
        let header = try PNGHeader(bytes)
        let size = try header.size(within: limit, fileLength: bytes.count)
        if let bitmap = PNGFastReader(bytes, size: size)?.bitmap() { return (bitmap, nil) }
        var picture = try LibPNG.read(bytes, size: size)
        picture.colors.convert(&picture.pixels)
        premultiply(&picture.pixels)
        return (Bitmap(size: size, pixels: picture.pixels), picture.remark)
    }

    /// Decodes as `decode`, but leaves colour as the file has it, not multiplied by alpha.
    public static func decodeStraight(
        _ bytes: [UInt8], limit: PixelSize? = nil
    ) throws(CodecError) -> StraightBitmap {
        let header = try PNGHeader(bytes)
        let size = try header.size(within: limit, fileLength: bytes.count)
        var picture = try LibPNG.read(bytes, size: size)
        picture.colors.convert(&picture.pixels)
        return StraightBitmap(size: size, pixels: picture.pixels.map(\.packed))
    }

    /// The size in a file's header; nothing else of the file is read.
    public static func size(of bytes: [UInt8]) throws(CodecError) -> PixelSize {
        try PNGHeader(bytes).size(within: nil, fileLength: bytes.count)
    }
}
