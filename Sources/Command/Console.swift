import Framewright
import FramewrightDocuments
import Glibc

/// Results to standard output, everything else to standard error.
enum Console {
    /// A result.
    static func print(_ text: String) throws { try write(text + "\n", to: STDOUT_FILENO, named: "standard output") }

    /// A note for people beside the result.
    static func note(_ text: String) {
        // Nobody is left to tell when standard error is closed.
        try? write(text + "\n", to: STDERR_FILENO, named: "standard error")
    }

    /// True in continuous integration, by the variable all of its systems set.
    static var isContinuousIntegration: Bool {
        guard let value = unsafe getenv("CI") else { return false }
        return unsafe !["", "0", "false"].contains(String(cString: value))
    }

    private static func write(_ text: String, to descriptor: Int32, named name: String) throws {
        var bytes = ArraySlice(text.utf8)
        while !bytes.isEmpty {
            let written = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard written >= 0 || errno == EINTR else {
                throw FileError.writeFailed(path: name, reason: unsafe String(cString: strerror(errno)))
            }
            bytes = bytes.dropFirst(max(0, written))
        }
    }
}
