import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing

extension SnapshotStore {
    /// The maximum number of files that are examined.
    static let fileLimit = 1_000_000

    /// Checks the files of the folder without painting or changing anything. Findings are ordered by file name.
    ///
    /// - Parameters:
    ///   - filters: Reports only files whose path contains one of the filters. All requests are still considered, so
    ///     that files outside the filters are not reported as unused.
    ///   - byteLimit: The maximum size of an image file, in bytes.
    ///   - jobs: The number of threads that read image files, 1 to 1024.
    public func check(
        matching filters: [String] = [], byteLimit: Int = 1_000_000, jobs: Int = 1
    ) throws -> [StoreFinding] {
        precondition((1...1024).contains(jobs), "1 to 1024 threads check, not \(jobs)")
        func isSelected(_ file: String) -> Bool { filters.isEmpty || filters.contains { file.contains($0) } }
        let required = requests().map(\.file)
        let listing = try list()
        // The listing does not follow symbolic links.
        let listed = Set(listing.images)
        let images =
            listing.images
            + manifest.entries.map(\.file).filter { !listed.contains($0) && InputFile.isThere("\(folder)/\($0)") }
        let sizes = sizes()
        let findings =
            disagreements(required: Set(required), images)
            + contradictions()
            + leftovers()
            + (try unusedFailures()).map {
                StoreFinding(
                    rule: .leftover, file: $0.file,
                    explanation: "shows a failure of what nothing asks for any more", hint: "\(.prune) removes it")
            }
            + listing.undecodable.map {
                StoreFinding(rule: .unreadable, file: $0, explanation: "its name is not UTF-8: rename it")
            }
            + collisions(Set(required + images + manifest.entries.map(\.file)), isSelected)
            + duplicates(isSelected)
            + settings.rules.patterns(ofNone: required).map {
                StoreFinding(
                    rule: .stale, file: SnapshotSettings.fileName,
                    explanation: "\"for\": \"\($0)\" is of no image there is: correct it or take it out")
            }
            + images.filter(isSelected).concurrentMap(jobs: jobs) { look(at: $0, byteLimit, sizes[$0]) }.flatMap(\.self)
        return findings.filter { isSelected($0.file) }
            .sorted { ($0.file, $0.rule.rawValue) < ($1.file, $1.rule.rawValue) }
    }

    /// Lists the image files below the folder, and the files whose names are not UTF-8. Leaves out failures,
    /// regenerated images and nested snapshot folders.
    func list() throws(FileError) -> (images: [String], undecodable: [String]) {
        guard Folder.exists(folder) else { return ([], []) }
        let listing = try Folder.list(folder, limit: Self.fileLimit)
        let others = listing.files.filter { $0.hasSuffix("/\(SnapshotSettings.fileName)") }
            .map { $0.dropLast(SnapshotSettings.fileName.count) }
        func isLooked(at file: String) -> Bool {
            let folders = file.split(separator: "/").dropLast()
            return !others.contains { file.hasPrefix($0) } && !folders.contains("failures")
                && folders.first != Self.regenerated[...]
        }
        return (
            listing.files.filter { $0.lowercased().hasSuffix(".png") && isLooked(at: $0) },
            listing.undecodable.filter(isLooked)
        )
    }

    /// Reports disagreements between manifest, catalogue and folder.
    private func disagreements(required: Set<String>, _ images: [String]) -> [StoreFinding] {
        let (listed, kept) = (Set(manifest.entries.map(\.file)), Set(images))
        var findings = manifest.entries.filter { !required.contains($0.file) }.map { entry in
            StoreFinding(
                rule: .unused, file: entry.file,
                explanation: "nothing asks for it any more", hint: "\(.prune) removes it and its image")
        }
        if settings.references != .hashes {
            findings += manifest.entries.filter { !kept.contains($0.file) }.map {
                StoreFinding(rule: .missing, file: $0.file, explanation: "the manifest has it, the folder has not")
            }
        }
        findings += required.subtracting(listed).map {
            StoreFinding(rule: .missing, file: $0, explanation: "never recorded", hint: "\(.record) keeps it")
        }
        findings += images.filter { !listed.contains($0) }.map {
            StoreFinding(
                rule: .unlisted, file: $0,
                explanation: "the manifest does not know it",
                hint: isOurs($0) ? "record it, or \(.prune) removes it" : "record it or delete it")
        }
        findings += manifest.entries.compactMap { entry in
            let known = Set(entry.masks.map(\.view))
            guard let mask = settings.rules.masks(for: entry.file).first(where: { !known.contains($0.view) })
            else { return nil }
            return StoreFinding(
                rule: .stale, file: entry.file,
                explanation: "its mask of '\(mask.view)' was declared after it was recorded: record it again")
        }
        return findings
            + manifest.entries.compactMap { entry in
                guard let tolerance = entry.tolerance, !settings.rules.declares(tolerance) else { return nil }
                return StoreFinding(
                    rule: .stale, file: entry.file,
                    explanation: "its tolerance \(tolerance.name) is not declared as it was: record it again")
            }
    }

