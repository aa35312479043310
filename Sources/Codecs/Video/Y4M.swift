public import FramewrightDrawing

/// YUV4MPEG2, the uncompressed video that encoders read from a pipe: luma and chroma planes by ITU-R BT.709, limited
/// range. The format cannot store the colour matrix: readers assume BT.601 unless set otherwise (ffmpeg: `-colorspace
/// bt709` before `-i`).
///
/// Integer arithmetic on sRGB-encoded levels R, G, B from 0 to 255: Y = 16 + (11966 R + 40254 G + 4064 B + 32768) >>
/// 16, Cb = 128 + (-6596 R - 22188 G + 28784 B + 32768) >> 16 and Cr = 128 + (28784 R - 26145 G - 2639 B + 32768) >>
/// 16: BT.709's coefficients times 219/255 and 224/255. In 4:2:0, chroma is computed from the sums of 2x2 pixels
/// (edges repeat their last pixel), so that samples lie between pixels, as in JPEG.
public enum Y4M {
    /// The chroma subsampling.
    public enum Sampling: Hashable, Sendable, CaseIterable {
        /// One chroma sample per 2x2 pixels.
        case yuv420
        /// One chroma sample per pixel.
        case yuv444
    }

    /// The format options.
    public struct Options: Hashable, Sendable {
        /// The chroma subsampling.
        public var sampling: Sampling
        /// The duration of a frame of the video. Input frames are repeated or dropped so that the exact ends are kept.
        public var frameDuration: FrameTime
        /// The background below translucent pixels.
        public var background: SRGBColor

        /// Creates options; by default 60 frames per second in 4:2:0 on black.
        public init(
            sampling: Sampling = .yuv420, frameDuration: FrameTime = .frame(perSecond: 60),
            background: SRGBColor = .black
        ) {
            self.sampling = sampling
            self.frameDuration = frameDuration
            self.background = background
        }
    }
}

/// Writes a Y4M stream. Frames longer than one of the video are repeated.
public struct Y4MEncoder: AnimationEncoder {
    private let header: [UInt8]
    private let sampling: Y4M.Sampling
    private let flattening: Flattening
    private let sink: ByteSink
    private var repeater: FrameRepeater
    private var isFirst = true

    /// Creates an encoder; writes nothing yet.
    /// - Throws: `CodecError.invalidOption` if the frame duration is not a possible frame rate.
    public init(size: PixelSize, _ options: Y4M.Options = Y4M.Options(), sink: @escaping ByteSink) throws(CodecError) {
        repeater = try FrameRepeater(size: size, frameDuration: options.frameDuration)
        let (over, rate) = (options.frameDuration.numerator, options.frameDuration.denominator)
        let sampling = options.sampling == .yuv420 ? "420jpeg" : "444"
        header = Array(
            "YUV4MPEG2 W\(size.width) H\(size.height) F\(rate):\(over) Ip A1:1 C\(sampling) XCOLORRANGE=LIMITED\n".utf8)
        self.sampling = options.sampling
        flattening = Flattening(background: options.background)
        self.sink = sink
    }

    /// Plans the next frame; returns the step for the frame before it.
    public mutating func plan(
        frame: Bitmap, duration: FrameTime, within area: PixelRect?
    ) throws(CodecError) -> Y4MStep? {
        try repeater.take(frame, duration, within: area).flatMap { step($0) }
    }

    /// Returns the step of the last frame.
    public mutating func planLast() throws(CodecError) -> [Y4MStep] {
        [step(try repeater.finish())].compactMap(\.self)
    }

    /// Writes a frame as often as it is repeated, after the header if it is the first.
    public mutating func write(_ frame: RepeatedBytes) throws(CodecError) {
        if isFirst { try sink(header) }
        isFirst = false
        for _ in 0..<frame.count { try sink(frame.bytes) }
    }

    /// Does nothing: the stream needs no patches.
    public mutating func end() throws(CodecError) -> [BytePatch] { [] }

    /// Returns nil for a dropped frame.
    private func step(_ frame: FrameRepeater.Frame) -> Y4MStep? {
        frame.count > 0 ? Y4MStep(frame: frame, sampling: sampling, flattening: flattening) : nil
    }
}

/// A planned frame of a Y4M stream.
public struct Y4MStep: EncodingStep {
    let frame: FrameRepeater.Frame
    let sampling: Y4M.Sampling
    let flattening: Flattening

    /// Converts the frame to planes.
    public func run() throws(CodecError) -> RepeatedBytes {
        let flat = flattening.flattened(frame.bitmap)
        let planes = sampling == .yuv420 ? planes420(flat) : planes444(flat)
        return RepeatedBytes(bytes: Array("FRAME\n".utf8) + planes, count: frame.count)
    }
}
