import Glibc

/// What sort of thing a path or descriptor is.
struct FileStatus {
    var isRegular = false
    var isDirectory = false
    /// Bytes, never negative.
    var size = 0
    /// The permission bits.
    var mode: UInt32 = 0
    var owner: UInt32 = 0
    var group: UInt32 = 0
    /// When the content last changed, in nanoseconds.
    var changed: Int64 = 0

    /// True if the user of this process owns it.
    var isOurs: Bool { owner == geteuid() }

    init() {}

    init(_ record: stat) {
        isRegular = record.st_mode & S_IFMT == S_IFREG
        isDirectory = record.st_mode & S_IFMT == S_IFDIR
        size = max(Int(record.st_size), 0)
        (mode, owner, group) = (record.st_mode & 0o7777, record.st_uid, record.st_gid)
        changed = Int64(record.st_mtim.tv_sec) * 1_000_000_000 + Int64(record.st_mtim.tv_nsec)
    }

    /// Follows symbolic links; nil where there is nothing.
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

/// Where the path leads once all symbolic links are followed. Throws if that is no text.
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

/// True if there is anything of that name, be it a link that leads nowhere.
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

/// Throws where something stays.
func removeFileIfThere(_ path: String) throws(SystemError) {
    try SystemError.checkPath(path)
    guard unsafe unlink(path) != 0, !SystemError.last.isMissing else { return }
    throw SystemError.last
}

func removeFolder(_ path: String) {
    _ = unsafe rmdir(path)
}

/// Removes a folder with what is in it, as far as that goes. Links are not followed.
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

/// Puts off Ctrl-C and other requests to end while `body` runs on this thread.
func holdingSignals<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    var (held, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&held, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
}

/// The clock that files' times are from, in nanoseconds.
func timeOfDay() -> Int64 {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

func wait(milliseconds: Int) { usleep(UInt32(milliseconds * 1000)) }

/// What is in a folder, in the order of the system; throws where it cannot be opened.
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

/// Asks for the folder's new entry to reach the disk too; best effort, the file itself is there already.
func synchronizeFolder(_ folder: String) {
    let opened = unsafe open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { return }
    _ = fsync(opened)
    _ = close(opened)
}
