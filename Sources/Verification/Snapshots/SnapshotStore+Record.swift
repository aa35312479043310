import Framewright
import FramewrightCodecs
import FramewrightDocuments
public import FramewrightViews

/// What recording a picture did.
public enum RecordOutcome: Sendable {
    case new
    case changed
    case unchanged
    /// Lint found errors that nobody allowed; nothing was written.
    case refused([Finding])
}

/// Why nothing is recorded at all.
public enum RecordError: Error, Hashable {
    /// The environment says this is continuous integration, where nobody looks at the pictures.
    case continuousIntegration

    /// What is wrong, in one line.
    public var message: String { "snapshots are not recorded in continuous integration" }
    /// What to do.
    public var hint: String { "record on your machine, look at the pictures, and commit them" }
}

extension SnapshotStore {
    /// Renders a picture or film and keeps it, unless lint finds something. Call `saveManifest` when done.
    ///
    /// - Parameters:
    ///   - allowances: rules whose findings do not refuse it, with the reasons, which go into the manifest. What its last
    ///     recording was allowed still is.
    ///   - isContinuousIntegration: refuses to record when true.
    ///   - jobs: threads that paint the frames of a film, 1 to 1024.
    @MainActor
    public mutating func record(
        _ request: SnapshotRequest, allowing allowances: [LintException] = [], isContinuousIntegration: Bool,
        jobs: Int = 1
    ) throws -> RecordOutcome {
        guard !isContinuousIntegration else { throw RecordError.continuousIntegration }
        let allowances = known(allowances, of: request)
        if settings.references == .films { return try recordFilm(request, allowances, jobs: jobs) }
        let layout = try layout(request)
        let findings = try Linter(settings.lint, renderer: renderer)
            .findings(layout, theme: try theme(of: request.screen), traits: traits)
        let verdict = Verdict(findings, allowances)
        guard verdict.refused.isEmpty else { return .refused(verdict.refused) }
        let bitmap = try renderer.paint(layout)
        let outcome =
            switch settings.references {
            case .pictures: try keep(bitmap, of: request)
            case .hashes, .films: keepHash(of: bitmap, of: request)
            }
        try note(request, bitmap, fonts: layout.fonts, allowed: verdict.allowed)
        return outcome
    }

    /// What lint's findings mean for a recording.
    struct Verdict {
        /// Errors nobody allowed.
        let refused: [Finding]
        /// Allowances that were needed.
        let allowed: [LintException]

        init(_ findings: [Finding], _ allowances: [LintException]) {
            let errors = findings.filter(\.isError)
            refused = errors.filter { finding in !allowances.contains { $0.rule == finding.rule } }
            allowed = allowances.filter { allowance in errors.contains { $0.rule == allowance.rule } }
        }
    }

    /// Allowances given now, then those of the last recording for other rules.
    private func known(_ allowances: [LintException], of request: SnapshotRequest) -> [LintException] {
        let recorded = manifest[request.file]?.allowed ?? []
        return allowances + recorded.filter { old in !allowances.contains { $0.rule == old.rule } }
    }

    /// Writes a picture unless it is there already.
    func keep(_ bitmap: Bitmap, of request: SnapshotRequest) throws -> RecordOutcome {
        let path = "\(folder)/\(request.file)"
        let old = try? PNGFile.read(path)
        if old != bitmap {
            try Folder.create(for: path)
            try PNGFile.write(bitmap, to: path, scale: scale(of: request.screen), effort: .smallest)
        }
        return old == nil ? .new : old == bitmap ? .unchanged : .changed
    }

    private func keepHash(of bitmap: Bitmap, of request: SnapshotRequest) -> RecordOutcome {
        guard let old = manifest[request.file] else { return .new }
        return old.pixels == bitmap.contentHash ? .unchanged : .changed
    }

    /// Puts into the manifest what was kept.
    mutating func note(
        _ request: SnapshotRequest, _ bitmap: Bitmap, fonts: [FontID], film: FrameHashes? = nil,
        allowed: [LintException]
    ) throws {
        let fonts = try fonts.map { face in
            SnapshotManifest.Font(name: face.name, file: try renderer.fonts.contentHash(of: face))
        }
        pending.files.insert(request.file)
        manifest.insert(
            SnapshotManifest.Entry(
                file: request.file, scene: request.reference, device: request.screen.device,
                theme: request.screen.theme, pixels: bitmap.contentHash, fonts: fonts,
                renderer: Renderer.version, film: film, allowed: allowed))
    }

    /// Forgets recordings nothing asks for any more. Their pictures stay where they are.
    public mutating func forgetUnusedFiles() {
        manifest.keep(Set(requests().map(\.file)))
        pending.forgetsUnused = true
    }

    /// Writes what was recorded into the manifest, complete or not at all; what another process recorded meanwhile stays.
    public mutating func saveManifest() throws {
        let path = "\(folder)/\(SnapshotManifest.fileName)"
        try Folder.create(for: path)
        let lock = try FolderLock(folder)
        var saved = try SnapshotManifest.read(from: folder) ?? SnapshotManifest()
        for entry in manifest.entries where pending.files.contains(entry.file) { saved.insert(entry) }
        if pending.forgetsUnused { saved.keep(Set(requests().map(\.file))) }
        try OutputFile.write(Array(saved.text.utf8), to: path)
        (manifest, pending) = (saved, ([], false))
        _ = consume lock
    }
}
