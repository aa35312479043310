import Framewright
import FramewrightDocuments
import FramewrightDrawing

/// Prepares the images of a review page for the template.
struct ReviewImages {
    /// The remaining number of bytes of embedded images. If it is exceeded, the page shows only the path.
    private var budget = 64 << 20
    /// The style rules that position the boxes without scripts, because the content policy forbids style attributes.
    private(set) var boxStyles: [String] = []

    /// Returns the template data of an image, with the boxes of the lint findings if the image has a scale.
    ///
    /// - Parameter id: The identifier of the image, unique on the page.
    mutating func card(
        _ image: SnapshotResult.Image, of result: SnapshotResult, id: String
    ) throws -> [String: Any] {
        let bytes = try InputFile.read(image.path, limit: PNGFile.sizeLimit)
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
            throw FileError.unreadable(path: image.path, reason: "it is no PNG file")
        }
        let isEmbedded = bytes.count <= budget
        if isEmbedded { budget -= bytes.count }
        let (width, height) = (number(bytes, at: 16), number(bytes, at: 20))
        return [
            "subject": image.subject, "isStrip": image.isStrip && isEmbedded, "path": image.path,
            "isEmbedded": isEmbedded, "width": width, "height": height,
            "source": isEmbedded ? "data:image/png;base64,\(Base64.text(bytes))" : "",
            "boxes": isEmbedded
                ? boxes(of: result.findings, on: image, width: Double(width), height: Double(height), id) : [],
        ]
    }

    /// Returns the frames of the findings clipped to the image, in pixels; in a strip, relative to its last image.
    private mutating func boxes(
        of findings: [Finding], on image: SnapshotResult.Image, width: Double, height: Double, _ id: String
    ) -> [[String: Any]] {
        guard let scale = image.scale, width > 0, height > 0 else { return [] }
        let span = image.isStrip ? (width - 2 * Double(Difference.gap)) / 3 : width
        let shift = width - span
        var boxes: [[String: Any]] = []
        for (index, finding) in findings.enumerated() {
            let (left, right) = (max(0, finding.frame.minX * scale), min(span, finding.frame.maxX * scale))
            let (top, bottom) = (max(0, finding.frame.minY * scale), min(height, finding.frame.maxY * scale))
            guard left <= right, top <= bottom else { continue }
            let sides = [left, top, right - left, bottom - top].map(Self.text)
            let shares = [(left + shift) / width, top / height, (right - left) / width, (bottom - top) / height]
            let style = zip(["left", "top", "width", "height"], shares).map { "\($0):\(Self.text($1 * 100))%" }
            boxStyles.append("#\(id)-\(index + 1){\(style.joined(separator: ";"))}")
            boxes.append([
                "number": index + 1, "level": finding.level.rawValue, "box": "\(id)-\(index + 1)",
                "label": "\(finding.rule.rawValue) \(finding.view)", "frame": sides.joined(separator: " "),
                "explanation": finding.explanation,
            ])
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
