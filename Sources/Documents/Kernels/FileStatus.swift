import Glibc

/// What sort of thing a path or descriptor is.
struct FileStatus {
    var isRegular = false
    var isDirectory = false
    /// Bytes, never negative.
    var size = 0
    /// The permission bits.
    var mode: UInt32 = 0

    init() {}

    init(_ record: stat) {
        isRegular = record.st_mode & S_IFMT == S_IFREG
        isDirectory = record.st_mode & S_IFMT == S_IFDIR
        size = max(Int(record.st_size), 0)
        mode = record.st_mode & 0o7777
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

/// Where the path leads once all symbolic links are followed.
func realPath(_ path: String) throws(SystemError) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw SystemError.last }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
}

func isSymbolicLink(_ path: String) -> Bool {
    var record = stat()
    return unsafe lstat(path, &record) == 0 && record.st_mode & S_IFMT == S_IFLNK
}

func renameFile(_ source: String, to destination: String) throws(SystemError) {
    guard unsafe rename(source, destination) == 0 else { throw SystemError.last }
}

func removeFile(_ path: String) {
    _ = unsafe unlink(path)
}

func processNumber() -> Int32 { getpid() }

/// Asks for the folder's new entry to reach the disk too; best effort, the file itself is there already.
func synchronizeFolder(_ folder: String) {
    let opened = unsafe open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { return }
    _ = fsync(opened)
    _ = close(opened)
}
