import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing
import FramewrightViews

/// The result of recording a reference.
public enum RecordOutcome: Sendable {
    /// There was no reference before.
    case new
    /// The pixels or frames changed.
    case changed
    /// The pixels are unchanged, but the exceptions changed, as described.
    case changedTerms([String])
    /// Neither pixels nor exceptions changed.
    case unchanged
    /// Lint found errors that are not allowed; nothing was written.
    case refused([Finding])
    /// The tolerance would accept the described mutant of the image; nothing was written.
    case looseTolerance(Tolerance, accepts: String)
    /// The screen could not be laid out, painted or played, or its file cannot be replaced; nothing was written.
    case failed(SceneFailure)
}

/// An error that prevents all recording.
public enum RecordError: Error, Hashable {
    /// The environment is continuous integration, where recorded images would not be reviewed.
    case continuousIntegration

    /// The problem in one line.
    public var message: String { "snapshots are not recorded in continuous integration" }
    /// The suggested remedy.
    public var hint: String { "record on your machine, look at the images, and commit them" }
}

extension SnapshotStore {
    /// Renders an image or animation and records it, unless lint reports errors or its tolerance is too loose. Call
    /// `saveManifest` when done. Throws an error if the scene fails.
    ///
    /// - Parameters:
    ///   - terms: The exceptions granted to it.
    ///   - isContinuousIntegration: If true, throws an error instead of recording.
    ///   - jobs: The number of threads that paint and compress, 1 to 1024.
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

    /// Returns a description of a mutant that the tolerance accepts, or nil if it rejects all.
    func mutant(
        of layout: ScreenLayout, bitmap: Bitmap, passing tolerance: Tolerance, mask: ImageMask, file: String
    ) throws(RenderError) -> String? {
        let seed = UInt64(ContentHash(of: Array(file.utf8)).text.prefix(16), radix: 16) ?? 0
        let trial = try MutantTrial(
            tolerance.measure, on: layout, painted: bitmap, by: renderer, seed: seed, masked: mask.covering)
        return switch trial {
        case .refusesAll: nil
        case .accepts(let words): words
        case .nothingToTry: "anything: nothing on the image can be changed so that it is seen"
        }
    }

    /// The consequences of lint findings for a recording.
    struct Verdict {
        /// The errors that are not allowed.
        let refused: [Finding]
        /// The allowances that were needed.
        let allowed: [LintException]

        init(_ findings: [Finding], _ allowances: [LintException]) {
            let errors = findings.filter(\.isError)
            refused = errors.filter { finding in !allowances.contains { $0.rule == finding.rule } }
            allowed = allowances.filter { allowance in errors.contains { $0.rule == allowance.rule } }
        }
    }

    /// Returns the bytes of an image file, nil if the file already has these pixels.
    func file(of bitmap: Bitmap, _ request: SnapshotRequest) throws -> (outcome: RecordOutcome, bytes: [UInt8]?) {
        let path = "\(folder)/\(request.file)"
        if let refusal = unusable(path) { throw refusal }
        let old = try? PNGFile.read(path, isRegular: true, expected: bitmap.size)
        guard old != bitmap else { return (.unchanged, nil) }
        let options = PNG.Options(effort: .smallest, scale: scale(of: request.screen))
        return (old == nil ? .new : .changed, try PNG.encode(bitmap, options))
    }

    /// Rejects a pipe or device in place of an image file, because reading or writing it could block forever.
    private func unusable(_ path: String) -> SceneFailure? {
        guard case .unreadable(_, let reason)? = InputFile.refusal(of: path) else { return nil }
        let error = FileError.cannotCreate(path: path, reason: reason)
        return SceneFailure(error, message: error.message, hint: "remove it, and record the image again")
    }

    func keepHash(_ pixels: ContentHash, of request: SnapshotRequest) -> RecordOutcome {
        guard let old = manifest[request.file] else { return .new }
        return old.pixels == pixels ? .unchanged : .changed
    }

