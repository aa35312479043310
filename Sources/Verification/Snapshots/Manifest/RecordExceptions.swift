import Framewright

/// What goes into the manifest besides the picture: why lint was overruled, and what may differ later.
struct RecordExceptions: Hashable, Sendable {
    var allowed: [LintException] = []
    var tolerance: Tolerance?
    var masks: [SnapshotMask] = []

    /// What became of those of the last recording, a line each: `mask clock: new`.
    func changes(since old: RecordExceptions) -> [String] {
        Self.changes(
            "exception from", old.allowed.map { ($0.rule.rawValue, $0) }, allowed.map { ($0.rule.rawValue, $0) })
            + Self.changes(
                "tolerance", [old.tolerance].compactMap(\.self).map { ($0.name, $0) },
                [tolerance].compactMap(\.self).map { ($0.name, $0) })
            + Self.changes("mask", old.masks.map { ($0.view, $0) }, masks.map { ($0.view, $0) })
    }

    private static func changes<Value: Hashable>(
        _ kind: String, _ old: [(name: String, value: Value)], _ new: [(name: String, value: Value)]
    ) -> [String] {
        let gone = old.filter { known in !new.contains { $0.name == known.name } }
        return gone.map { "\(kind) \($0.name): gone" }
            + new.compactMap { entry in
                guard let known = old.first(where: { $0.name == entry.name }) else {
                    return "\(kind) \(entry.name): new"
                }
                return known.value == entry.value ? nil : "\(kind) \(entry.name): changed"
            }
    }
}

extension SnapshotManifest.Entry {
    /// What was conceded when it was recorded.
    var exceptions: RecordExceptions { RecordExceptions(allowed: allowed, tolerance: tolerance, masks: masks) }
}

extension RecordOutcome {
    /// Of the same pixels, that the manifest says something else of them than before.
    func noting(_ concessions: RecordExceptions, since entry: SnapshotManifest.Entry?) -> RecordOutcome {
        guard case .unchanged = self, let entry else { return self }
        let changes = concessions.changes(since: entry.exceptions)
        return changes.isEmpty ? self : .changedTerms(changes)
    }
}
