import FramewrightDrawing

/// SVG 2 without text, filters, patterns, markers and animation: `SVG.decode(bytes)`.
public enum SVG {
    /// The picture in an SVG file, in the place of its own size.
    ///
    /// What can't be drawn is left out and reported in `warnings`. Throws for bytes that are no XML, for a root that is no
    /// `svg`, and for files that ask for more than a picture ever needs (64 MB, 128 elements inside each other, 400,000 steps
    /// of drawing). Opens no other file; scripts never run.
    public static func decode(_ bytes: [UInt8]) throws(CodecError) -> SVGImage {
        guard bytes.count <= SVGLimits.bytes else {
            throw .invalidSVG(
                reason: "it is larger than \(SVGLimits.bytes >> 20) MB", hint: "simplify the picture", line: 1,
                column: 1)
        }
        let document = try XMLDocument(bytes)
        let report = SVGReport(document)
        let stylesheet = try SVGStylesheet(document, report)
        var lowering = SVGLowering(SVGCascade(document: document, stylesheet: stylesheet, report: report))
        return try lowering.image()
    }

    /// True where bytes start like an SVG file and not like a picture of pixels: with a `<`, or in UTF-16.
    public static func matches(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: [0xFF, 0xFE, 0x3C, 0]) || bytes.starts(with: [0xFE, 0xFF, 0, 0x3C]) { return true }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        return text.first { !$0.isXMLSpace } == UInt8(ascii: "<")
    }
}
