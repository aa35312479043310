public import FramewrightDrawing

/// PNG (ISO/IEC 15948, third edition): `PNG.encode(bitmap)` uses our own encoder, `PNG.decode(bytes)` our own reader
/// for files like ours and libpng for all others.
public enum PNG {
    /// The compression effort. Both are lossless.
    public enum Effort: Hashable, Sendable {
        /// One pass, for previews and frames: fewer bytes than libpng with its defaults, many times as fast.
        case fast
        /// Tries all suitable sample layouts and filter methods, and searches the best three for the cheapest matches:
        /// for images that are kept. See "Optimal DEFLATE" in Performance.
        case smallest
    }

    /// A tEXt chunk, for example `Software`. Latin-1 only.
    public struct Text: Hashable, Sendable {
        /// The kind of text: 1 to 79 printable characters without leading, trailing or double spaces.
        public var keyword: String
        /// The text, of any length; lines end with a line feed.
        public var value: String

        /// Creates a text without checking it; `encode` throws if PNG cannot hold it.
        public init(_ keyword: String, _ value: String) {
            self.keyword = keyword
            self.value = value
        }
    }

    /// The contents of a file besides the image, and the compression effort.
    public struct Options: Hashable, Sendable {
        /// The compression effort.
        public var effort: Effort
        /// Pixels per point, stored as a density of 72 dots per inch times this. Nil omits the density.
        public var scale: Double?
        /// The text chunks, in the order in which they are written.
        public var texts: [Text]

        /// Creates options; by default fast, without density and texts.
        public init(effort: Effort = .fast, scale: Double? = nil, texts: [Text] = []) {
            self.effort = effort
            self.scale = scale
            self.texts = texts
        }

        /// The options for previews and frames.
        public static let fast = Options()
        /// The options for images that are kept.
        public static let smallest = Options(effort: .smallest)
    }

    /// Returns a PNG file that `decode` converts back to an equal bitmap.
    ///
    /// Colours are divided by alpha and rounded to nearest. A component above its alpha, which no initialiser of a
    /// pixel produces, is stored as equal to alpha.
    /// - Throws: `CodecError` if PNG cannot hold an option, or memory runs out.
    public static func encode(_ bitmap: Bitmap, _ options: Options = .fast) throws(CodecError) -> [UInt8] {
        let metadata = try PNGMetadata(options)
        return switch options.effort {
        case .fast: PNGFastEncoder(SparseBitmap(bitmap)).file(metadata)
        case .smallest: PNGSmallestEncoder(bitmap, metadata).file()
        }
    }

    /// Returns the same bytes as for `image.bitmap()`, which a fast file does not create.
    public static func encode(
        _ image: SparseBitmap, _ options: Options = .fast
    ) throws(CodecError) -> [UInt8] {
        switch options.effort {
        case .fast: PNGFastEncoder(image).file(try PNGMetadata(options))
        case .smallest: try encode(image.bitmap(), options)
        }
    }

    /// Returns the image in a PNG file of any colour type, bit depth and interlacing.
    ///
    /// 16-bit samples are rounded to 8 bits. Colours are converted to sRGB according to the first present of cICP
    /// (Display P3), iCCP, sRGB, and gAMA with cHRM; without these, they are taken as sRGB. Bytes after the last chunk
    /// are ignored.
    /// - Parameter limit: The maximum width and height, checked before memory is allocated; by default those of
    ///   `PixelSize`.
    public static func decode(_ bytes: [UInt8], limit: PixelSize? = nil) throws(CodecError) -> Bitmap {
        let header = try PNGHeader(bytes)
        let size = try header.size(within: limit, fileLength: bytes.count)
        if let bitmap = PNGFastReader(bytes, size: size)?.bitmap() { return bitmap }
        var image = try LibPNG.read(bytes, size: size)
        image.colors.convert(&image.pixels)
        premultiply(&image.pixels)
        return Bitmap(size: size, pixels: image.pixels)
    }

    /// Decodes as `decode` does.
    ///
    /// - Returns: The bitmap, and a sentence if its colours cannot be shown as intended.
    public static func read(
        _ bytes: [UInt8], limit: PixelSize? = nil
    ) throws(CodecError) -> (bitmap: Bitmap, remark: String?) {
        (try decode(bytes, limit: limit), remark(on: bytes))
    }

    /// Returns a sentence if the colours of a file cannot be shown as intended, however it is decoded.
    public static func remark(on bytes: [UInt8]) -> String? { PNGColorChunks(bytes).remark }

    /// Decodes as `decode` does, but without premultiplying colours.
    public static func decodeStraight(
        _ bytes: [UInt8], limit: PixelSize? = nil
    ) throws(CodecError) -> StraightBitmap {
        let header = try PNGHeader(bytes)
        let size = try header.size(within: limit, fileLength: bytes.count)
        var image = try LibPNG.read(bytes, size: size)
        image.colors.convert(&image.pixels)
        return StraightBitmap(size: size, pixels: image.pixels.map(\.packed))
    }

    /// Returns the size in a file's header; reads nothing else of the file.
    public static func size(of bytes: [UInt8]) throws(CodecError) -> PixelSize {
        try PNGHeader(bytes).size(within: nil, fileLength: bytes.count)
    }
}
