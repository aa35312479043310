// Names of version 0.8, for packages that still use them. Nothing in this package does.

/// An SVG image; the name of version 0.8.
@available(*, deprecated, renamed: "SVGImage")
public typealias SVGPicture = SVGImage

extension CodecError {
    /// A frame with colours that the survey lacks; the name of version 0.8.
    @available(*, deprecated, renamed: "colorsNotSurveyed(frame:)")
    public static func unsurveyed(frame: Int) -> CodecError { .colorsNotSurveyed(frame: frame) }

    /// An image larger than the format can hold; the name of version 0.8.
    @available(*, deprecated, renamed: "exceedsFormat(format:width:height:limit:)")
    public static func unfit(format: String, width: Int, height: Int, limit: String) -> CodecError {
        .exceedsFormat(format: format, width: width, height: height, limit: limit)
    }

    /// An error of the sink; the name of version 0.8.
    @available(*, deprecated, renamed: "writeFailed(reason:)")
    public static func notTaken(reason: String) -> CodecError { .writeFailed(reason: reason) }
}
