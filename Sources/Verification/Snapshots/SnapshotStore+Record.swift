import Framewright
import FramewrightCodecs
import FramewrightDocuments

/// What recording a picture did.
public enum RecordOutcome: Sendable {
    case new
    case changed
    case unchanged
    /// Lint found something; nothing was written.
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
    /// Renders a picture and keeps it, unless lint finds something. Call `saveManifest` when done.
    ///
    /// - Parameter isContinuousIntegration: refuses to record when true.
    @MainActor
    public mutating func record(
        _ request: SnapshotRequest, isContinuousIntegration: Bool
    ) throws -> RecordOutcome {
        guard !isContinuousIntegration else { throw RecordError.continuousIntegration }
        let layout = try layout(request)
        let findings = layout.findings()
        guard findings.isEmpty else { return .refused(findings) }
        let bitmap = try renderer.paint(layout)
        let outcome =
            switch settings.references {
            case .pictures: try keep(bitmap, of: request)
            case .hashes: keepHash(of: bitmap, of: request)
            }
        try note(request, bitmap, layout)
        return outcome
    }

    private func keep(_ bitmap: Bitmap, of request: SnapshotRequest) throws -> RecordOutcome {
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

    private mutating func note(_ request: SnapshotRequest, _ bitmap: Bitmap, _ layout: ScreenLayout) throws {
        let fonts = try layout.fonts.map { face in
            SnapshotManifest.Font(name: face.name, file: try renderer.fonts.contentHash(of: face))
        }
        manifest.insert(
            SnapshotManifest.Entry(
                file: request.file, scene: request.reference, device: request.screen.device,
                theme: request.screen.theme, pixels: bitmap.contentHash, fonts: fonts,
                renderer: Renderer.version))
    }

    /// Forgets recordings nothing asks for any more. Their pictures stay where they are.
    public mutating func forgetUnusedFiles() { manifest.keep(Set(requests().map(\.file))) }

    /// Writes the manifest, complete or not at all.
    public func saveManifest() throws {
        try OutputFile.write(Array(manifest.text.utf8), to: "\(folder)/\(SnapshotManifest.fileName)")
    }
}
