import Framewright
import FramewrightDocuments
import Mustache

/// What became of many pictures, to be looked at, or to be read by machines.
public struct ReviewReport: Sendable {
    public var title: String
    public var results: [SnapshotResult]
    /// How a failure is accepted: a command to which the file's path is appended; nil where none is shown.
    public var acceptingCommand: String?

    public init(title: String, results: [SnapshotResult], acceptingCommand: String? = nil) {
        (self.title, self.results, self.acceptingCommand) = (title, results, acceptingCommand)
    }

    /// Results that are not fine, and the others, each in the order given.
    var failures: [SnapshotResult] { results.filter { !$0.isSame } }
    var passes: [SnapshotResult] { results.filter(\.isSame) }

    /// `3 different, 1 missing, 1000 same`.
    public var summary: String {
        var order: [String] = []
        for result in failures + passes where !order.contains(result.status) { order.append(result.status) }
        return order.map { status in "\(results.count { $0.status == status }) \(status)" }.joined(separator: ", ")
    }
}

extension ReviewReport {
    /// Pictures up to this many bytes in all are in the page; of those beyond only the path is.
    private static let embeddedLimit = 64 << 20

    /// A page that opens from the disk, without anything from outside: failures first, with their pictures.
    public func html() throws -> String {
        var budget = Self.embeddedLimit
        let cards: [[String: Any]] = try failures.enumerated().map { index, failure in
            [
                "id": "failure-\(index + 1)", "status": failure.status, "file": failure.file,
                "details": failure.details, "pictures": try failure.pictures.map { try card($0, &budget) },
                "commands": acceptingCommand.map { ["\($0) \(quoted(failure.file))"] } ?? [],
            ]
        }
        let page: [String: Any] = [
            "title": title, "summary": summary, "mood": failures.isEmpty ? "good" : "bad",
            "renderer": "renderer \(Renderer.version)", "failures": cards, "hasFailures": !failures.isEmpty,
            "hasPasses": !passes.isEmpty, "passCount": passes.count, "passes": passes.map(\.file),
        ]
        return try MustacheTemplate(string: reviewPage).render(page)
    }

    private func card(_ picture: SnapshotResult.Picture, _ budget: inout Int) throws -> [String: Any] {
        let bytes = try InputFile.read(picture.path, limit: PNGFile.sizeLimit)
        let isEmbedded = bytes.count <= budget
        if isEmbedded { budget -= bytes.count }
        return [
            "subject": picture.subject, "isStrip": picture.isStrip && isEmbedded, "path": picture.path,
            "isEmbedded": isEmbedded, "width": number(bytes, at: 16), "height": number(bytes, at: 20),
            "source": isEmbedded ? "data:image/png;base64,\(Base64.text(bytes))" : "",
        ]
    }

    /// Four bytes of a PNG's header, the highest first.
    private func number(_ bytes: [UInt8], at start: Int) -> Int {
        bytes.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
}

/// For a shell, where the path has anything but plain letters.
private func quoted(_ path: String) -> String {
    let plain = path.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }
    return plain ? path : "'\(path.replacing("'", with: "'\\''"))'"
}
