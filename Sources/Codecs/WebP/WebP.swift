public import FramewrightDrawing

/// WebP, still and animated. Images are compressed by libwebp; frame rectangles, durations and the RIFF container are
/// ours, so that a file of any length can be streamed. libwebp's own animation encoder keeps the whole file in memory.
///
/// The same libwebp gives the same bytes on every machine; another version may give other bytes. Lossless pixels are
/// always exact.
public enum WebP {
    /// The kind of compression.
    public enum Quality: Hashable, Sendable {
        /// Lossless, including translucent pixels.
        case lossless
        /// Lossy, from 0 (smallest) to 100 (best). Alpha is lossless.
        case lossy(Double)
    }

    /// The compression options.
    public struct Options: Hashable, Sendable {
        /// The kind of compression.
        public var quality: Quality
        /// The effort of libwebp's search: 0 (fastest) to 6 (smallest).
        public var effort: Int
        /// The number of times the animation plays; 0 repeats for ever.
        public var loopCount: Int

        /// Creates options; by default lossless and fast, and animations repeat for ever.
        public init(quality: Quality = .lossless, effort: Int = 1, loopCount: Int = 0) {
            self.quality = quality
            self.effort = effort
            self.loopCount = loopCount
        }
    }

    /// The maximum side of an image in pixels.
    public static let maximumSide = 16_383

    /// Returns the file of a still image.
    public static func encode(_ bitmap: Bitmap, _ options: Options = Options()) throws(CodecError) -> [UInt8] {
        try options.check(bitmap.size)
        return try LibWebP.file(of: bitmap, options)
    }

    /// Returns a whole animated file of frames in memory.
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
            throw .exceedsFormat(
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
