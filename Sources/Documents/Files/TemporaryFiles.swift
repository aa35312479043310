import Synchronization

/// Temporary files and folders (see `TemporaryName`), and those that killed processes left behind.
///
/// One that is in use is locked by its process. Locks work across machines and containers on most network disks; on a
/// disk without locks everything is taken for in use.
public enum TemporaryFiles {
    private static let unfinished = Mutex<Set<String>>([])
    /// Folders that were looked into: once is enough for a process that writes thousands of files.
    private static let seen = Mutex<Set<String>>([])

    static func began(_ path: String) { _ = unfinished.withLock { $0.insert(path) } }
    static func ended(_ path: String) { _ = unfinished.withLock { $0.remove(path) } }

    /// Removes the temporary files of this process, which is about to exit. Writing them fails from then on.
    public static func removeUnfinished() {
        for path in unfinished.withLock({ $0 }) { removeFile(path) }
    }

    /// Returns the temporary files and folders below a folder whose process has ended, relative to the folder, in order
    /// of their names. Journals of recordings are not among them.
    public static func abandoned(below folder: String, limit: Int = 1_000_000) throws(FileError) -> [String] {
        guard Folder.exists(folder) else { return [] }
        return try Folder.list(folder, limit: limit).temporary.filter { claim("\(folder)/\($0)") != nil }
    }

    /// Removes a temporary file or folder if its process has ended.
    public static func removeAbandoned(_ path: String) {
        guard let descriptor = claim(path) else { return }
        if descriptor.status().isDirectory { removeTree(path) } else { removeFile(path) }
    }

    /// Removes what killed processes left below a folder. Does nothing if the folder cannot be read.
    public static func removeAbandoned(below folder: String) {
        for file in (try? abandoned(below: folder)) ?? [] { removeAbandoned("\(folder)/\(file)") }
    }

    /// Removes what killed processes left directly in a folder, the first time that this process writes there.
    ///
    /// - Parameter folder: The path with a slash at its end; empty for the working folder.
    static func removeAbandoned(in folder: String) {
        guard seen.withLock({ $0.insert(folder).inserted }) else { return }
        for name in (try? namesInFolder(folder.isEmpty ? "." : folder)) ?? [] { removeAbandoned(folder + name) }
    }

    /// Takes the lock of a temporary file or folder whose process has ended. Returns nil for anything else.
    private static func claim(_ path: String) -> FileDescriptor? {
        guard let name = TemporaryName(path.dropFirst(Folder.prefix(of: path).count)), name.kind != .recording,
            !isProcessRunning(name.process), !isSymbolicLink(path), let status = try? FileStatus(following: path),
            // Another user may change their own files while they are removed.
            status.isRegular || status.isDirectory, status.isOurs
        else { return nil }
        return FileDescriptor(locking: path)
    }
}

/// A file that stays locked until the value goes away, so that other processes can tell whether its writer still runs.
public final class LockedFile: Sendable {
    private let descriptor: FileDescriptor

    /// Writes `bytes` to `path` at once, as `OutputFile.write`, and keeps the lock of the new file.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileError) -> LockedFile {
        try holdingSignals { () throws(FileError) in
            var file = try OutputFile(path)
            try file.append(bytes)
            let locked = LockedFile(try file.duplicate())
            try file.commit()
            return locked
        }
    }

    private init(_ descriptor: consuming FileDescriptor) { self.descriptor = descriptor }

    /// Returns true if no process holds the lock of a file. False where that cannot be found out, on a disk without
    /// locks for example.
    public static func isUnlocked(_ path: String) -> Bool {
        !isSymbolicLink(path) && InputFile.size(of: path) != nil && FileDescriptor(locking: path) != nil
    }
}
