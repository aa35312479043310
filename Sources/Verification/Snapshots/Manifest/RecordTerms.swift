import Framewright
public import FramewrightViews

/// The exceptions granted to recorded images, which are stored in the manifest.
public struct RecordTerms: Hashable, Sendable {
    /// The lint rules whose findings do not prevent recording, with reasons. Exceptions of an image's last recording
    /// remain valid.
    public var allowances: [LintException] = []
    /// The name of a declared tolerance, which replaces the one declared for the image or used for its last
    /// recording.
    public var tolerance: String?
    /// The masks to use in addition to those declared for the image and those of its last recording.
    public var masks: [SnapshotMask] = []
    /// True to drop the exceptions of earlier recordings, except those that the settings declare.
    public var isExact = false

    /// Creates exceptions; by default there are none, and those of earlier recordings stay.
    public init(
        allowances: [LintException] = [], tolerance: String? = nil, masks: [SnapshotMask] = [], isExact: Bool = false
    ) {
        (self.allowances, self.tolerance, self.masks, self.isExact) = (allowances, tolerance, masks, isExact)
    }
}

extension SnapshotStore {
    /// Returns the given allowances, followed by those of the last recording for other rules.
    func allowances(_ terms: RecordTerms, of request: SnapshotRequest) -> [LintException] {
        let recorded = terms.isExact ? [] : manifest[request.file]?.allowed ?? []
        return terms.allowances + recorded.filter { old in !terms.allowances.contains { $0.rule == old.rule } }
    }

    /// Returns the requested tolerance, or else the one declared for the image, or else the present declaration of
    /// the one last recorded with.
    func tolerance(_ terms: RecordTerms, of request: SnapshotRequest) throws -> Tolerance? {
        if let name = terms.tolerance {
            guard settings.references == .images else { throw SnapshotError.noImages("a tolerance") }
            return try settings.rules.tolerance(named: name)
        }
        if let declared = try settings.rules.tolerance(for: request.file) { return declared }
        guard !terms.isExact, let recorded = manifest[request.file]?.tolerance else { return nil }
        return try? settings.rules.tolerance(named: recorded.name)
    }

    /// Returns the requested, declared and last recorded masks, one per view, with their current frames.
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
