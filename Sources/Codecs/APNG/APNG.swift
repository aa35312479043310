/// Animated PNG (PNG specification, third edition, 11.3.6): full alpha, and delays as exact fractions of a second.
///
/// The acTL chunk holds the number of frames and precedes the first of them. With a complete survey the number is
/// known and the file can be written to a pipe. Otherwise `finish` returns the patch that stores it.
public enum APNG {
    /// The contents of a file besides its frames, and the compression effort.
    public struct Options: Sendable {
        /// The compression effort; `smallest` searches for the cheapest matches instead of the first good ones.
        public var effort: PNG.Effort
        /// The number of times the animation plays; 0 repeats for ever.
        public var loopCount: Int
        /// Pixels per point, stored as the density, as in `PNG.Options`.
        public var scale: Double?
        /// A survey of the same frames, or of the first of them. If nil, pixels are stored as RGBA.
        public var survey: AnimationSurvey?

        /// Creates options; by default the animation repeats for ever, is encoded fast and has no survey.
        public init(
            effort: PNG.Effort = .fast, loopCount: Int = 0, scale: Double? = nil, survey: AnimationSurvey? = nil
        ) {
            self.effort = effort
            self.loopCount = loopCount
            self.scale = scale
            self.survey = survey
        }
    }

    /// Returns a whole file of the frames, surveying them first.
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
