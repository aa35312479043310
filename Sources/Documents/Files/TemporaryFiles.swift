import Synchronization

/// Temporary files (`.framewright-<process>-<n>`) of this process and of killed processes.
public enum TemporaryFiles {
    /// The prefix of the names of temporary files.
    static let prefix = ".framewright-"

    private static let unfinished = Mutex<Set<String>>([])

    static func began(_ path: String) { _ = unfinished.withLock { $0.insert(path) } }
    static func ended(_ path: String) { _ = unfinished.withLock { $0.remove(path) } }

    /// Removes the temporary files of this process, which is about to exit. Writing them fails from then on.
    public static func removeUnfinished() {
        for path in unfinished.withLock({ $0 }) { removeFile(path) }
    }

    /// Returns the temporary files below a folder whose process has ended, relative to the folder and sorted.
    ///
    /// A process locks the files that it is writing. Locks work across machines on most network disks; a file on a disk
    /// without locks counts as in use.
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

    /// Returns the process number in `.framewright-<process>-<n>`. Returns nil for other names.
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

/// The number and host of a process, which identify it in files read by other processes.
public struct ProcessMark: Hashable, Sendable {
    /// The process number.
    public let number: Int32
    /// The host name.
    public let host: String

    /// Creates a mark from a process number and a host name.
    public init(number: Int32, host: String) { (self.number, self.host) = (number, host) }

    /// The mark of the current process.
    public static var current: ProcessMark {
        ProcessMark(number: processNumber(), host: hostName())
    }

    /// True if the process ran on this machine and has ended. False for another machine, where this is unknown.
    public var hasEnded: Bool { host == hostName() && !isProcessRunning(number) }
}
