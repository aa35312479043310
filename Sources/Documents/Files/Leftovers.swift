import Synchronization

/// Temporary files (`.framewright-<process>-<n>`) and folders (`...-folder-<n>`, `...-tree-<n>`) that a killed process
/// left in a folder. The journal of a recording (`...-recording-<n>-<host>`) is not one of them, because it is still
/// needed.
enum Leftovers {
    /// The folders that were checked. Checking once is enough for a process that writes thousands of files.
    private static let seen = Mutex<Set<String>>([])

    /// Removes the leftovers of ended processes directly in `folder`. Files in use are locked, also by processes on
    /// other machines and in containers.
    static func remove(in folder: String) {
        guard seen.withLock({ $0.insert(folder).inserted }) else { return }
        for name in (try? namesInFolder(folder.isEmpty ? "." : folder)) ?? [] {
            if let process = process(ofLeftover: name), !isProcessRunning(process) { removeUnlocked(folder + name) }
        }
    }

    /// Returns the process number in the name of a temporary file or folder. Returns nil for other names.
    private static func process(ofLeftover name: String) -> Int32? {
        guard name.hasPrefix(TemporaryFiles.prefix) else { return nil }
        let parts = name.dropFirst(TemporaryFiles.prefix.count).split(separator: "-", omittingEmptySubsequences: false)
        let isOutput = parts.count == 2 || parts.count == 3 && ["folder", "tree"].contains(parts[1])
        guard isOutput, Int(parts[parts.count - 1]) != nil, let process = Int32(parts[0]), process > 0 else {
            return nil
        }
        return process
    }

    private static func removeUnlocked(_ path: String) {
        // Files of other users are skipped, because their owner could change them during removal.
        guard !isSymbolicLink(path), let status = try? FileStatus(following: path),
            status.isRegular || status.isDirectory, status.isOurs,
            let descriptor = try? FileDescriptor(opening: path, for: .reading),
            (try? descriptor.lock()) == true
        else { return }
        if descriptor.status().isDirectory { removeTree(path) } else { removeFile(path) }
    }
}
