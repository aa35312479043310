import Framewright
import FramewrightDocuments
import FramewrightDrawing

/// The manifest entries of a recording in progress, in a file beside the manifest:
/// `.framewright-<process>-recording-<n>-<host>`, in the format of a manifest.
///
/// The journal is written before the image files and removed once the manifest contains its entries. If the process
/// is killed in between, each image file matches either the manifest or the journal, so that both together remain
/// valid. The process keeps the journal locked. A journal without a lock belongs to a process that has ended, also on
/// another machine or in another container.
struct RecordingJournal {
    /// The name of the journal's file.
    let name: String
    let entries: [SnapshotManifest.Entry]
    /// True if the process that wrote the journal has ended.
    let isAbandoned: Bool

    /// Returns the journals in a snapshot folder. Unreadable files are skipped.
    static func all(in folder: String) -> [RecordingJournal] {
        Folder.names(of: .recording, in: folder).compactMap { name in
            let path = "\(folder)/\(name)"
            // Checked first: the entries are final once the process has ended.
            let isAbandoned = LockedFile.isUnlocked(path)
            guard let bytes = try? InputFile.read(path, limit: SnapshotManifest.sizeLimit, isRegular: true),
                let manifest = try? SnapshotManifest(parsing: bytes, file: path)
            else { return nil }
            return RecordingJournal(name: name, entries: manifest.entries, isAbandoned: isAbandoned)
        }
    }

    /// Returns the names of the journals whose processes have ended.
    static func abandonedNames(in folder: String) -> [String] {
        Folder.names(of: .recording, in: folder).filter { LockedFile.isUnlocked("\(folder)/\($0)") }
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
    static func pixels(ofImage path: String) -> ContentHash? {
        (try? PNGFile.read(path, isRegular: true))?.contentHash
    }

    /// Writes the entries that are not yet in the manifest's file to the journal.
    ///
    /// - Parameter new: Entries of images that are about to be written.
    mutating func writeJournal(adding new: [SnapshotManifest.Entry]) throws(FileError) {
        let name = journal?.name ?? TemporaryName(.recording).text
        var entries = SnapshotManifest()
        for entry in manifest.entries where pending.files.contains(entry.file) { entries.insert(entry) }
        for entry in new { entries.insert(entry) }
        journal = (name, try LockedFile.write(Array(entries.text.utf8), to: "\(folder)/\(name)"))
    }

    /// Removes temporary files of killed processes, in the snapshot folder and in a separate folder of failures.
    public func removeAbandonedFiles(in failures: String? = nil) {
        TemporaryFiles.removeAbandoned(below: folder)
        if let failures { TemporaryFiles.removeAbandoned(below: failures) }
    }
}
