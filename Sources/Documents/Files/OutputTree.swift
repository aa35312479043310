import Synchronization

/// A folder with files in folders, which appears under its name when all of it is complete.
///
/// It waits under a hidden name beside; `commit()` renames it. Letting go of the value without `commit()` removes it. What is there
/// already is never replaced: a folder may hold what nobody can write again. Of a process that was killed the next one removes the hidden
/// folder.
public struct OutputTree: ~Copyable {
    /// The path as the caller gave it.
    public let path: String
    private let waiting: String
    private let lock: FolderLock?
    private var files: [String] = []
    private var isCommitted = false
    private static let serial = Atomic<Int>(0)

    /// Makes the hidden folder, so that a place that cannot be written fails before any work is done.
    public init(_ path: String) throws(FileError) {
        let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.path = trimmed
        let serial = Self.serial.wrappingAdd(1, ordering: .relaxed).newValue
        waiting = "\(Folder.prefix(of: trimmed)).framewright-\(processNumber())-tree-\(serial)"
        if Folder.exists(trimmed) || InputFile.size(of: trimmed) != nil {
            throw .cannotCreate(path: trimmed, reason: "something of that name is there, remove it first")
        }
        Leftovers.remove(in: Folder.prefix(of: trimmed))
        try Folder.create(for: "\(waiting)/x")
        // Says to other processes that it is in use. Without locks they leave it alone.
        lock = try? FolderLock(waiting)
    }

    /// Adds a file; its path is relative, folders on the way are made.
    public mutating func write(_ bytes: [UInt8], to relative: String) throws(FileError) {
        precondition(
            !relative.hasPrefix("/") && !relative.split(separator: "/").contains(".."), "the file is inside the folder")
        // What was begun goes too.
        files.append(relative)
        do {
            try Folder.create(for: "\(waiting)/\(relative)")
            try OutputFile.write(bytes, to: "\(waiting)/\(relative)")
        } catch {
            throw error.at("\(path)/\(relative)")
        }
    }

    /// Makes the folder appear under its name.
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
        // The deepest first: only an empty folder goes.
        for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) { removeFolder(folder) }
    }
}
