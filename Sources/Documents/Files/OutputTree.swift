/// A folder with files in folders, which appears under its name when all of it is complete.
///
/// Files are written to a hidden folder next to it; `commit()` renames that. If the value is destroyed without
/// `commit()`, the hidden folder is removed. An existing folder is never replaced, because it may hold files that
/// cannot be recreated. If a process is killed, the next one removes the hidden folder.
public struct OutputTree: ~Copyable {
    /// The path as given by the caller.
    public let path: String
    private let waiting: String
    private let lock: FolderLock?
    private var files: [String] = []
    private var isCommitted = false

    /// Creates the hidden folder, so that an unwritable path fails before any work is done.
    public init(_ path: String) throws(FileError) {
        let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.path = trimmed
        waiting = Folder.prefix(of: trimmed) + TemporaryName(.tree).text
        if Folder.exists(trimmed) || InputFile.size(of: trimmed) != nil {
            throw .cannotCreate(path: trimmed, reason: "something of that name is there", hint: "remove it first")
        }
        TemporaryFiles.removeAbandoned(in: Folder.prefix(of: trimmed))
        try Folder.create(for: "\(waiting)/x")
        // Marks the folder as in use for other processes. On a file system without locks they do not remove it.
        lock = try? FolderLock(waiting)
    }

    /// Adds a file at a relative path. Missing folders are created.
    public mutating func write(_ bytes: [UInt8], to relative: String) throws(FileError) {
        precondition(
            !relative.hasPrefix("/") && !relative.split(separator: "/").contains(".."), "the file is inside the folder")
        // Recorded before writing, so that a partly written file is removed too.
        files.append(relative)
        do {
            try Folder.create(for: "\(waiting)/\(relative)")
            try OutputFile.write(bytes, to: "\(waiting)/\(relative)")
        } catch {
            throw error.at("\(path)/\(relative)")
        }
    }

    /// Moves the folder to its path.
    public consuming func commit() throws(FileError) {
        do {
            try renameFile(waiting, to: path)
        } catch {
            throw .cannotCreate(path: path, reason: error.text)
        }
        isCommitted = true
        synchronizeFolder(Folder.prefix(of: path))
    }

    deinit {
        guard !isCommitted else { return }
        var folders: Set<String> = [waiting]
        for file in files {
            removeFile("\(waiting)/\(file)")
            var inner = Folder.prefix(of: file)
            while !inner.isEmpty {
                folders.insert("\(waiting)/\(inner.dropLast())")
                inner = Folder.prefix(of: String(inner.dropLast()))
            }
        }
        // Deepest folders first, because only empty folders can be removed.
        for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) { removeFolder(folder) }
    }
}
