/// An exclusive lock on a folder against other processes that take the same lock, held until the value is destroyed.
/// Leaves no file behind.
///
/// On file systems without locks (some network disks) the initializer throws.
public struct FolderLock: ~Copyable, Sendable {
    private let descriptor: FileDescriptor

    /// The time to wait for a lock that another process holds, in seconds.
    public struct LockTimeout: Hashable, Sendable {
        /// The time after which waiting is reported.
        public var silence: Double
        /// The time after which waiting ends with an error.
        public var limit: Double

        /// Creates a timeout. By default, waiting is reported after 1 s and ends after 10 s, because locks are normally
        /// held for milliseconds.
        public init(silence: Double = 1, limit: Double = 10) { (self.silence, self.limit) = (silence, limit) }
    }

    /// Waits for the lock. Throws `FileError.locked` if that takes too long.
    ///
    /// - Parameter report: Called once with a message for the user, if the wait is not short.
    public init(
        _ folder: String, timeout: LockTimeout = LockTimeout(), report: (String) -> Void = { _ in }
    ) throws(FileError) {
        descriptor = try Self.locked(folder, timeout: timeout, report: report)
    }

    /// Locks the folder of a file, after following symbolic links. Returns nil on file systems without locks, where one
    /// of two simultaneous changes may be lost.
    public static func ofFolder(
        of file: String, timeout: LockTimeout = LockTimeout(), report: (String) -> Void = { _ in }
    ) throws(FileError) -> FolderLock? {
        let prefix = Folder.prefix(of: (try? realPath(file)) ?? file)
        do {
            return try FolderLock(prefix.isEmpty ? "." : prefix, timeout: timeout, report: report)
        } catch .locked(let path, let seconds) {
            throw .locked(path: path, seconds: seconds)
        } catch {
            return nil
        }
    }

    private static func locked(
        _ folder: String, timeout: LockTimeout, report: (String) -> Void
    ) throws(FileError) -> FileDescriptor {
        do {
            let descriptor = try FileDescriptor(opening: folder, for: .reading)
            if try lock(descriptor, name: folder, timeout: timeout, report: report) { return descriptor }
        } catch {
            throw .unreadable(path: folder, reason: error.text)
        }
        throw .locked(path: folder, seconds: timeout.limit)
    }

    /// Tries to take the lock repeatedly, because a blocking system call has no timeout.
    private static func lock(
        _ descriptor: borrowing FileDescriptor, name: String, timeout: LockTimeout, report: (String) -> Void
    ) throws(SystemError) -> Bool {
        let start = ContinuousClock.now
        var isTold = false
        while try !descriptor.lock() {
            let waited = start.duration(to: .now)
            if !isTold, waited >= .seconds(timeout.silence) {
                report("waiting for another program that holds the lock on the folder, \(name)")
                isTold = true
            }
            if waited >= .seconds(timeout.limit) { return false }
            wait(milliseconds: 10)
        }
        return true
    }
}
