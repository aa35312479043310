import Framewright
import FramewrightCodecs
import FramewrightDocuments

/// How a picture compares with its recording.
public enum SnapshotOutcome: Sendable {
    case same
    /// No recording. A failure: what was never looked at is not verified.
    case missing
    /// Other pixels, and where; `strip` is the path of expected | difference | actual, nil where it would be too large.
    case different(Difference, [ChangedArea], strip: String?)
    /// Other pixels from another version of the renderer, which may mean them.
    case otherRenderer(String, Difference, [ChangedArea], strip: String?)
    /// Other pixels than those whose hash is kept, recorded with this version of the renderer; `picture` is the path of
    /// what they are now.
    case otherHash(renderer: String, picture: String)
    /// Other frames than those whose hashes are kept, other times, or another rate.
    case otherFilm(FilmFailure)
    /// The pixels are the recorded ones, but the manifest says something else: one of the two was edited.
    case manifestDisagrees
    /// A font file is not the recorded one; its faces by name.
    case otherFonts([String])
    /// The recording cannot be read.
    case unreadable(String)

    /// True for `same` only.
    public var isSame: Bool { if case .same = self { true } else { false } }
}

extension SnapshotStore {
    /// Layouts waiting for each thread that paints: memory stays the same however many pictures there are.
    private static let layoutsPerJob = 4

    /// Renders pictures and compares them with their recordings, bit for bit.
    ///
    /// A difference leaves its strip below `failures`. Outcomes are in the order of the requests.
    /// - Parameter jobs: threads that paint and compare, 1 to 1024; views are laid out on the main actor.
    @MainActor
    public func verify(
        _ requests: [SnapshotRequest], failures: String, jobs: Int = 1
    ) throws -> [SnapshotOutcome] {
        precondition((1...1024).contains(jobs), "1 to 1024 threads verify, not \(jobs)")
        if settings.references == .films {
            return try requests.map { try verifyFilm($0, failures: failures, jobs: jobs) }
        }
        var outcomes: [SnapshotOutcome] = []
        for start in stride(from: 0, to: requests.count, by: jobs * Self.layoutsPerJob) {
            let batch = requests[start..<min(start + jobs * Self.layoutsPerJob, requests.count)]
            let recorded = try batch.compactMap { request in try recording(request) }
            let results = recorded.concurrentMap(jobs: jobs) { recording in
                Result { try verify(recording, failures: failures) }
            }
            var answers = results.makeIterator()
            for request in batch {
                outcomes.append(manifest[request.file] == nil ? .missing : try answers.next()?.get() ?? .missing)
            }
        }
        return outcomes
    }

    /// As above, for one picture.
    @MainActor
    public func verify(_ request: SnapshotRequest, failures: String) throws -> SnapshotOutcome {
        try verify([request], failures: failures)[0]
    }

    /// A picture laid out, and what is known of its recording.
    private struct Recording: Sendable {
        let entry: SnapshotManifest.Entry
        let layout: ScreenLayout
    }

    @MainActor
    private func recording(_ request: SnapshotRequest) throws -> Recording? {
        guard let entry = manifest[request.file] else { return nil }
        return Recording(entry: entry, layout: try layout(request))
    }

    private func verify(_ recording: Recording, failures: String) throws -> SnapshotOutcome {
        let actual = try renderer.paint(recording.layout)
        let fonts = try recording.entry.changedFonts(renderer.fonts)
        return switch settings.references {
        case .pictures: try compare(actual, fonts, with: recording, failures: failures)
        case .hashes, .films: try compareHash(of: actual, fonts, with: recording.entry, failures: failures)
        }
    }

    private func compare(
        _ actual: Bitmap, _ fonts: [String], with recording: Recording, failures: String
    ) throws -> SnapshotOutcome {
        let entry = recording.entry
        let expected: Bitmap
        switch try readPicture(entry.file) {
        case .picture(let picture): expected = picture
        case .nothing(let outcome): return outcome
        }
        let difference = Difference(expected: expected, actual: actual)
        guard difference.isEmpty else {
            let strip = try leaveStrip(expected, actual, at: "\(failures)/\(entry.file)")
            guard fonts.isEmpty else { return .otherFonts(fonts) }
            let areas = recording.layout.owners(of: Difference.areas(expected: expected, actual: actual))
            return entry.renderer == Renderer.version
                ? .different(difference, areas, strip: strip)
                : .otherRenderer(entry.renderer, difference, areas, strip: strip)
        }
        guard fonts.isEmpty else { return .otherFonts(fonts) }
        return actual.contentHash == entry.pixels ? .same : .manifestDisagrees
    }

    /// A recorded picture, or why there is none.
    enum RecordedPicture {
        case picture(Bitmap)
        case nothing(SnapshotOutcome)
    }

    func readPicture(_ file: String) throws -> RecordedPicture {
        do {
            return .picture(try PNGFile.read("\(folder)/\(file)"))
        } catch FileError.missing {
            return .nothing(.missing)
        } catch let error as FileError {
            return .nothing(.unreadable(error.message))
        } catch let error as CodecError {
            return .nothing(.unreadable(error.message))
        }
    }

    private func compareHash(
        of actual: Bitmap, _ fonts: [String], with entry: SnapshotManifest.Entry, failures: String
    ) throws -> SnapshotOutcome {
        guard fonts.isEmpty else { return .otherFonts(fonts) }
        guard actual.contentHash != entry.pixels else { return .same }
        let path = "\(failures)/\(entry.file)"
        try Folder.create(for: path)
        try PNGFile.write(actual, to: path)
        return .otherHash(renderer: entry.renderer, picture: path)
    }

    private func leaveStrip(_ expected: Bitmap, _ actual: Bitmap, at path: String) throws -> String? {
        guard let strip = Difference.strip(expected: expected, actual: actual) else { return nil }
        try Folder.create(for: path)
        try PNGFile.write(strip, to: path)
        return path
    }
}