    /// Reports files left by killed processes.
    private func leftovers() -> [StoreFinding] {
        let files = (try? TemporaryFiles.abandoned(below: folder)) ?? []
        let journals = RecordingJournal.abandonedNames(in: folder)
        return files.map {
            StoreFinding(
                rule: .leftover, file: $0,
                explanation: "left by a process that was killed: the next recording or verification removes it")
        }
            + journals.map {
                StoreFinding(
                    rule: .leftover, file: $0,
                    explanation: "left by a recording that was killed: the next one puts what it says into the manifest"
                )
            }
    }

    /// Reports entries whose scene or device contradicts their file name.
    private func contradictions() -> [StoreFinding] {
        let entries = Dictionary(manifest.entries.map { ($0.file, $0) }) { first, _ in first }
        return requests().compactMap { request in
            guard let entry = entries[request.file] else { return nil }
            guard entry.scene == request.reference, entry.device == request.screen.device else {
                return StoreFinding(
                    rule: .edited, file: entry.file,
                    explanation: "the manifest says it shows \(entry.scene) on \(entry.device): record it again")
            }
            guard settings.references == .animations, entry.animation == nil else { return nil }
            return StoreFinding(
                rule: .missing, file: entry.file,
                explanation: "the manifest has no hashes of its frames: record it again")
        }
    }

    /// Reports paths that differ only in case, of which the file systems of macOS and Windows keep only one.
    private func collisions(_ files: Set<String>, _ isSelected: (String) -> Bool) -> [StoreFinding] {
        Dictionary(grouping: files) { $0.lowercased() }.values.filter { $0.count > 1 }.compactMap { names in
            let names = names.sorted()
            guard let file = names.first(where: isSelected) else { return nil }
            return StoreFinding(
                rule: .collision, file: file,
                explanation: "differs by capitals alone from \(names.filter { $0 != file }.joined(separator: ", "))")
        }
    }

    private func duplicates(_ isSelected: (String) -> Bool) -> [StoreFinding] {
        Dictionary(grouping: manifest.entries) { $0.pixels.text }.values.compactMap { entries in
            guard Set(entries.map(\.scene)).count > 1, let first = entries.first(where: { isSelected($0.file) }) else {
                return nil
            }
            let others = entries.filter { $0.scene != first.scene }.map(\.file)
            return StoreFinding(
                rule: .duplicate, file: first.file, explanation: "the same pixels as \(others.joined(separator: ", "))")
        }
    }

    /// Returns the sizes of the required images by file; empty for animations and previews, which have no fixed size.
    private func sizes() -> [String: PixelSize] {
        guard settings.references != .animations, settings.previews.isEmpty else { return [:] }
        let sizes = requests().map { request in
            (
                request.file,
                try? devices.device(named: request.screen.device)
                    .viewport(request.screen.orientation, scale: scale(of: request.screen)).pixelSize
            )
        }
        return Dictionary(sizes) { first, _ in first }.compactMapValues(\.self)
    }

    /// Reports problems of a single image file.
    private func look(at file: String, _ byteLimit: Int, _ expected: PixelSize?) -> [StoreFinding] {
        let path = "\(folder)/\(file)"
        var findings: [StoreFinding] = []
        func note(_ rule: StoreFinding.Rule, _ explanation: String) {
            findings.append(StoreFinding(rule: rule, file: file, explanation: explanation))
        }
        let size = InputFile.size(of: path) ?? 0
        if size > byteLimit {
            note(.oversized, "\(size) bytes, \(byteLimit) may be: a lower scale makes it smaller")
        }
        do {
            let bytes = try InputFile.read(path, limit: PNGFile.sizeLimit, isRegular: true)
            let size = try PNG.size(of: bytes)
            if let expected { try PNGFile.check(size, fits: expected) }
            let content = try ImageContent(bytes)
            if content.isBlank { note(.blank, "one colour all over: nothing that could be verified") }
            if let entry = manifest[file], entry.pixels != content.hash {
                note(.edited, "other pixels than the manifest says: record it again")
            }
        } catch let error as FileError {
            note(.unreadable, error.message)
        } catch let error as CodecError {
            note(.unreadable, "\(error.message): \(error.hint)")
        } catch {
            note(.unreadable, "it cannot be read")
        }
        return findings
    }
}

/// The properties of an image that `check` needs.
private struct ImageContent {
    private(set) var isBlank = true
    let hash: ContentHash

    init(_ bytes: [UInt8]) throws(CodecError) {
        let rows = try PNGRows(bytes)
        var hasher = ImageHasher(rows.size)
        var first: PremultipliedPixel?
        while let band = try rows.next(rows.bandHeight) {
            let color = first ?? band.pixels[0]
            first = color
            isBlank = isBlank && band.pixels.allSatisfy { $0 == color }
            hasher.update(band)
        }
        hash = hasher.finish()
    }
}
