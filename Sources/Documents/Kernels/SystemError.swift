import Glibc

/// A system call's failure.
struct SystemError: Error, Hashable {
    let code: Int32

    /// The calling thread's latest failure.
    static var last: SystemError { SystemError(code: errno) }

    static let isDirectory = SystemError(code: EISDIR)
    static let notDirectory = SystemError(code: ENOTDIR)
    static let missing = SystemError(code: ENOENT)

    /// The system's words for it, `No space left on device`.
    var text: String {
        guard let words = unsafe strerror(code) else { return "error \(code)" }
        return unsafe String(cString: words)
    }

    var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    var isTaken: Bool { code == EEXIST }

    /// Refuses paths the system would read differently: empty, or with a NUL inside, where C would stop reading.
    static func checkPath(_ path: String) throws(SystemError) {
        if path.isEmpty { throw SystemError(code: ENOENT) }
        if path.utf8.contains(0) { throw SystemError(code: EINVAL) }
    }
}
