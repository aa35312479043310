/// Operations on folders.
public enum Folder {
    /// Returns the path up to and including its last slash. Returns an empty string for a name alone.
    public static func prefix(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// Returns true if a folder exists at the path.
    public static func exists(_ path: String) -> Bool { (try? FileStatus(following: path))?.isDirectory ?? false }

    /// Returns the paths of all files in a folder and its subfolders, relative to the folder and sorted. Hidden files
    /// are left out.
    ///
    /// Links are not followed. More than `limit` files or 16 levels are refused, and so are names that are not UTF-8.
    public static func files(in path: String, limit: Int) throws(FileError) -> [String] {
        let listing = try list(path, limit: limit)
        if let name = listing.undecodable.first {
            throw .unreadable(path: "\(path)/\(name)", reason: FileError.notUTF8)
        }
        return listing.files
    }

    /// The contents below a folder: paths relative to it, in order of their names.
    public struct Listing: Hashable, Sendable {
        /// The files that are not hidden.
        public fileprivate(set) var files: [String] = []
        /// The temporary files and folders of any kind.
        public fileprivate(set) var temporary: [String] = []
        /// The files and folders whose names are not UTF-8, as far as they can be shown. Folders among them are not
        /// looked into.
        public fileprivate(set) var undecodable: [String] = []
    }

    /// Lists a folder as `files` does, but goes on where a name is not UTF-8.
    public static func list(_ path: String, limit: Int) throws(FileError) -> Listing {
        var listing = Listing()
        var waiting = [""]
        while let folder = waiting.popLast() {
            let names: [String]
            do {
                names = try namesInFolder(folder.isEmpty ? path : "\(path)/\(folder)")
            } catch {
                throw error.isMissing ? .missing(path: path) : .unreadable(path: path, reason: error.text)
            }
            for name in names.sorted() {
                let inner = folder.isEmpty ? name : "\(folder)/\(name)"
                if name.hasPrefix(".") {
                    if TemporaryName(name) != nil { listing.temporary.append(inner) }
                    continue
                }
                // A name that is not UTF-8 was decoded into a different one.
                guard !name.contains("\u{FFFD}") || isThere("\(path)/\(inner)") else {
                    listing.undecodable.append(inner)
                    continue
                }
                guard !isSymbolicLink("\(path)/\(inner)") else { continue }
                if exists("\(path)/\(inner)"), inner.count(where: { $0 == "/" }) < 16 {
                    waiting.append(inner)
                } else {
                    listing.files.append(inner)
                }
                guard listing.files.count <= limit else { throw .tooLarge(path: path, limit: limit) }
            }
        }
        listing.files.sort()
        listing.temporary.sort()
        listing.undecodable.sort()
        return listing
    }

    /// The names of the temporary files or folders of a kind directly in a folder; none if it cannot be read.
    public static func names(of kind: TemporaryName.Kind, in path: String) -> [String] {
        ((try? namesInFolder(path)) ?? []).filter { TemporaryName($0)?.kind == kind }.sorted()
    }

    /// The names directly in a folder that are not hidden, sorted, those of folders with a trailing slash; none if it
    /// cannot be read.
    public static func entries(in path: String) -> [String] { (try? entries(reading: path)) ?? [] }

    /// The names directly in a folder, as `entries(in:)` returns them. Throws if it cannot be read.
    public static func entries(reading path: String) throws(FileError) -> [String] {
        do {
            let names = try namesInFolder(path).filter { !$0.hasPrefix(".") }
            return names.sorted().map { exists("\(path)/\($0)") ? "\($0)/" : $0 }
        } catch {
            throw error.isMissing ? .missing(path: path) : .unreadable(path: path, reason: error.text)
        }
    }

    /// Creates the missing folders of a file's path.
    ///
    /// - Returns: The created folders, outermost first.
    @discardableResult
    public static func create(for file: String) throws(FileError) -> [String] {
        var (path, made): (String, [String]) = (file.hasPrefix("/") ? "/" : "", [])
        for part in file.split(separator: "/").dropLast() {
            path += "\(part)/"
            do {
                if try SystemError.makeFolder(path) { made.append(path) }
            } catch {
                remove(made)
                throw .cannotCreate(path: file, reason: error.text)
            }
        }
        return made
    }

    /// Removes the empty folders of a file's relative path, innermost first.
    public static func removeEmpty(of file: String, in path: String) {
        var inner = prefix(of: file)
        while !inner.isEmpty {
            removeFolder("\(path)/\(inner.dropLast())")
            inner = prefix(of: String(inner.dropLast()))
        }
    }

    /// Removes a folder with its contents, as far as possible. Symbolic links are removed, not followed.
    public static func removeTree(_ path: String) { FramewrightDocuments.removeTree(path) }

    /// Removes the empty ones of the given folders, innermost first.
    static func remove(_ folders: [String]) {
        for folder in folders.reversed() { removeFolder(folder) }
    }
}
