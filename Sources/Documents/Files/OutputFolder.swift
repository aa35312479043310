/// Files that appear under their names together, when all are complete: the frames of an animation.
///
/// Files are written to a hidden folder inside the destination, because the destination may be a mount point or the
/// only writable folder. If the destination does not exist yet, the hidden folder is next to it. `commit()` moves the
/// files and replaces files of the same names. If an error occurs or the value is destroyed without `commit()`, they
/// are removed and existing files stay unchanged. If a process is killed, the next one removes the hidden folder.
public struct OutputFolder: ~Copyable {
    /// The folder's path as given by the caller.
    public let path: String
    private let waiting: String
    private let lock: FolderLock?
    /// The folders that were created for it.
    private let made: [String]
    private var names: [String] = []
    private var isCommitted = false

    /// Creates the hidden folder, so that an unwritable path fails before any work is done.
    public init(_ path: String) throws(FileError) {
        let path = path.isEmpty ? "." : path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let place = try Self.isThere(path) ? "\(path)/" : Folder.prefix(of: path)
        let waiting = place + TemporaryName(.folder).text
        TemporaryFiles.removeAbandoned(in: place)
        made = try Self.make(waiting, for: path)
        // Marks the folder as in use for other processes. On a file system without locks they do not remove it.
        lock = try? FolderLock(waiting)
        (self.path, self.waiting) = (path, waiting)
    }

    /// Returns true if the folder exists. Throws if the path is something else.
    private static func isThere(_ path: String) throws(FileError) -> Bool {
        let status: FileStatus?
        do {
            status = try FileStatus(following: path)
        } catch {
            throw .cannotCreate(path: path, reason: error.text)
        }
        guard let status else { return false }
        guard status.isDirectory else { throw .cannotCreate(path: path, reason: SystemError.notDirectory.text) }
        return true
    }

    /// Creates the hidden folder and returns the folders that were created, outermost first.
    private static func make(_ waiting: String, for path: String) throws(FileError) -> [String] {
        do {
            return try Folder.create(for: "\(waiting)/x")
        } catch {
            throw error.at(path)
        }
    }

    /// Adds a file, whose name contains no slash. Throws at once if a folder has that name, because it cannot be
    /// replaced.
    public mutating func write(_ bytes: [UInt8], named name: String) throws(FileError) {
        precondition(!name.contains("/"), "'\(name)' is a path, not a name")
        guard !Folder.exists("\(path)/\(name)") else {
            throw .cannotCreate(path: "\(path)/\(name)", reason: SystemError.isDirectory.text)
        }
        do {
            var file = try OutputFile("\(waiting)/\(name)")
            try file.append(bytes)
            try file.commit()
        } catch {
            throw error.at("\(path)/\(name)")
        }
        names.append(name)
    }

    /// Moves the complete files to their destination.
    public consuming func commit() throws(FileError) {
        try Folder.create(for: "\(path)/x")
        for name in names {
            do {
                try renameFile("\(waiting)/\(name)", to: "\(path)/\(name)")
            } catch {
                throw .cannotCreate(path: "\(path)/\(name)", reason: error.text)
            }
        }
        synchronizeFolder(path)
        isCommitted = true
        removeFolder(waiting)
    }

    deinit {
        guard !isCommitted else { return }
        for name in names { removeFile("\(waiting)/\(name)") }
        removeFolder(waiting)
        Folder.remove(made)
    }
}
