import Framewright
import FramewrightDocuments
import FramewrightDrawing
import Synchronization

/// The manifest entries of a recording in progress, in a file beside the manifest:
/// `.framewright-<process>-recording-<n>-<host>`, in the format of a manifest.
///
/// The journal is written before the image files and removed once the manifest contains its entries. If the process
/// is killed in between, each image file matches either the manifest or the journal, so that both together remain
/// valid.
struct RecordingJournal {
    /// The name of the journal's file.
    let name: String
    let entries: [SnapshotManifest.Entry]
    private let mark: ProcessMark

    private static let prefix = ".framewright-"
    private static let serial = Atomic<Int>(0)

    /// True if the process that wrote the journal has ended.
    var isAbandoned: Bool { mark.hasEnded }

    /// Returns a file name that no other journal of the folder has.
    static func makeName() -> String {
        let mark = ProcessMark.current
        let serial = serial.add(1, ordering: .relaxed).newValue
        return "\(prefix)\(mark.number)-recording-\(serial)-\(mark.host.replacing("/", with: "_"))"
    }

    /// Returns the journals in a snapshot folder. Unreadable files are skipped.
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

    /// Returns the names of the journals whose processes have ended.
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
    /// Adopts the entries of an interrupted recording whose image files are on the disk, unless the manifest already
    /// has their hashes.
    ///
    /// - Parameter pixels: Returns the hash of an image file, or nil if there is none.
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

    /// Writes the entries that are not yet in the manifest's file to the journal.
    mutating func writeJournal() throws {
        let name = journal ?? RecordingJournal.makeName()
        var entries = SnapshotManifest()
        for entry in manifest.entries where pending.files.contains(entry.file) { entries.insert(entry) }
        try OutputFile.write(Array(entries.text.utf8), to: "\(folder)/\(name)")
        journal = name
    }

    /// Removes temporary files of killed processes, in the snapshot folder and in a separate folder of failures.
    public func removeAbandonedFiles(in failures: String? = nil) {
        TemporaryFiles.removeAbandoned(below: folder)
        if let failures { TemporaryFiles.removeAbandoned(below: failures) }
    }
}
