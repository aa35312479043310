import Synchronization

/// Hidden files and folders (`.framewright-<process>-...`) that a killed process has left in a folder it wrote to.
enum Leftovers {
    private static let prefix = ".framewright-"
    /// Folders that were looked into: once is enough for a process that writes thousands of files.
    private static let seen = Mutex<Set<String>>([])

    /// Removes what processes have left directly in `folder` that have ended. What is in use is locked, for a process of
    /// another machine or container too.
    static func remove(in folder: String) {
        guard seen.withLock({ $0.insert(folder).inserted }) else { return }
        for name in (try? namesInFolder(folder.isEmpty ? "." : folder)) ?? [] where name.hasPrefix(prefix) {
            guard let process = name.dropFirst(prefix.count).split(separator: "-").first.flatMap({ Int32($0) }),
                process > 0, !isAlive(process: process)
            else { continue }
            removeUnlocked(folder + name)
        }
    }

    private static func removeUnlocked(_ path: String) {
        // What is another user's may be changed by that user while it is removed.
        guard !isSymbolicLink(path), let status = try? FileStatus(following: path),
            status.isRegular || status.isDirectory, status.isOurs,
            let descriptor = try? FileDescriptor(opening: path, for: .reading),
            (try? descriptor.lock()) == true
        else { return }
        if descriptor.status().isDirectory { removeTree(path) } else { removeFile(path) }
    }
}
