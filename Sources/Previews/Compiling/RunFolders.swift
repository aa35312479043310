import FramewrightDocuments
import Glibc
import Synchronization

/// The folder in a cache that holds the temporary folders of this process.
///
/// It is removed when the process exits. Until then it is locked: those that killed processes have left are removed by
/// the next process.
final class RunFolders: Sendable {
    private static let folders = Mutex<[String: RunFolders]>([:])

    /// The path.
    let path: String
    private let lock: FolderLock?

    /// Returns the folder of this process in the cache's folder of runs, which is created the first time.
    static func ofThisProcess(in runs: String) throws(PreviewError) -> RunFolders {
        try folders.withLock { (folders) throws(PreviewError) in
            if let known = folders[runs], Folder.exists(known.path) { return known }
            let new = try RunFolders(in: runs)
            if folders.isEmpty { atexit { RunFolders.removeOfThisProcess() } }
            folders[runs] = new
            return new
        }
    }

    private init(in runs: String) throws(PreviewError) {
        do { _ = try Folder.create(for: "\(runs)/x") } catch { throw .file(error.message) }
        // On a file system without locks, nothing is removed.
        var place = runs
        var own: FolderLock?
        do {
            // Between its creation and its lock, a folder looks like that of an ended process.
            let all = try FolderLock(runs, timeout: FolderLock.LockTimeout(limit: 60))
            place = try CapturedProcess.scratchFolder(in: runs)
            own = try FolderLock(place)
            Self.removeFoldersOfEndedProcesses(in: runs)
            _ = consume all
        } catch FileError.unreadable {
        } catch let error as PreviewError {
            throw error
        } catch { throw .file("\(error)") }
        path = place
        lock = own
    }

    private static func removeOfThisProcess() {
        folders.withLock { for folder in $0.values where folder.lock != nil { PreviewCache.remove(folder.path) } }
    }

    private static func removeFoldersOfEndedProcesses(in runs: String) {
        for name in Folder.entries(in: runs) {
            let folder = "\(runs)/\(name)"
            guard (try? FolderLock(folder, timeout: FolderLock.LockTimeout(limit: 0))) != nil else { continue }
            PreviewCache.remove(folder)
        }
    }
}
