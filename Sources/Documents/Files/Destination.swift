import Synchronization

/// Where finished bytes will be.
enum Destination {
    /// A device or pipe, written to directly.
    case device(path: String)
    /// A regular file, symbolic links followed; `old` is the file that it replaces.
    case file(path: String, old: FileStatus?)

    /// Refuses folders and links that lead nowhere.
    init(_ path: String) throws(SystemError) {
        guard let status = try FileStatus(following: path) else {
            // Naming the target would need guesses about a chain of links; the user can remove the link.
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

    /// Opens the device, or a fresh temporary file beside the destination, whose path goes to `temporary`.
    func open(temporary: inout String) throws(SystemError) -> FileDescriptor {
        switch self {
        case .device(let path):
            return try FileDescriptor(opening: path, for: .writing)
        case .file(let path, let old):
            return try Self.createTemporary(in: Folder.prefix(of: path), replacing: old, named: &temporary)
        }
    }

    /// Leftovers of a killed process with our number may hold a name; a hundred of them in a row may not.
    private static func createTemporary(
        in folder: String, replacing old: FileStatus?, named temporary: inout String
    ) throws(SystemError) -> FileDescriptor {
        Leftovers.remove(in: folder)
        var attempts = 100
        while true {
            let serial = serial.wrappingAdd(1, ordering: .relaxed).newValue
            // Short and independent of the final name, which may be as long as the file system allows.
            let candidate = "\(folder)\(TemporaryFiles.prefix)\(processNumber())-\(serial)"
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

    private static let serial = Atomic<Int>(0)
}
