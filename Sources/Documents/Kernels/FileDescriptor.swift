import Glibc

/// An open file; closed when the value goes away. The one handle through which this room touches the system.
struct FileDescriptor: ~Copyable {
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

    /// A file that somebody else closes.
    init(borrowing number: Int32) { self.init(number: number, isOwned: false) }

    init(opening path: String, for purpose: Purpose) throws(SystemError) {
        try SystemError.checkPath(path)
        let flags = (purpose == .reading ? O_RDONLY : O_WRONLY) | O_CLOEXEC
        let opened = unsafe open(path, flags)
        guard opened >= 0 else { throw SystemError.last }
        self.init(number: opened, isOwned: true)
    }

    /// Creates a file that does not exist yet, locked for as long as it is open. Gives it owner, group and permissions of the file
    /// that it replaces, if any and as far as the system allows it; else what the process's umask leaves.
    init(creating path: String, replacing old: FileStatus?) throws(SystemError) {
        try SystemError.checkPath(path)
        let opened = unsafe open(
            path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, old == nil ? 0o666 : 0o600)
        guard opened >= 0 else { throw SystemError.last }
        _ = flock(opened, LOCK_EX | LOCK_NB)
        if let old { Self.keep(old, of: opened) }
        self.init(number: opened, isOwned: true)
    }

    /// A file system without owners and permissions (a mounted stick) may refuse; the bytes matter more.
    private static func keep(_ old: FileStatus, of file: Int32) {
        var isKept = fchown(file, old.owner, old.group) == 0
        // Only root gives files away. Members of a group may keep it.
        if !isKept { isKept = fchown(file, .max, old.group) == 0 && old.owner == geteuid() }
        // Last, for a change of owner takes some of them away; a program of another owner does not run as the new one.
        _ = fchmod(file, isKept ? old.mode : old.mode & 0o1777)
    }

    /// Takes the lock on an open file or folder; false while another process holds it. Closing gives it back.
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

    /// Appends at most `count` bytes; false at the end of the file.
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

    /// Writes all of it, however many calls that takes.
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

    /// Writes over what is at `offset`, however many calls that takes; where the next `write` goes stays as it was.
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

    /// Waits until the bytes are on the disk. A file system that cannot promise that (EINVAL) is no failure.
    func synchronize() throws(SystemError) {
        guard fsync(number) == 0 || errno == EINVAL || errno == EROFS else { throw SystemError.last }
    }

    deinit {
        if isOwned { _ = close(number) }
    }
}
