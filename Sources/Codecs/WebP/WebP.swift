public import FramewrightDrawing

/// WebP, still and animated. Pictures are compressed by libwebp; rectangles, times and the container (RIFF) are ours, so
/// that a file of any length streams: libwebp's own animation encoder keeps all of it in memory.
///
/// The same libwebp gives the same bytes everywhere; another version may give others. Lossless pixels are exact either way.
public enum WebP {
    /// What may be lost.
    public enum Quality: Hashable, Sendable {
        /// Nothing, translucent pixels included.
        case lossless
        /// 0 smallest to 100 best. Opacity loses nothing.
        case lossy(Double)
    }

    /// How pictures are compressed.
    public struct Options: Hashable, Sendable {
        public var quality: Quality
        /// How long libwebp may search: 0 fastest to 6 smallest.
        public var effort: Int
        /// How often the animation plays; 0 for ever.
        public var loopCount: Int

        /// Lossless, for ever, and fast unless told.
        public init(quality: Quality = .lossless, effort: Int = 1, loopCount: Int = 0) {
            self.quality = quality
            self.effort = effort
            self.loopCount = loopCount
        }
    }

    /// A side of a picture, in pixels.
    public static let maximumSide = 16_383

    /// A still picture's file.
    public static func encode(_ bitmap: Bitmap, _ options: Options = Options()) throws(CodecError) -> [UInt8] {
        try options.check(bitmap.size)
        return try LibWebP.file(of: bitmap, options)
    }

    /// A whole file of frames in memory.
    public static func encode(_ frames: [AnimationFrame], _ options: Options = Options()) throws(CodecError) -> [UInt8]
    {
        guard let size = frames.first?.bitmap.size else { throw .noFrames }
        let collector = ByteCollector()
        var encoder = try WebPEncoder(size: size, options) { collector.take($0) }
        try collector.encode(frames, by: &encoder)
        return collector.bytes
    }
}

extension WebP.Options {
    func check(_ size: PixelSize) throws(CodecError) {
        guard max(size.width, size.height) <= WebP.maximumSide else {
            throw .unfit(
                format: "WebP", width: size.width, height: size.height, limit: "\(WebP.maximumSide) pixels a side")
        }
        guard (0...6).contains(effort) else {
            throw .invalidOption(name: "effort", value: "\(effort)", allowed: "a number from 0 to 6")
        }
        guard (0...65_535).contains(loopCount) else {
            throw .invalidOption(name: "loop count", value: "\(loopCount)", allowed: "a number from 0 to 65535")
        }
        guard case .lossy(let quality) = quality, !(0...100).contains(quality) else { return }
        throw .invalidOption(name: "quality", value: "\(quality)", allowed: "a number from 0 to 100")
    }
}
