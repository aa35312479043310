import Framewright
public import FramewrightViews

/// What is conceded to pictures that are recorded, and goes into the manifest.
public struct RecordTerms: Hashable, Sendable {
    /// Rules of lint whose findings do not refuse a recording, with the reasons. What a picture's last recording was
    /// allowed still is.
    public var allowances: [LintException] = []
    /// Name of a declared tolerance, in place of the one that is declared for the picture or was recorded with last.
    public var tolerance: String?
    /// Masks besides those that are declared for the picture or were recorded with last.
    public var masks: [SnapshotMask] = []
    /// True to forget what earlier recordings were given, except for what the settings declare.
    public var isExact = false

    public init(
        allowances: [LintException] = [], tolerance: String? = nil, masks: [SnapshotMask] = [], isExact: Bool = false
    ) {
        (self.allowances, self.tolerance, self.masks, self.isExact) = (allowances, tolerance, masks, isExact)
    }
}

extension SnapshotStore {
    /// Allowances given now, then those of the last recording for other rules.
    func allowances(_ terms: RecordTerms, of request: SnapshotRequest) -> [LintException] {
        let recorded = terms.isExact ? [] : manifest[request.file]?.allowed ?? []
        return terms.allowances + recorded.filter { old in !terms.allowances.contains { $0.rule == old.rule } }
    }

    /// The one asked for, else the one declared for the picture, else the one of its last recording as it is declared now.
    func tolerance(_ terms: RecordTerms, of request: SnapshotRequest) throws -> Tolerance? {
        if let name = terms.tolerance {
            guard settings.references == .pictures else { throw SnapshotError.noImages("a tolerance") }
            return try settings.rules.tolerance(named: name)
        }
        if let declared = try settings.rules.tolerance(for: request.file) { return declared }
        guard !terms.isExact, let recorded = manifest[request.file]?.tolerance else { return nil }
        return try? settings.rules.tolerance(named: recorded.name)
    }

    /// Masks asked for, declared, and of the last recording, each view once, with where it is now.
    func masks(_ terms: RecordTerms, of request: SnapshotRequest, on layout: ScreenLayout) throws -> [SnapshotMask] {
        let recorded = terms.isExact ? [] : manifest[request.file]?.masks ?? []
        var masks: [SnapshotMask] = []
        for var mask in terms.masks + settings.rules.masks(for: request.file) + recorded
        where !masks.contains(where: { $0.view == mask.view }) {
            mask.frames = layout.frames(of: mask.view)
            guard !mask.frames.isEmpty else {
                throw SnapshotError.unknownView(mask.view, file: request.file, known: layout.identifiers)
            }
            masks.append(mask)
        }
        return masks
    }
}
