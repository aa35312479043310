/// The destination of finished bytes.
enum Destination {
    /// A device or pipe, which is written directly.
    case device(path: String)
    /// A regular file, after following symbolic links. `old` is the file that it replaces, if any.
    case file(path: String, old: FileStatus?)

    /// Creates a destination. Rejects folders and dangling symbolic links.
    init(_ path: String) throws(SystemError) {
        guard let status = try FileStatus(following: path) else {
            // The target of a chain of links would have to be guessed. The user can remove the link.
            if isSymbolicLink(path) || path.hasSuffix("/") { throw SystemError.missing }
            self = .file(path: path, old: nil)
            return
        }
        if status.isDirectory { throw SystemError.isDirectory }
        guard status.isRegular else {
            self = .device(path: path)
            return
        }
        self = .file(path: try isSymbolicLink(path) ? realPath(path) : path, old: status)
    }

    /// Opens the device, or a new temporary file next to the destination, whose path is stored in `temporary`.
    func open(temporary: inout String) throws(SystemError) -> FileDescriptor {
        switch self {
        case .device(let path):
            return try FileDescriptor(opening: path, for: .writing)
        case .file(let path, let old):
            return try Self.createTemporary(in: Folder.prefix(of: path), replacing: old, named: &temporary)
        }
    }

    /// Creates a temporary file with a unique name. A name may be taken by a file left over from a killed process with
    /// the same number, so up to 100 names are tried.
    private static func createTemporary(
        in folder: String, replacing old: FileStatus?, named temporary: inout String
    ) throws(SystemError) -> FileDescriptor {
        TemporaryFiles.removeAbandoned(in: folder)
        var attempts = 100
        while true {
            // Short and independent of the final name, which may be as long as the file system allows.
            let candidate = folder + TemporaryName(.file).text
            do {
                let descriptor = try FileDescriptor(creating: candidate, replacing: old)
                temporary = candidate
                return descriptor
            } catch {
                attempts -= 1
                guard error.isTaken, attempts > 0 else { throw error }
            }
        }
    }
}
