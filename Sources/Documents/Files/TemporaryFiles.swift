import Synchronization

/// Temporary files (`.framewright-<process>-<n>`) that a killed process left behind.
public enum TemporaryFiles {
    /// What the names of temporary files begin with.
    static let prefix = ".framewright-"

    private static let unfinished = Mutex<Set<String>>([])

    static func began(_ path: String) { _ = unfinished.withLock { $0.insert(path) } }
    static func ended(_ path: String) { _ = unfinished.withLock { $0.remove(path) } }

    /// Removes the temporary files of this process, which is about to end: what writes them fails.
    public static func removeUnfinished() {
        for path in unfinished.withLock({ $0 }) { removeFile(path) }
    }

    /// The temporary files below a folder whose process has ended, relative to the folder, in order of their names.
    ///
    /// A file that is still being written is locked by its process. Locks work across machines on most network disks; a file
    /// on a disk without locks is taken for one in use.
    public static func abandoned(below folder: String, limit: Int = 1_000_000) throws(FileError) -> [String] {
        guard Folder.exists(folder) else { return [] }
        return try Folder.files(in: folder, limit: limit, includesHidden: true).filter { file in
            guard let process = process(ofTemporaryFile: name(of: file)) else { return false }
            return !isProcessRunning(process) && isUnlocked("\(folder)/\(file)")
        }
    }

    /// Removes the abandoned temporary files below a folder. Does nothing if they cannot be removed.
    public static func removeAbandoned(below folder: String) {
        for file in (try? abandoned(below: folder)) ?? [] { removeFile("\(folder)/\(file)") }
    }

    private static func name(of path: String) -> Substring { path.dropFirst(Folder.prefix(of: path).count) }

    /// The number in `.framewright-<process>-<n>`; nil for other names.
    private static func process(ofTemporaryFile name: Substring) -> Int32? {
        guard name.hasPrefix(prefix) else { return nil }
        let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, Int(parts[1]) != nil, let process = Int32(parts[0]), process > 0 else { return nil }
        return process
    }

    private static func isUnlocked(_ path: String) -> Bool {
        guard !isSymbolicLink(path), InputFile.size(of: path) != nil,
            let descriptor = try? FileDescriptor(opening: path, for: .writing)
        else { return false }
        return (try? descriptor.lock()) ?? false
    }
}

/// The process that runs now, as files name it for others.
public struct ProcessMark: Hashable, Sendable {
    public let number: Int32
    public let host: String

    public init(number: Int32, host: String) { (self.number, self.host) = (number, host) }

    public static var current: ProcessMark {
        ProcessMark(number: processNumber(), host: hostName())
    }

    /// True if the process has ended: one of this machine does not run any more. Unknown, hence false, for another machine.
    public var hasEnded: Bool { host == hostName() && !isProcessRunning(number) }
}
