/// A file that appears at its path only when it is complete.
///
/// Bytes are written to a temporary file in the same folder; `commit()` flushes it to the disk (fsync) and renames it.
/// If an error occurs or the value is destroyed without `commit()`, the temporary file is removed and the old file
/// stays unchanged.
///
/// - Missing folders of the path are created, and removed again with the temporary file.
/// - An existing file keeps its permissions, and its owner and group if the process may set them.
/// - A symbolic link stays: its target is replaced. A dangling link is rejected.
/// - A device or pipe (`/dev/stdout`, `/dev/null`) cannot be renamed, so it is written directly.
/// - If a signal kills the process, the temporary file (`.framewright-<process>-<n>`) remains. The next process that
///   writes into the folder removes it.
public struct OutputFile: ~Copyable {
    /// The path as given by the caller.
    public let path: String
    private let descriptor: FileDescriptor
    private let destination: Destination
    private let temporary: String
    /// The folders that were created for it.
    private let made: [String]
    private var isCommitted = false

    /// Returns true if two paths lead to the same file, which need not exist, after resolving symbolic links.
    public static func isSame(_ first: String, _ second: String) -> Bool {
        first == second || (place(of: first).map { $0 == place(of: second) } ?? false)
    }

    /// Returns the real path. For a file that does not exist, returns the real path of its folder with the file name.
    public static func place(of path: String) -> String? {
        if let real = try? realPath(path) { return real }
        let folder = Folder.prefix(of: path)
        guard let real = try? realPath(folder.isEmpty ? "." : folder) else { return nil }
        return "\(real)/\(path.dropFirst(folder.count))"
    }

    /// Writes `bytes` to `path` atomically, or throws and changes nothing. Ctrl-C takes effect before or after the
    /// write.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        // Writing to a pipe may block until something reads it, so signals stay enabled.
        let isDevice = (try? FileStatus(following: path)).map { !$0.isRegular } ?? false
        guard !isDevice else { return try writeNow(bytes, to: path) }
        try holdingSignals { () throws(FileError) in try writeNow(bytes, to: path) }
    }

    private static func writeNow(_ bytes: [UInt8], to path: String) throws(FileError) {
        var file = try OutputFile(path)
        try file.append(bytes)
        try file.commit()
    }

    /// Writes like `write`, but rejects pipes and devices, on which writing could block. For paths that the user did
    /// not name.
    public static func writeRegular(_ bytes: [UInt8], to path: String) throws(FileError) {
        if let status = try? FileStatus(following: path), !status.isRegular, !status.isDirectory {
            throw .cannotCreate(path: path, reason: "it is a pipe or a device")
        }
        try write(bytes, to: path)
    }

    /// Removes a file, or a symbolic link itself. Does nothing if there is none. Throws if it cannot be removed.
    public static func remove(_ path: String) throws(FileError) {
        do {
            try removeFileIfThere(path)
        } catch {
            throw .cannotRemove(path: path, reason: error.text)
        }
    }

    /// Creates the temporary file, so that an unwritable path fails before any work is done.
    public init(_ path: String) throws(FileError) {
        self.path = path
        let made = path.hasSuffix("/") ? [] : try Folder.create(for: path)
        do {
            let destination = try Destination(path)
            var temporary = ""
            descriptor = try destination.open(temporary: &temporary)
            self.destination = destination
            (self.temporary, self.made) = (temporary, made)
            if !temporary.isEmpty { TemporaryFiles.began(temporary) }
        } catch {
            Folder.remove(made)
            throw .cannotCreate(path: path, reason: error.text)
        }
    }

    /// Appends bytes.
    public mutating func append(_ bytes: [UInt8]) throws(FileError) {
        do {
            try descriptor.write(bytes.span)
        } catch {
            throw .writeFailed(path: path, reason: error.text)
        }
    }

    /// Overwrites bytes that were written before, for example at the start of a file. Not possible on a device or pipe,
    /// see `isRewritable`.
    public mutating func overwrite(_ bytes: [UInt8], at offset: Int) throws(FileError) {
        do {
            try descriptor.write(bytes.span, at: offset)
        } catch {
            throw .writeFailed(path: path, reason: error.text)
        }
    }

    /// False for a device or pipe.
    public var isRewritable: Bool {
        if case .file = destination { true } else { false }
    }

    /// The path of the temporary file, for a program that writes the bytes itself. For a device, its own path.
    public var unfinishedPath: String { temporary.isEmpty ? path : temporary }

    /// Returns a second handle, with which the file stays locked after `commit()`.
    borrowing func duplicate() throws(FileError) -> FileDescriptor {
        do {
            return try descriptor.duplicate()
        } catch {
            throw .cannotCreate(path: path, reason: error.text)
        }
    }

    /// Makes the file appear under its name, complete.
    public consuming func commit() throws(FileError) {
        guard case .file(let final, _) = destination else { return }
        do {
            try descriptor.synchronize()
            try renameFile(temporary, to: final)
        } catch {
            throw .writeFailed(path: path, reason: error.text)
        }
        isCommitted = true
        synchronizeFolder(Folder.prefix(of: final))
    }

    deinit {
        if !temporary.isEmpty { TemporaryFiles.ended(temporary) }
        guard !temporary.isEmpty, !isCommitted else { return }
        removeFile(temporary)
        Folder.remove(made)
    }
}
