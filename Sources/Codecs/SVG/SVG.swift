import FramewrightDrawing

/// SVG 2 without text, filters, patterns, markers and animation: `SVG.decode(bytes)`.
public enum SVG {
    /// Returns the image in an SVG file, in an area of its intrinsic size.
    ///
    /// Unsupported parts are omitted and reported in `warnings`. Throws for bytes that are not XML, for a root other
    /// than `svg`, and for files beyond the limits of `SVGLimits` (64 MB, 128 nested elements, 400,000 drawing steps).
    /// Opens no other file and never runs scripts.
    public static func decode(_ bytes: [UInt8]) throws(CodecError) -> SVGImage {
        guard bytes.count <= SVGLimits.bytes else {
            throw .invalidSVG(
                reason: "it is larger than \(SVGLimits.bytes >> 20) MB", hint: "simplify the image", line: 1,
                column: 1)
        }
        let document = try XMLDocument(bytes)
        let report = SVGReport(document)
        let stylesheet = try SVGStylesheet(document, report)
        var lowering = SVGLowering(SVGCascade(document: document, stylesheet: stylesheet, report: report))
        return try lowering.image()
    }

    /// Whether the bytes start like an SVG file: with `<`, or in UTF-16.
    public static func matches(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: [0xFF, 0xFE, 0x3C, 0]) || bytes.starts(with: [0xFE, 0xFF, 0, 0x3C]) { return true }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        return text.first { !$0.isXMLSpace } == UInt8(ascii: "<")
    }
}
