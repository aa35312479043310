public import FramewrightDrawing

/// GIF89a: up to 256 colours per frame, pixels either opaque or transparent, delays in hundredths of a second.
public enum GIF {
    /// The treatment of colours that the palette lacks.
    public enum Dithering: Hashable, Sendable, CaseIterable {
        /// Uses the perceptually nearest palette colour: flat areas stay flat, gradients show bands.
        case none
        /// Ordered dithering with an 8x8 Bayer pattern: stable where the image is stable, and small.
        case ordered
        /// Error diffusion (Floyd and Steinberg, in alternating directions): the finest and largest.
        case diffusion
    }

    /// The format options and the choice of colours.
    public struct Options: Sendable {
        /// The number of times the animation plays; 0 repeats for ever. The file stores repeats after the first time,
        /// so that 1 stores nothing.
        public var loopCount: Int
        /// The number of palette entries with the transparent one, 2 to 256.
        public var colorCount: Int
        /// The treatment of colours that the palette lacks.
        public var dithering: Dithering
        /// The background below translucent pixels. If nil, pixels below half opacity become transparent and the
        /// others opaque.
        public var background: SRGBColor?
        /// The minimum delay in hundredths of a second. Browsers play delays below 2 as a tenth of a second; shorter
        /// frames are extended at the expense of the following ones, some of which are dropped: 60 frames per second
        /// become 50.
        public var shortestDelay: Int
        /// A survey of the same frames, for one palette for all. If nil, every frame gets the palette it needs. The
        /// survey's colours and its `isOpaque` are not verified.
        public var survey: AnimationSurvey?

        /// Creates options; by default the animation repeats for ever, with 256 colours, undithered, transparent and
        /// without a survey.
        public init(
            loopCount: Int = 0, colorCount: Int = 256, dithering: Dithering = .none, background: SRGBColor? = nil,
            shortestDelay: Int = 2, survey: AnimationSurvey? = nil
        ) {
            self.loopCount = loopCount
            self.colorCount = colorCount
            self.dithering = dithering
            self.background = background
            self.shortestDelay = shortestDelay
            self.survey = survey
        }
    }

    /// The differences between the frames and the file.
    public struct Report: Hashable, Sendable {
        /// The number of distinct frames; consecutive equal ones count as one, even if the file needs several for a
        /// long delay.
        public internal(set) var frameCount = 0
        /// The number of frames dropped because the frames before them were extended.
        public internal(set) var framesDropped = 0
        /// The number of frames whose delay is not their exact duration.
        public internal(set) var delaysRounded = 0
        /// The largest difference between the end of a frame in the file and its exact end.
        public internal(set) var largestShift = FrameTime.zero
        /// The number of colours that the palette lacks; with a palette per frame, the maximum over the frames.
        public internal(set) var colorsLost = 0
        /// The number of pixels drawn.
        public internal(set) var pixelsDrawn = 0
        /// The number of pixels drawn in a different colour than requested.
        public internal(set) var pixelsChanged = 0
    }

    /// Returns a whole file of the frames with one palette, surveying them first, and a report of the losses.
    public static func encode(
        _ frames: [AnimationFrame], _ options: Options = Options()
    ) throws(CodecError) -> (bytes: [UInt8], report: Report) {
        guard let size = frames.first?.bitmap.size else { throw .noFrames }
        try options.check(size)
        guard options.dithering == .none else { return try encode(frames, options, by: AnimationSurvey(frames)) }
        let collector = ByteCollector()
        var recorder = GIFRecorder(size: size, shortestDelay: options.shortestDelay)
        try collector.encode(frames, by: &recorder)
        guard let recording = recorder.recording else { return try encode(frames, options, by: recorder.survey) }
        var encoder = try GIFEncoder(recording, options) { collector.take($0) }
        _ = try encoder.finish()
        return (collector.bytes, encoder.report)
    }

    private static func encode(
        _ frames: [AnimationFrame], _ options: Options, by survey: AnimationSurvey
    ) throws(CodecError) -> (bytes: [UInt8], report: Report) {
        var options = options
        options.survey = survey
        let collector = ByteCollector()
        var encoder = try GIFEncoder(size: survey.size, options) { collector.take($0) }
        try collector.encode(frames, by: &encoder)
        return (collector.bytes, encoder.report)
    }
}
