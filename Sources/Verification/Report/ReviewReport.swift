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

    /// Results that are not fine, and the others, each in the order given; warnings come after failures.
    var failures: [SnapshotResult] { results.filter(\.isFailure) + results.filter { !$0.isSame && !$0.isFailure } }
    var passes: [SnapshotResult] { results.filter(\.isSame) }

    /// `3 different, 1 missing, 1000 same`.
    public var summary: String {
        var order: [String] = []
        for result in failures + passes where !order.contains(result.status) { order.append(result.status) }
        return order.map { status in "\(results.count { $0.status == status }) \(status)" }.joined(separator: ", ")
    }

    /// A page that opens from the disk, without anything from outside: failures first, with their pictures.
    public func html() throws -> String {
        var pictures = ReviewPictures()
        let cards: [[String: Any]] = try failures.enumerated().map { index, failure in
            [
                "id": "failure-\(index + 1)", "status": failure.status, "file": failure.file,
                "mood": failure.isFailure ? "bad" : "warn", "hasDetails": !remarks(of: failure).isEmpty,
                "details": remarks(of: failure),
                "pictures": try failure.pictures.map { try pictures.card($0, of: failure) },
                "commands": acceptingCommand.map { ["\($0) \(shellQuoted(failure.file))"] } ?? [],
                "hasFindings": !failure.findings.isEmpty,
                "findings": failure.findings.map { finding in
                    ["level": finding.level.rawValue, "mood": finding.isError ? "bad" : "warn", "text": "\(finding)"]
                },
            ]
        }
        let mood = failures.isEmpty ? "good" : results.contains(where: \.isFailure) ? "bad" : "warn"
        let page: [String: Any] = [
            "title": title, "summary": summary, "mood": mood, "renderer": "renderer \(Renderer.version)",
            "cards": cards, "hasCards": !cards.isEmpty, "hasPasses": !passes.isEmpty, "passCount": passes.count,
            "passStatus": passes.first?.status ?? "", "passes": passes.map(\.file), "style": reviewStyle,
            "script": reviewScript,
        ]
        return try MustacheTemplate(string: reviewPage).render(page)
    }

    /// What is said of a failure besides its findings, which are a list of their own.
    private func remarks(of failure: SnapshotResult) -> [String] {
        let findings = Set(failure.findings.map { "\($0.level.rawValue): \($0)" })
        return failure.details.filter { !findings.contains($0) }
    }
}
