/// A file that appears under its name only when it is complete.
///
/// Bytes go to a temporary file in the same folder; `commit()` flushes it to the disk (fsync) and renames it. Any error,
/// or letting go of the value without `commit()`, removes the temporary file and leaves the old file as it was.
///
/// - Folders on the way that are not there are made, and go again with the temporary file.
/// - A file that exists keeps its permissions, and owner and group where the process may give them.
/// - A symbolic link stays: the file it leads to is replaced. A link that leads nowhere is refused.
/// - A device or pipe (`/dev/stdout`, `/dev/null`) has no name to come back to: it is written to as the bytes come.
/// - A signal that kills the process between two calls leaves the temporary file (`.framewright-<process>-<n>`), which the next
///   process removes that writes into the folder.
public struct OutputFile: ~Copyable {
    /// The path as the caller gave it.
    public let path: String
    private let descriptor: FileDescriptor
    private let destination: Destination
    private let temporary: String
    /// Folders that were made for it.
    private let made: [String]
    private var isCommitted = false

    /// True when two paths, however spelled and through whatever links, lead to one file, there already or not.
    public static func isSame(_ first: String, _ second: String) -> Bool {
        first == second || (place(of: first).map { $0 == place(of: second) } ?? false)
    }

    /// The real path; of a file that is not there yet that of its folder and its name.
    public static func place(of path: String) -> String? {
        if let real = try? realPath(path) { return real }
        let folder = Folder.prefix(of: path)
        guard let real = try? realPath(folder.isEmpty ? "." : folder) else { return nil }
        return "\(real)/\(path.dropFirst(folder.count))"
    }

    /// Writes `bytes` to `path` at once, or throws and changes nothing. Ctrl-C ends the process before or behind it.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        // On a pipe writing may take until somebody reads it.
        let isDevice = (try? FileStatus(following: path)).map { !$0.isRegular } ?? false
        guard !isDevice else { return try writeNow(bytes, to: path) }
        try holdingSignals { () throws(FileError) in try writeNow(bytes, to: path) }
    }

    private static func writeNow(_ bytes: [UInt8], to path: String) throws(FileError) {
        var file = try OutputFile(path)
        try file.append(bytes)
        try file.commit()
    }

    /// As above for a path that the user did not name: refuses a pipe or device, on which writing could wait for ever.
    public static func writeRegular(_ bytes: [UInt8], to path: String) throws(FileError) {
        if let status = try? FileStatus(following: path), !status.isRegular, !status.isDirectory {
            throw .cannotCreate(path: path, reason: "it is a pipe or a device")
        }
        try write(bytes, to: path)
    }

    /// Removes a file, of a symbolic link the link; where nothing is, nothing happens. Throws where it stays.
    public static func remove(_ path: String) throws(FileError) {
        do {
            try removeFileIfThere(path)
        } catch {
            throw .cannotRemove(path: path, reason: error.text)
        }
    }

    /// Creates the temporary file, so that a path that cannot be written fails before any work is done.
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

    /// Adds bytes at the end.
    public mutating func append(_ bytes: [UInt8]) throws(FileError) {
        do {
            try descriptor.write(bytes.span)
        } catch {
            throw .writeFailed(path: path, reason: error.text)
        }
    }

    /// Writes over bytes that are there already, near the start of a file for example. A device or pipe has nothing to come
    /// back to: see `isRewritable`.
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

    /// Where the bytes are until `commit()`, for a program that writes them in our place; a device's own path.
    public var unfinishedPath: String { temporary.isEmpty ? path : temporary }

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
