/// Keeps other processes that take the same lock out of a folder, until it is let go of. Leaves no file behind.
///
/// On file systems without locks (some network disks) taking it throws.
public struct FolderLock: ~Copyable {
    private let descriptor: FileDescriptor

    /// How long somebody else may hold it, in seconds.
    public struct LockTimeout: Hashable, Sendable {
        /// Before it is told that the lock is waited for.
        public var silence: Double
        /// Before it is given up.
        public var limit: Double

        /// Told after a second and given up after ten: whoever changes a file holds its lock for milliseconds.
        public init(silence: Double = 1, limit: Double = 10) { (self.silence, self.limit) = (silence, limit) }
    }

    /// Waits for whoever holds it; throws `FileError.locked` where that takes too long.
    ///
    /// - Parameter tell: is given words for people, once, where the wait is not short.
    public init(
        _ folder: String, timeout: LockTimeout = LockTimeout(), report: (String) -> Void = { _ in }
    ) throws(FileError) {
        descriptor = try Self.locked(folder, timeout, report)
    }

    /// The lock of the folder that a file is in, symbolic links followed; nil where there are no locks: of changes made at one
    /// time one may be lost there.
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
        _ folder: String, _ timeout: LockTimeout, _ report: (String) -> Void
    ) throws(FileError) -> FileDescriptor {
        do {
            let descriptor = try FileDescriptor(opening: folder, for: .reading)
            if try lock(descriptor, folder, timeout, report) { return descriptor }
        } catch {
            throw .unreadable(path: folder, reason: error.text)
        }
        throw .locked(path: folder, seconds: timeout.limit)
    }

    /// Asks for it again and again: a system call that waits cannot be given up.
    private static func lock(
        _ descriptor: borrowing FileDescriptor, _ name: String, _ timeout: LockTimeout, _ report: (String) -> Void
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
