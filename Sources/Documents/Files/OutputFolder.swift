import Synchronization

/// Files that appear under their names together, when all are complete: the frames of a film.
///
/// They wait in a hidden folder beside the one they are for; `commit()` moves them there, over files of the same names. Any
/// error, or letting go of the value without `commit()`, removes them and leaves what was there as it was.
public struct OutputFolder: ~Copyable {
    /// The folder as the caller gave it.
    public let path: String
    private let waiting: String
    private var names: [String] = []
    private var isCommitted = false
    private static let serial = Atomic<Int>(0)

    /// Makes the hidden folder, so that a place that cannot be written fails before any work is done.
    public init(_ path: String) throws(FileError) {
        let path = path.isEmpty ? "." : path
        let serial = Self.serial.wrappingAdd(1, ordering: .relaxed).newValue
        let trimmed = path.last == "/" ? String(path.dropLast()) : path
        self.path = trimmed.isEmpty ? "/" : trimmed
        let hidden = ".framewright-\(processNumber())-folder-\(serial)"
        waiting = trimmed == "." ? hidden : "\(Folder.prefix(of: trimmed))\(hidden)"
        try Folder.create(for: "\(waiting)/x")
    }

    /// Adds a file; its name has no slash.
    public mutating func write(_ bytes: [UInt8], named name: String) throws(FileError) {
        precondition(!name.contains("/"), "'\(name)' is a path, not a name")
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
