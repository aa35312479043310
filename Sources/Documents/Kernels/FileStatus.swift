import Glibc

/// The type and attributes of a file.
struct FileStatus {
    var isRegular = false
    var isDirectory = false
    /// The size in bytes, never negative.
    var size = 0
    /// The permission bits.
    var mode: UInt32 = 0
    var owner: UInt32 = 0
    var group: UInt32 = 0
    /// The modification time in nanoseconds.
    var changed: Int64 = 0

    /// True if the user of this process owns the file.
    var isOurs: Bool { owner == geteuid() }

    init() {}

    init(_ record: stat) {
        isRegular = record.st_mode & S_IFMT == S_IFREG
        isDirectory = record.st_mode & S_IFMT == S_IFDIR
        size = max(Int(record.st_size), 0)
        (mode, owner, group) = (record.st_mode & 0o7777, record.st_uid, record.st_gid)
        changed = Int64(record.st_mtim.tv_sec) * 1_000_000_000 + Int64(record.st_mtim.tv_nsec)
    }

    /// Creates the status of a path, following symbolic links. Returns nil if nothing exists there.
    init?(following path: String) throws(SystemError) {
        try SystemError.checkPath(path)
        var record = stat()
        guard unsafe stat(path, &record) == 0 else {
            guard SystemError.last.isMissing else { throw SystemError.last }
            return nil
        }
        self.init(record)
    }
}

/// Returns the path with all symbolic links resolved. Throws if the result is not valid UTF-8.
func realPath(_ path: String) throws(SystemError) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw SystemError.last }
    defer { unsafe free(resolved) }
    guard let path = unsafe String(validatingCString: resolved) else { throw SystemError(code: EILSEQ) }
    return path
}

func isSymbolicLink(_ path: String) -> Bool {
    var record = stat()
    return unsafe lstat(path, &record) == 0 && record.st_mode & S_IFMT == S_IFLNK
}

/// Returns true if anything exists at the path, including a dangling symbolic link.
func isThere(_ path: String) -> Bool {
    var record = stat()
    return unsafe lstat(path, &record) == 0
}

func renameFile(_ source: String, to destination: String) throws(SystemError) {
    guard unsafe rename(source, destination) == 0 else { throw SystemError.last }
}

func removeFile(_ path: String) {
    _ = unsafe unlink(path)
}

/// Removes a file. Does nothing if there is none. Throws if it cannot be removed.
func removeFileIfThere(_ path: String) throws(SystemError) {
    try SystemError.checkPath(path)
    guard unsafe unlink(path) != 0, !SystemError.last.isMissing else { return }
    throw SystemError.last
}

func removeFolder(_ path: String) {
    _ = unsafe rmdir(path)
}

/// Removes a folder with its contents, as far as possible. Symbolic links are not followed.
func removeTree(_ path: String) {
    for name in (try? namesInFolder(path)) ?? [] {
        let inner = "\(path)/\(name)"
        if !isSymbolicLink(inner), (try? FileStatus(following: inner))?.isDirectory == true {
            removeTree(inner)
        } else {
            removeFile(inner)
        }
    }
    removeFolder(path)
}

/// Blocks SIGINT (Ctrl-C), SIGTERM and SIGHUP on this thread while `body` runs.
func holdingSignals<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    var (held, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&held, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
}

/// Returns the time of the clock used for modification times, in nanoseconds.
func timeOfDay() -> Int64 {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

func wait(milliseconds: Int) { usleep(UInt32(milliseconds * 1000)) }

/// Returns the names in a folder, in the order of the system. Throws if it cannot be opened.
func namesInFolder(_ path: String) throws(SystemError) -> [String] {
    try SystemError.checkPath(path)
    guard let folder = unsafe opendir(path) else { throw SystemError.last }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
            unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
        }
        if name != "." && name != ".." { names.append(name) }
    }
    return names
}

func processNumber() -> Int32 { getpid() }

/// Flushes the folder's new entry to the disk. Failures are ignored, because the file itself is already written.
func synchronizeFolder(_ folder: String) {
    let opened = unsafe open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { return }
    _ = fsync(opened)
    _ = close(opened)
}