    /// Creates the manifest entry of an image or animation.
    func entry(
        _ request: SnapshotRequest, pixels: ContentHash, fonts: [FontID], animation: FrameHashes? = nil,
        _ exceptions: RecordExceptions
    ) throws -> SnapshotManifest.Entry {
        let fonts = try fonts.map { face in
            SnapshotManifest.Font(
                name: face.name, file: try renderer.fonts.contentHash(of: face),
                version: try renderer.fonts.version(of: face))
        }
        return SnapshotManifest.Entry(
            file: request.file, scene: request.reference, device: request.screen.device,
            theme: request.screen.theme, tokens: try tokens(of: request), pixels: pixels, fonts: fonts,
            renderer: Renderer.version, animation: animation, allowed: exceptions.allowed,
            tolerance: exceptions.tolerance, masks: exceptions.masks)
    }

    /// Writes image files, and inserts the entries of those that were written into the manifest in memory.
    ///
    /// Writes the journal first, so that the image files are described even if the process is killed before the
    /// manifest is saved. If the journal cannot be written, no image is.
    ///
    /// - Parameter files: The entries with the bytes of their files, nil if the file exists already or none is kept.
    /// - Returns: The errors of the images that could not be written, by file.
    package mutating func write(
        _ files: [(entry: SnapshotManifest.Entry, bytes: [UInt8]?)], jobs: Int
    ) -> [String: SceneFailure] {
        let (folder, obstacle) = (folder, journalError(before: files))
        let errors = files.concurrentMap(jobs: jobs) { entry, bytes -> FileError? in
            guard let bytes else { return nil }
            let path = "\(folder)/\(entry.file)"
            if let obstacle { return obstacle.at(path) }
            do throws(FileError) {
                try OutputFile.writeRegular(bytes, to: path)
                return nil
            } catch {
                return error
            }
        }
        var failures: [String: SceneFailure] = [:]
        for ((entry, _), error) in zip(files, errors) {
            if let error {
                failures[entry.file] = SceneFailure(error, message: error.message, hint: "\(error.hint)")
            } else {
                pending.files.insert(entry.file)
                manifest.insert(entry)
            }
        }
        return failures
    }

    /// Writes the journal if any image is to be written, and returns its error.
    private mutating func journalError(
        before files: [(entry: SnapshotManifest.Entry, bytes: [UInt8]?)]
    ) -> FileError? {
        guard files.contains(where: { $0.bytes != nil }) else { return nil }
        do throws(FileError) {
            try writeJournal(adding: files.map(\.entry))
            return nil
        } catch {
            return error
        }
    }

    /// Removes the manifest entries that nothing requires any more. Their image files stay.
    public mutating func forgetUnusedFiles() {
        manifest.keep(Set(requests().map(\.file)))
        pending.forgetsUnused = true
    }

    /// Writes the recorded entries to the manifest atomically. Entries that other processes recorded meanwhile are
    /// kept.
    ///
    /// - Parameter report: Receives a message if another process holds the folder's lock for longer than a second.
    public mutating func saveManifest(report: (String) -> Void = { _ in }) throws {
        let path = "\(folder)/\(SnapshotManifest.fileName)"
        try Folder.create(for: path)
        // Uses a longer lock timeout than for themes, because image files without their manifest are useless.
        let lock = try FolderLock(folder, timeout: FolderLock.LockTimeout(limit: 60), report: report)
        let journals = RecordingJournal.all(in: folder)
        var saved = try SnapshotManifest.read(from: folder) ?? SnapshotManifest()
        saved.adopt(journals.flatMap(\.entries)) { Self.pixels(ofImage: "\(folder)/\($0)") }
        for entry in manifest.entries where pending.files.contains(entry.file) { saved.insert(entry) }
        saved.forget(pending.forgotten)
        if pending.forgetsUnused { saved.keep(Set(requests().map(\.file))) }
        try OutputFile.write(Array(saved.text.utf8), to: path)
        (manifest, pending) = (saved, ([], [], false))
        for name in journals.filter(\.isAbandoned).map(\.name) + [journal?.name].compactMap(\.self) {
            try? OutputFile.remove("\(folder)/\(name)")
        }
        journal = nil
        _ = consume lock
    }
}
