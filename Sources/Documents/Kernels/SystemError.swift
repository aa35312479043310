import Glibc

/// The error of a system call.
struct SystemError: Error, Hashable {
    let code: Int32

    /// The latest error of the calling thread.
    static var last: SystemError { SystemError(code: errno) }

    static let isDirectory = SystemError(code: EISDIR)
    static let notDirectory = SystemError(code: ENOTDIR)
    static let missing = SystemError(code: ENOENT)

    /// The system's description, such as `No space left on device`.
    var text: String {
        guard let words = unsafe strerror(code) else { return "error \(code)" }
        return unsafe String(cString: words)
    }

    var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    var isTaken: Bool { code == EEXIST }

    /// Rejects paths that the system would misread: empty ones, and ones with a NUL, where a C string ends.
    static func checkPath(_ path: String) throws(SystemError) {
        if path.isEmpty { throw SystemError(code: ENOENT) }
        if path.utf8.contains(0) { throw SystemError(code: EINVAL) }
    }
}
