import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing
import FramewrightViews

/// What recording a picture did.
public enum RecordOutcome: Sendable {
    case new
    case changed
    /// The pixels are as they were, but not what is conceded to them, which is told in words.
    case changedTerms([String])
    case unchanged
    /// Lint found errors that nobody allowed; nothing was written.
    case refused([Finding])
    /// The tolerance would let a mutant of the picture pass, which is described; nothing was written.
    case looseTolerance(Tolerance, accepts: String)
    /// The screen could not be laid out, painted or played, or its file is none that can be replaced; nothing was written.
    case failed(SceneFailure)
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
    /// Renders a picture or film and keeps it, unless lint finds something or its tolerance is too loose for it. Call
    /// `saveManifest` when done. Throws if its scene fails.
    ///
    /// - Parameters:
    ///   - terms: what is conceded to it.
    ///   - isContinuousIntegration: refuses to record when true.
    ///   - jobs: threads that paint the frames of a film, or paint pictures and make their files small, 1 to 1024.
    @MainActor
    public mutating func record(
        _ request: SnapshotRequest, _ terms: RecordTerms = RecordTerms(), isContinuousIntegration: Bool, jobs: Int = 1
    ) throws -> RecordOutcome {
        var outcome: RecordOutcome?
        try record([request], terms, isContinuousIntegration: isContinuousIntegration, jobs: jobs) { outcome = $1 }
        guard let outcome else { preconditionFailure("a request has an outcome") }
        if case .failed(let failure) = outcome { throw failure.error }
        return outcome
    }

    /// What a tolerance would let pass on a picture; nil where it refuses every mutant.
    func mutant(
        of layout: ScreenLayout, _ bitmap: Bitmap, passing tolerance: Tolerance, _ mask: ImageMask, _ file: String
    ) throws(RenderError) -> String? {
        let seed = UInt64(ContentHash(of: Array(file.utf8)).text.prefix(16), radix: 16) ?? 0
        let trial = try MutantTrial(
            tolerance.measure, on: layout, painted: bitmap, by: renderer, seed: seed, masked: mask.covering)
        return switch trial {
        case .refusesAll: nil
        case .accepts(let words): words
        case .nothingToTry: "anything: nothing on the picture can be changed so that it is seen"
        }
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

    /// The bytes of a picture's file, nil if it is there already.
    func file(of bitmap: Bitmap, _ request: SnapshotRequest) throws -> (outcome: RecordOutcome, bytes: [UInt8]?) {
        let path = "\(folder)/\(request.file)"
        if let refusal = unusable(path) { throw refusal }
        let old = try? PNGFile.read(path, isRegular: true, expected: bitmap.size)
        guard old != bitmap else { return (.unchanged, nil) }
        let options = PNG.Options(effort: .smallest, scale: scale(of: request.screen))
        return (old == nil ? .new : .changed, try PNG.encode(bitmap, options))
    }

    /// Refuses a pipe or device in the place of a picture: reading or writing it could wait for ever.
    private func unusable(_ path: String) -> SceneFailure? {
        guard case .unreadable(_, let reason)? = InputFile.refusal(of: path) else { return nil }
        let error = FileError.cannotCreate(path: path, reason: reason)
        return SceneFailure(error, message: error.message, hint: "remove it, and record the picture again")
    }

    func keepHash(_ pixels: ContentHash, of request: SnapshotRequest) -> RecordOutcome {
        guard let old = manifest[request.file] else { return .new }
        return old.pixels == pixels ? .unchanged : .changed
    }

    /// What the manifest says of a picture or film.
    func entry(
        _ request: SnapshotRequest, pixels: ContentHash, fonts: [FontID], animation: FrameHashes? = nil,
        _ concessions: RecordExceptions
    ) throws -> SnapshotManifest.Entry {
        let fonts = try fonts.map { face in
            SnapshotManifest.Font(
                name: face.name, file: try renderer.fonts.contentHash(of: face),
                version: try renderer.fonts.version(of: face))
        }
        return SnapshotManifest.Entry(
            file: request.file, scene: request.reference, device: request.screen.device,
            theme: request.screen.theme, tokens: try tokens(of: request), pixels: pixels, fonts: fonts,
            renderer: Renderer.version, animation: animation, allowed: concessions.allowed,
            tolerance: concessions.tolerance, masks: concessions.masks)
    }

    /// Writes pictures and adds their entries to the manifest in memory.
    ///
    /// The journal comes first: it says what the pictures are until the manifest does, however the process ends.
    ///
    /// - Parameter files: each with its bytes, nil if they are on the disk already or none are kept.
    mutating func write(_ files: [(entry: SnapshotManifest.Entry, bytes: [UInt8]?)], jobs: Int) throws {
        for (entry, _) in files {
            pending.files.insert(entry.file)
            manifest.insert(entry)
        }
        let new = files.compactMap { file in file.bytes.map { (path: "\(folder)/\(file.entry.file)", bytes: $0) } }
        guard !new.isEmpty else { return }
        try writeJournal()
        let results = new.concurrentMap(jobs: jobs) { file in
            Result { try OutputFile.writeRegular(file.bytes, to: file.path) }
        }
        for result in results { try result.get() }
    }

    /// Forgets recordings nothing asks for any more. Their pictures stay where they are.
    public mutating func forgetUnusedFiles() {
        manifest.keep(Set(requests().map(\.file)))
        pending.forgetsUnused = true
    }

    /// Writes what was recorded into the manifest, complete or not at all; what another process recorded meanwhile stays.
    ///
    /// - Parameter tell: is given words for people where another process holds the folder's lock for longer than a second.
    public mutating func saveManifest(report: (String) -> Void = { _ in }) throws {
        let path = "\(folder)/\(SnapshotManifest.fileName)"
        try Folder.create(for: path)
        // Without the manifest the pictures are worth nothing: it is waited for longer than a theme.
        let lock = try FolderLock(folder, timeout: FolderLock.LockTimeout(limit: 60), report: report)
        let journals = RecordingJournal.all(in: folder)
        var saved = try SnapshotManifest.read(from: folder) ?? SnapshotManifest()
        saved.adopt(journals.flatMap(\.entries)) { Self.pixels(ofPicture: "\(folder)/\($0)") }
        for entry in manifest.entries where pending.files.contains(entry.file) { saved.insert(entry) }
        saved.forget(pending.forgotten)
        if pending.forgetsUnused { saved.keep(Set(requests().map(\.file))) }
        try OutputFile.write(Array(saved.text.utf8), to: path)
        (manifest, pending) = (saved, ([], [], false))
        for name in journals.filter(\.isAbandoned).map(\.name) + [journal].compactMap(\.self) {
            try? OutputFile.remove("\(folder)/\(name)")
        }
        journal = nil
        _ = consume lock
    }
}
