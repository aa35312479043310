/// Animated PNG (PNG specification, third edition, 11.3.6): true alpha, exact fractions of a second.
///
/// acTL says the number of frames before the first of them. With a survey of all it is known and the file is written straight
/// through, into a pipe too. Without one `finish` returns the patch that says it.
public enum APNG {
    /// What goes into a file besides the frames, and how hard to work for it.
    public struct Options: Sendable {
        /// `smallest` looks for the cheapest matches instead of the first good ones.
        public var effort: PNG.Effort
        /// How often the animation plays; 0 for ever.
        public var loopCount: Int
        /// Pixels per point: written as the density, as in `PNG.Options`.
        public var scale: Double?
        /// The same frames looked at before, or the first of them. Without it pixels are stored as RGBA.
        public var survey: AnimationSurvey?

        /// For ever, fast and without a survey unless told.
        public init(
            effort: PNG.Effort = .fast, loopCount: Int = 0, scale: Double? = nil, survey: AnimationSurvey? = nil
        ) {
            self.effort = effort
            self.loopCount = loopCount
            self.scale = scale
            self.survey = survey
        }
    }

    /// A whole file of frames in memory, which are surveyed first.
    public static func encode(_ frames: [AnimationFrame], _ options: Options = Options()) throws(CodecError) -> [UInt8]
    {
        var options = options
        let survey = try AnimationSurvey(frames)
        options.survey = survey
        let collector = ByteCollector()
        var encoder = try APNGEncoder(size: survey.size, options) { collector.take($0) }
        try collector.encode(frames, by: &encoder)
        return collector.bytes
    }
}
