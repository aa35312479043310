import Glibc

/// An open file, closed when the value is destroyed. The only handle for file access in this module.
struct FileDescriptor: ~Copyable, Sendable {
    enum Purpose {
        case reading, writing
    }

    private let number: Int32
    private let isOwned: Bool

    static var standardInput: FileDescriptor { FileDescriptor(number: STDIN_FILENO, isOwned: false) }
    static var standardOutput: FileDescriptor { FileDescriptor(number: STDOUT_FILENO, isOwned: false) }
    static var standardError: FileDescriptor { FileDescriptor(number: STDERR_FILENO, isOwned: false) }

    private init(number: Int32, isOwned: Bool) {
        self.number = number
        self.isOwned = isOwned
    }

    /// Opens the null device for standard streams that are closed, the wrong way round: reading from input and writing
    /// to output fail as if the streams were closed.
    static func occupyClosedStreams() {
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
            // The lowest free number is taken, which is this one.
            _ = unsafe open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Returns standard output, and lets its number stand for standard error from now on.
    static func claimOutput() throws(SystemError) -> FileDescriptor {
        let output = try standardOutput.duplicate()
        guard dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { throw SystemError.last }
        return output
    }

    /// Wraps a file that the caller closes.
    init(borrowing number: Int32) { self.init(number: number, isOwned: false) }

    init(opening path: String, for purpose: Purpose) throws(SystemError) {
        try SystemError.checkPath(path)
        let flags = (purpose == .reading ? O_RDONLY : O_WRONLY) | O_CLOEXEC
        let opened = unsafe open(path, flags)
        guard opened >= 0 else { throw SystemError.last }
        self.init(number: opened, isOwned: true)
    }

    /// Creates a new file, locked while it is open. Copies owner, group and permissions from the file that it replaces,
    /// as far as possible. Without one, the process's umask applies.
    init(creating path: String, replacing old: FileStatus?) throws(SystemError) {
        try SystemError.checkPath(path)
        let opened = unsafe open(
            path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, old == nil ? 0o666 : 0o600)
        guard opened >= 0 else { throw SystemError.last }
        _ = flock(opened, LOCK_EX | LOCK_NB)
        if let old { Self.keep(old, of: opened) }
        self.init(number: opened, isOwned: true)
    }

    /// Opens a file or folder and takes its lock. Returns nil if another process holds the lock, or if there are no
    /// locks.
    init?(locking path: String) {
        // Some network disks lock only files that are open for writing; a folder, or a file without permission, is
        // read.
        guard
            let file = (try? FileDescriptor(opening: path, for: .writing))
                ?? (try? FileDescriptor(opening: path, for: .reading)),
            (try? file.lock()) == true
        else { return nil }
        self = file
    }

    /// Returns another handle of the same open file, which shares its lock.
    func duplicate() throws(SystemError) -> FileDescriptor {
        let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw SystemError.last }
        return FileDescriptor(number: copy, isOwned: true)
    }

    /// A file system without owners and permissions (a mounted stick) may refuse; the bytes matter more.
    private static func keep(_ old: FileStatus, of file: Int32) {
        var isKept = fchown(file, old.owner, old.group) == 0
        // Only root can change the owner. Members of a group can keep the group.
        if !isKept { isKept = fchown(file, .max, old.group) == 0 && old.owner == geteuid() }
        // Last, because changing the owner clears some mode bits. Set-user-ID bits are dropped if the owner differs.
        _ = fchmod(file, isKept ? old.mode : old.mode & 0o1777)
    }

    /// Takes the lock on an open file or folder. Returns false if another process holds it. Closing releases it.
    func lock() throws(SystemError) -> Bool {
        var result: Int32
        repeat { result = flock(number, LOCK_EX | LOCK_NB) } while result != 0 && errno == EINTR
        guard result != 0 else { return true }
        guard errno == EWOULDBLOCK else { throw SystemError.last }
        return false
    }

    func status() -> FileStatus {
        var record = stat()
        guard unsafe fstat(number, &record) == 0 else { return FileStatus() }
        return FileStatus(record)
    }

    /// Reads at most `count` bytes and appends them. Returns false at the end of the file.
    func read(upTo count: Int, into bytes: inout [UInt8]) throws(SystemError) -> Bool {
        var failure: SystemError?
        let number = number
        let chunk = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            repeat {
                filled = unsafe Glibc.read(number, buffer.baseAddress, count)
            } while filled < 0 && errno == EINTR
            if filled < 0 {
                failure = SystemError.last
                filled = 0
            }
        }
        if let failure { throw failure }
        bytes += chunk
        return !chunk.isEmpty
    }

    /// Writes all bytes, in several calls if necessary.
    func write(_ bytes: Span<UInt8>) throws(SystemError) {
        var done = 0
        while done < bytes.count {
            let rest = bytes.extracting(done..<bytes.count)
            let written = unsafe rest.withUnsafeBytes { unsafe Glibc.write(number, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw SystemError.last }
            done += written
        }
    }

    /// Overwrites bytes at `offset`, in several calls if necessary. Does not move the position of the next `write`.
    func write(_ bytes: Span<UInt8>, at offset: Int) throws(SystemError) {
        var done = 0
        while done < bytes.count {
            let rest = bytes.extracting(done..<bytes.count)
            let written = unsafe rest.withUnsafeBytes {
                unsafe pwrite(number, $0.baseAddress, $0.count, off_t(offset + done))
            }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw SystemError.last }
            done += written
        }
    }

    /// Waits until the bytes are on the disk. Does not throw on a file system that cannot synchronise (EINVAL).
    func synchronize() throws(SystemError) {
        guard fsync(number) == 0 || errno == EINVAL || errno == EROFS else { throw SystemError.last }
    }

    deinit {
        if isOwned { _ = close(number) }
    }
}
