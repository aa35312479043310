public import FramewrightDrawing

/// YUV4MPEG2, the uncompressed video that encoders read from a pipe: planes of luma and chroma by ITU-R BT.709, limited
/// range. The format has no word for that: who reads it has to be told, or takes BT.601 (ffmpeg: `-colorspace bt709` before `-i`).
///
/// In integers, on sRGB's encoded levels as they are: with R, G, B of 0 to 255,
/// Y = 16 + (11966 R + 40254 G + 4064 B + 32768) >> 16, Cb = 128 + (-6596 R - 22188 G + 28784 B + 32768) >> 16 and
/// Cr = 128 + (28784 R - 26145 G - 2639 B + 32768) >> 16: BT.709's fractions times 219/255 and 224/255. In 4:2:0 chroma
/// is made from the sums of 2x2 pixels (an edge repeats its last), so samples lie between pixels, as in JPEG.
public enum Y4M {
    /// How many chroma samples there are.
    public enum Sampling: Hashable, Sendable, CaseIterable {
        /// One for four pixels.
        case yuv420
        /// One for each pixel.
        case yuv444
    }

    /// What the file says of itself.
    public struct Options: Hashable, Sendable {
        public var sampling: Sampling
        /// How long each frame of the video lasts; those given last as many of them as fit, so that none drifts.
        public var frameDuration: FrameTime
        /// What translucent pixels lie on.
        public var background: Color

        /// 60 frames a second of 4:2:0 on black unless told.
        public init(
            sampling: Sampling = .yuv420, frameDuration: FrameTime = .frame(perSecond: 60), background: Color = .black
        ) {
            self.sampling = sampling
            self.frameDuration = frameDuration
            self.background = background
        }
    }
}

/// Writes a Y4M stream. Frames that last longer than one of the video are repeated.
public struct Y4MEncoder: AnimationEncoder {
    private let header: [UInt8]
    private let sampling: Y4M.Sampling
    private let flattening: Flattening
    private let sink: ByteSink
    private var repeater: FrameRepeater
    private var isFirst = true

    /// Nothing is written yet. Throws for a frame duration that is no rate.
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

    public mutating func plan(
        frame: Bitmap, duration: FrameTime, within area: PixelRect?
    ) throws(CodecError) -> Y4MStep? {
        try repeater.take(frame, duration, within: area).flatMap { step($0) }
    }

    public mutating func planLast() throws(CodecError) -> [Y4MStep] {
        [step(try repeater.finish())].compactMap(\.self)
    }

    public mutating func write(_ frame: RepeatedBytes) throws(CodecError) {
        if isFirst { try sink(header) }
        isFirst = false
        for _ in 0..<frame.count { try sink(frame.bytes) }
    }

    /// No patch: the stream is for pipes.
    public mutating func end() throws(CodecError) -> [BytePatch] { [] }

    /// Nil for a frame that is not shown.
    private func step(_ frame: FrameRepeater.Frame) -> Y4MStep? {
        frame.count > 0 ? Y4MStep(frame: frame, sampling: sampling, flattening: flattening) : nil
    }
}

/// A frame of a Y4M stream.
public struct Y4MStep: EncodingStep {
    let frame: FrameRepeater.Frame
    let sampling: Y4M.Sampling
    let flattening: Flattening

    public func run() throws(CodecError) -> RepeatedBytes {
        let flat = flattening.flattened(frame.bitmap)
        let planes = sampling == .yuv420 ? planes420(flat) : planes444(flat)
        return RepeatedBytes(bytes: Array("FRAME\n".utf8) + planes, count: frame.count)
    }
}
