public import FramewrightDrawing

/// GIF89a: up to 256 colours a frame, pixels that are there or not, hundredths of a second.
public enum GIF {
    /// How colours that a palette lacks are made up for.
    public enum Dithering: Hashable, Sendable, CaseIterable {
        /// The nearest colour that looks most alike: flat areas stay flat, gradients break into bands.
        case none
        /// A fixed pattern of 8x8 pixels (Bayer): still where the picture is still, and small.
        case ordered
        /// Errors spread to neighbours (Floyd and Steinberg, rows in turns from left and right): finest, largest.
        case diffusion
    }

    /// What is written, and how colours are chosen.
    public struct Options: Sendable {
        /// How often the animation plays; 0 for ever. Players count the repeats after the first time, so 1 writes nothing.
        public var loopCount: Int
        /// With the one for transparency, 2 to 256.
        public var colorCount: Int
        public var dithering: Dithering
        /// What translucent pixels lie on. Without one those below half opacity are transparent, the others opaque.
        public var background: Color?
        /// In hundredths of a second. Browsers play frames of less than 2 at a tenth of a second, so shorter ones borrow
        /// time from those that follow, of which some are then left out: 60 frames a second become 50.
        public var shortestDelay: Int
        /// The same frames looked at before: one palette for all. Without it every frame gets the palette it needs.
        /// Its colours, and whether all frames are opaque, are taken at its word.
        public var survey: AnimationSurvey?

        /// For ever, all colours there can be, undithered, transparent, and without a survey unless told.
        public init(
            loopCount: Int = 0, colorCount: Int = 256, dithering: Dithering = .none, background: Color? = nil,
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

    /// What the file lacks of what was given.
    public struct Report: Hashable, Sendable {
        /// Frames in the file; equal ones in a row are one, however many it takes for a long time.
        public internal(set) var frameCount = 0
        /// Left out because the frames before took their time.
        public internal(set) var framesDropped = 0
        /// Frames that last not exactly as long as asked.
        public internal(set) var delaysRounded = 0
        /// The farthest that the end of a frame lies from where it should.
        public internal(set) var largestShift = FrameTime.zero
        /// Colours that the palette does not have; of the frame that lacks most, where each has its own.
        public internal(set) var colorsLost = 0
        /// Pixels drawn, and of these the ones in another colour than they should be.
        public internal(set) var pixelsDrawn = 0
        public internal(set) var pixelsChanged = 0
    }

    /// A whole file of frames in memory, which are looked at first: one palette, and what was lost.
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
