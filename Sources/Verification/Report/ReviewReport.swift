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
    public func html() throws -> String { try ReviewPage(self).html.text }
}
