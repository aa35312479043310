import Framewright
import FramewrightDocuments
import FramewrightVerification

extension DoctorReport {
    /// The number of pictures that are named if they differ.
    private static let mostNamed = 5

    /// Renders every picture of the table of hashes that the project keeps, and compares the pixels.
    ///
    /// - Parameters:
    ///   - catalogue: The screens of the tool. Pictures of other screens are left out.
    ///   - table: The table, in the form of a snapshot folder's manifest.
    @MainActor
    static func hashCheck(_ catalogue: Catalogue, table: [UInt8] = EmbeddedFile.hashTable.bytes) -> Check {
        var check = Check(topic: .hashes, name: "pictures")
        do {
            let scratch = try ScratchFolder()
            let store = SnapshotStore(
                folder: scratch.path,
                settings: try SnapshotSettings(parsing: EmbeddedFile.hashSettings.bytes, file: "hashes"),
                manifest: try SnapshotManifest(parsing: table, file: "hashes"),
                catalogue: catalogue, renderer: Renderer(), traits: Traits(), themes: ThemeOptions.load)
            let requests = store.requests().filter { store.manifest[$0.file] != nil }
            guard !requests.isEmpty else {
                check.state = .absent
                check.note = "this tool has none of the screens whose hashes are known"
                return check
            }
            let outcomes = try store.verify(
                requests, failures: "\(scratch.path)/failures", jobs: ProcessEnvironment.coreCount)
            let different = zip(requests, outcomes).filter { !$0.1.isSame }.map(\.0.file)
            check.version = "\(requests.count - different.count) of \(requests.count)"
            if !different.isEmpty {
                check.state = .different
                let more = different.count > mostNamed ? " and \(different.count - mostNamed) more" : ""
                check.note = "not \(different.prefix(mostNamed).joined(separator: ", "))\(more)"
            }
        } catch {
            check.state = .missing
            check.note = "\(Failure(error).message)"
        }
        return check
    }
}

extension SnapshotOutcome {
    fileprivate var isSame: Bool { if case .same = self { true } else { false } }
}

/// A folder for temporary files, removed at the end.
private final class ScratchFolder {
    let path: String

    init() throws {
        let name = "framewright-hashes-\(UInt64.random(in: 0 ... .max))"
        path = "\(ProcessEnvironment["TMPDIR"] ?? "/tmp")/\(name)"
        _ = try Folder.create(for: "\(path)/x")
    }

    deinit { Folder.removeTree(path) }
}
