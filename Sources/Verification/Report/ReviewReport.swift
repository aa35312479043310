import Framewright
import FramewrightDocuments
import Mustache

/// The results of many images or animations, as a review page or in machine-readable formats.
public struct ReviewReport: Sendable {
    /// The title of the report.
    public var title: String
    /// The results in order.
    public var results: [SnapshotResult]
    /// The command that accepts a failure if the file's path is appended, or nil to show none.
    public var acceptingCommand: String?
    /// The command that records all missing references, or nil to show none.
    public var missingCommand: String?

    /// Creates a report.
    public init(
        title: String, results: [SnapshotResult], acceptingCommand: String? = nil, missingCommand: String? = nil
    ) {
        (self.title, self.results) = (title, results)
        (self.acceptingCommand, self.missingCommand) = (acceptingCommand, missingCommand)
    }

    /// The results that did not pass, in order: failures, then missing references, then warnings.
    var failures: [SnapshotResult] {
        let failures = results.filter(\.isFailure)
        return failures.filter { $0.status != .missing }
            + failures.filter { $0.status == .missing } + results.filter { !$0.isSame && !$0.isFailure }
    }
    var passes: [SnapshotResult] { results.filter(\.isSame) }

    /// The number of results by status: `3 different, 1 missing, 1000 same`.
    public var summary: String {
        var order: [SnapshotResult.Status] = []
        for result in failures + passes where !order.contains(result.status) { order.append(result.status) }
        return order.map { status in "\(results.count { $0.status == status }) \(status.rawValue)" }.joined(
            separator: ", ")
    }

    /// Returns a self-contained page: failures with their images first, then a list of the references that were never
    /// recorded.
    public func html() throws -> String {
        var images = ReviewImages()
        let missing = failures.filter { $0.status == .missing }
        let open = failures.filter { $0.status != .missing }
        let cards = try open.enumerated().map { try card($1, id: "failure-\($0 + 1)", &images) }
        let tiles = try missing.map { ["file": $0.file, "pictures": try self.images(of: $0, "", &images)] }
        let script = EmbeddedFile.reviewScript.lines
        let style = EmbeddedFile.reviewStyle.lines + images.boxStyles.map { "\n\($0)" }.joined()
        let mood = failures.isEmpty ? "good" : results.contains(where: \.isFailure) ? "bad" : "warn"
        let page: [String: Any] = [
            "title": title, "summary": summary, "mood": mood, "renderer": "renderer \(Renderer.version)",
            "policy": ContentPolicy.text(style: style, script: script), "style": style, "script": script,
            "cards": cards, "cardCount": failures.count, "hasIndex": failures.count > 1, "isShort": open.count <= 12,
            "keys": keys(open), "hasMissing": !missing.isEmpty, "missing": tiles, "missingCount": missing.count,
            "isMissingShown": open.isEmpty && missing.count <= 12,
            "missingCommands": missingCommand.map { [$0] } ?? [], "isEmpty": failures.isEmpty,
            "hasPasses": !passes.isEmpty, "passCount": passes.count, "passStatus": passes.first?.status.rawValue ?? "",
            "passes": passes.map(\.file),
        ]
        return try MustacheTemplate(string: EmbeddedFile.reviewPage.text).render(page)
    }

    private func card(
        _ failure: SnapshotResult, id: String, _ images: inout ReviewImages
    ) throws -> [String: Any] {
        [
            "id": id, "status": failure.status.rawValue, "file": failure.file,
            "mood": failure.isFailure ? "bad" : "warn", "hasDetails": !remarks(of: failure).isEmpty,
            "details": remarks(of: failure), "pictures": try self.images(of: failure, id, &images),
            "commands": acceptingCommand.map { ["\($0) \(shellQuoted(failure.file))"] } ?? [],
            "hasFindings": !failure.findings.isEmpty,
            "findings": failure.findings.map { finding in
                ["level": finding.level.rawValue, "mood": finding.isError ? "bad" : "warn", "text": "\(finding)"]
            },
        ]
    }

    private func images(
        of failure: SnapshotResult, _ id: String, _ images: inout ReviewImages
    ) throws -> [[String: Any]] {
        var cards: [[String: Any]] = []
        for image in failure.images {
            cards.append(try images.card(image, of: failure, id: "\(id)-\(cards.count + 1)"))
        }
        return cards
    }

    /// Describes the keyboard shortcuts that are usable on the page; empty if there are none.
    private func keys(_ open: [SnapshotResult]) -> [String] {
        let images = open.flatMap(\.images)
        var keys: [String] = []
        if open.count > 1 { keys.append("n and p next and previous") }
        if images.contains(where: \.isStrip) {
            keys.append("1 side by side, 2 blink, 3 onion, 4 slider, 5 difference")
        }
        if !images.isEmpty { keys.append("+ and - zoom, 0 fits") }
        if open.contains(where: { !$0.findings.isEmpty && !$0.images.isEmpty }) { keys.append("f findings") }
        if failures.count > 1 { keys.append("/ filter") }
        return keys.isEmpty ? [] : [keys.joined(separator: "; ")]
    }

    /// Returns the details of a failure without its findings, which have a list of their own.
    private func remarks(of failure: SnapshotResult) -> [String] {
        let findings = Set(failure.findings.map { "\($0.level.rawValue): \($0)" })
        return failure.details.filter { !findings.contains($0) }
    }
}
