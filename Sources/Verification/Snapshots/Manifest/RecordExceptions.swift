import Framewright

/// The exceptions recorded in the manifest with an image: allowed lint findings, a tolerance and masks.
struct RecordExceptions: Hashable, Sendable {
    var allowed: [LintException] = []
    var tolerance: Tolerance?
    var masks: [SnapshotMask] = []

    /// Returns the changes since an older recording, one line each: `mask clock: new`.
    func changes(since old: RecordExceptions) -> [String] {
        Self.changes(
            "exception from", old: old.allowed.map { ($0.rule.rawValue, $0) },
            new: allowed.map { ($0.rule.rawValue, $0) })
            + Self.changes(
                "tolerance", old: [old.tolerance].compactMap(\.self).map { ($0.name, $0) },
                new: [tolerance].compactMap(\.self).map { ($0.name, $0) })
            + Self.changes("mask", old: old.masks.map { ($0.view, $0) }, new: masks.map { ($0.view, $0) })
    }

    private static func changes<Value: Hashable>(
        _ kind: String, old: [(name: String, value: Value)], new: [(name: String, value: Value)]
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
    /// The exceptions recorded with the entry.
    var exceptions: RecordExceptions { RecordExceptions(allowed: allowed, tolerance: tolerance, masks: masks) }
}

extension RecordOutcome {
    /// Returns `changedTerms` instead of `unchanged` if the exceptions in the manifest changed.
    func noting(_ exceptions: RecordExceptions, since entry: SnapshotManifest.Entry?) -> RecordOutcome {
        guard case .unchanged = self, let entry else { return self }
        let changes = exceptions.changes(since: entry.exceptions)
        return changes.isEmpty ? self : .changedTerms(changes)
    }
}
