import Framewright
import FramewrightDocuments
import FramewrightDrawing

/// Reads the images of a review page.
struct ReviewImages {
    /// The remaining number of bytes of embedded images. If it is exceeded, the page shows only the path.
    private var budget = 64 << 20
    /// The style rules that position the boxes without scripts, because the content policy forbids style attributes.
    private(set) var boxStyles: [String] = []

    /// Returns an image, with the boxes of the lint findings if the image has a scale.
    ///
    /// - Parameter id: The identifier of the image, unique on the page.
    mutating func image(
        _ image: SnapshotResult.Image, of result: SnapshotResult, id: String
    ) throws -> ReviewImage {
        let bytes = try InputFile.read(image.path, limit: PNGFile.sizeLimit)
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
            throw FileError.unreadable(path: image.path, reason: "it is no PNG file")
        }
        let isEmbedded = bytes.count <= budget
        if isEmbedded { budget -= bytes.count }
        let (width, height) = (number(bytes, at: 16), number(bytes, at: 20))
        var card = ReviewImage(image: image, file: result.file, width: width, height: height)
        guard isEmbedded else { return card }
        card.source = "data:image/png;base64,\(Base64.text(bytes))"
        card.boxes = boxes(of: result.findings, on: image, width: Double(width), height: Double(height), id)
        return card
    }

    /// Returns the frames of the findings clipped to the image, in pixels; in a strip, relative to its last image.
    private mutating func boxes(
        of findings: [Finding], on image: SnapshotResult.Image, width: Double, height: Double, _ id: String
    ) -> [Markup] {
        guard let scale = image.scale, width > 0, height > 0 else { return [] }
        let span = image.isStrip ? (width - 2 * Double(Difference.gap)) / 3 : width
        let shift = width - span
        var boxes: [Markup] = []
        for (index, finding) in findings.enumerated() {
            let (left, right) = (max(0, finding.frame.minX * scale), min(span, finding.frame.maxX * scale))
            let (top, bottom) = (max(0, finding.frame.minY * scale), min(height, finding.frame.maxY * scale))
            guard left <= right, top <= bottom else { continue }
            let sides = [left, top, right - left, bottom - top].map(Self.text)
            let shares = [(left + shift) / width, top / height, (right - left) / width, (bottom - top) / height]
            let style = zip(["left", "top", "width", "height"], shares).map { "\($0):\(Self.text($1 * 100))%" }
            boxStyles.append("#\(id)-\(index + 1){\(style.joined(separator: ";"))}")
            boxes.append(
                """
                <span class="box \(finding.level.rawValue)" id="\(id)-\(index + 1)" tabindex="0" \
                data-frame="\(sides.joined(separator: " "))" title="\(finding.explanation)">\
                <b>\(index + 1)<span> \(finding.rule.rawValue) \(finding.view)</span></b></span>
                """)
        }
        return boxes
    }

    /// Formats a value to hundredths.
    private static func text(_ value: Double) -> String { shortest((value * 100).rounded() / 100) }

    /// Returns a big-endian 32-bit number of a PNG header.
    private func number(_ bytes: [UInt8], at start: Int) -> Int {
        bytes.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
}
