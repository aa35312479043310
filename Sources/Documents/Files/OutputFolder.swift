import Synchronization

/// Files that appear under their names together, when all are complete: the frames of a film.
///
/// They wait in a hidden folder inside the one they are for: it may be where another file system begins, or the only one that may
/// be written. Where it is not there yet, they wait beside it. `commit()` moves them, over files of the same names. Any error, or
/// letting go of the value without `commit()`, removes them and leaves what was there as it was. Of a process that was killed the next
/// one removes the hidden folder.
public struct OutputFolder: ~Copyable {
    /// The folder as the caller gave it.
    public let path: String
    private let waiting: String
    private let lock: FolderLock?
    /// Folders that were made for it.
    private let made: [String]
    private var names: [String] = []
    private var isCommitted = false
    private static let serial = Atomic<Int>(0)

    /// Makes the hidden folder, so that a place that cannot be written fails before any work is done.
    public init(_ path: String) throws(FileError) {
        let path = path.isEmpty ? "." : path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let serial = Self.serial.wrappingAdd(1, ordering: .relaxed).newValue
        let place = try Self.isThere(path) ? "\(path)/" : Folder.prefix(of: path)
        let waiting = "\(place).framewright-\(processNumber())-folder-\(serial)"
        Leftovers.remove(in: place)
        made = try Self.make(waiting, for: path)
        // Says to other processes that it is in use. Without locks they leave it alone.
        lock = try? FolderLock(waiting)
        (self.path, self.waiting) = (path, waiting)
    }

    /// Whether the folder is there; throws where something else is.
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

    /// Makes the hidden folder: those that were made, outermost first.
    private static func make(_ waiting: String, for path: String) throws(FileError) -> [String] {
        do {
            return try Folder.create(for: "\(waiting)/x")
        } catch {
            throw error.renamed(to: path)
        }
    }

    /// Adds a file; its name has no slash. A folder of that name is refused at once: nothing could take its place.
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
            throw error.renamed(to: "\(path)/\(name)")
        }
        names.append(name)
    }

    /// Makes the files appear under their names, complete.
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

extension FileError {
    /// The same mistake, of the file as the caller knows it.
    fileprivate func renamed(to path: String) -> FileError {
        switch self {
        case .writeFailed(_, let reason): .writeFailed(path: path, reason: reason)
        case .cannotCreate(_, let reason): .cannotCreate(path: path, reason: reason)
        default: self
        }
    }
}
