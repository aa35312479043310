import Framewright
import FramewrightDocuments
import FramewrightDrawing
import Synchronization

/// The entries of pictures that are being recorded, in a file beside the manifest:
/// `.framewright-<process>-recording-<n>-<host>`, in the form of a manifest.
///
/// It is written before the pictures, and removed once the manifest has the entries. If the process is killed in between, each
/// picture on the disk is either the manifest's or the journal's, so that both together are always right.
struct RecordingJournal {
    /// Of the file.
    let name: String
    let entries: [SnapshotManifest.Entry]
    private let mark: ProcessMark

    private static let prefix = ".framewright-"
    private static let serial = Atomic<Int>(0)

    /// True if the process that wrote it has ended.
    var isAbandoned: Bool { mark.hasEnded }

    /// A name no other journal of the folder has.
    static func makeName() -> String {
        let mark = ProcessMark.current
        let serial = serial.add(1, ordering: .relaxed).newValue
        return "\(prefix)\(mark.number)-recording-\(serial)-\(mark.host.replacing("/", with: "_"))"
    }

    /// The journals in a snapshot folder. What cannot be read is none.
    static func all(in folder: String) -> [RecordingJournal] {
        names(in: folder).compactMap { name in
            let path = "\(folder)/\(name)"
            guard let mark = mark(of: name),
                let bytes = try? InputFile.read(path, limit: SnapshotManifest.sizeLimit, isRegular: true),
                let manifest = try? SnapshotManifest(parsing: bytes, file: path)
            else { return nil }
            return RecordingJournal(name: name, entries: manifest.entries, mark: mark)
        }
    }

    /// Journals by processes that have ended.
    static func abandonedNames(in folder: String) -> [String] {
        names(in: folder).filter { mark(of: $0)?.hasEnded == true }
    }

    private static func names(in folder: String) -> [String] {
        Folder.hiddenFiles(in: folder).filter { mark(of: $0) != nil }.sorted()
    }

    private static func mark(of name: String) -> ProcessMark? {
        guard name.hasPrefix(prefix) else { return nil }
        let parts = name.dropFirst(prefix.count).split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, let number = Int32(parts[0]), number > 0, parts[1] == "recording" else { return nil }
        return ProcessMark(number: number, host: String(parts[3]))
    }
}

extension SnapshotManifest {
    /// Takes over entries of a recording that did not reach the manifest, where the picture on the disk is theirs and not the
    /// manifest's.
    ///
    /// - Parameter pixels: the hash of a picture on the disk; nil if there is none.
    mutating func adopt(_ entries: [Entry], pixels: (String) -> ContentHash?) {
        for entry in entries {
            let old = self[entry.file]
            guard old?.pixels != entry.pixels, let kept = pixels(entry.file), kept == entry.pixels else { continue }
            insert(entry)
        }
    }
}

extension SnapshotStore {
    static func pixels(ofPicture path: String) -> ContentHash? {
        (try? PNGFile.read(path, isRegular: true))?.contentHash
    }

    /// Writes the entries that the manifest's file does not have yet.
    mutating func writeJournal() throws {
        let name = journal ?? RecordingJournal.makeName()
        var entries = SnapshotManifest()
        for entry in manifest.entries where pending.files.contains(entry.file) { entries.insert(entry) }
        try OutputFile.write(Array(entries.text.utf8), to: "\(folder)/\(name)")
        journal = name
    }

    /// Removes temporary files that killed processes left, in the folder and in one of failures elsewhere.
    public func removeAbandonedFiles(in failures: String? = nil) {
        TemporaryFiles.removeAbandoned(below: folder)
        if let failures { TemporaryFiles.removeAbandoned(below: failures) }
    }
}
