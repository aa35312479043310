import Framewright
import FramewrightDocuments
import FramewrightDrawing

/// The pictures of a page, as the template asks for them.
struct ReviewPictures {
    /// Pictures up to this many bytes in all are in the page; of those beyond only the path is.
    private var budget = 64 << 20
    /// Where the boxes are without script: style rules, because the page's policy allows no style attributes.
    private(set) var boxStyles: [String] = []

    /// A picture, with the boxes of what lint found where it says how large a point is in it.
    ///
    /// - Parameter id: of the picture, no other's on the page.
    mutating func card(
        _ picture: SnapshotResult.Picture, of result: SnapshotResult, id: String
    ) throws -> [String: Any] {
        let bytes = try InputFile.read(picture.path, limit: PNGFile.sizeLimit)
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
            throw FileError.unreadable(path: picture.path, reason: "it is no PNG file")
        }
        let isEmbedded = bytes.count <= budget
        if isEmbedded { budget -= bytes.count }
        let (width, height) = (number(bytes, at: 16), number(bytes, at: 20))
        return [
            "subject": picture.subject, "isStrip": picture.isStrip && isEmbedded, "path": picture.path,
            "isEmbedded": isEmbedded, "width": width, "height": height,
            "source": isEmbedded ? "data:image/png;base64,\(Base64.text(bytes))" : "",
            "boxes": isEmbedded
                ? boxes(of: result.findings, on: picture, width: Double(width), height: Double(height), id) : [],
        ]
    }

    /// Frames as far as they lie in the picture, in its pixels; of a strip in those of its last picture.
    private mutating func boxes(
        of findings: [Finding], on picture: SnapshotResult.Picture, width: Double, height: Double, _ id: String
    ) -> [[String: Any]] {
        guard let scale = picture.scale, width > 0, height > 0 else { return [] }
        let span = picture.isStrip ? (width - 2 * Double(Difference.gap)) / 3 : width
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

    /// To a hundredth.
    private static func text(_ value: Double) -> String { shortest((value * 100).rounded() / 100) }

    /// Four bytes of a PNG's header, the highest first.
    private func number(_ bytes: [UInt8], at start: Int) -> Int {
        bytes.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
}
