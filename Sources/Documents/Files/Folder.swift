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
    /// Symbolic links are not followed. Throws for more than `limit` files. Folders are followed down to 16 levels; a
    /// deeper one is listed like a file.
    ///
    /// - Parameter includesHidden: If true, includes hidden files, except those in hidden folders.
    public static func files(
        in path: String, limit: Int, includesHidden: Bool = false
    ) throws(FileError) -> [String] {
        var files: [String] = []
        var waiting = [""]
        while let folder = waiting.popLast() {
            let names: [String]
            do {
                names = try namesInFolder(folder.isEmpty ? path : "\(path)/\(folder)")
            } catch {
                throw error.isMissing ? .missing(path: path) : .unreadable(path: path, reason: error.text)
            }
            for name in names.sorted() where includesHidden || !name.hasPrefix(".") {
                let inner = folder.isEmpty ? name : "\(folder)/\(name)"
                // Invalid UTF-8 in a name was replaced, so the file cannot be found by that name.
                guard !name.contains("\u{FFFD}") || isThere("\(path)/\(inner)") else {
                    throw .unreadable(path: "\(path)/\(inner)", reason: "its name is not UTF-8")
                }
                guard !isSymbolicLink("\(path)/\(inner)") else { continue }
                if name.hasPrefix("."), exists("\(path)/\(inner)") { continue }
                if exists("\(path)/\(inner)"), inner.count(where: { $0 == "/" }) < 16 {
                    waiting.append(inner)
                } else {
                    files.append(inner)
                }
                guard files.count <= limit else { throw .tooLarge(path: path, limit: limit) }
            }
        }
        return files.sorted()
    }

    /// Returns the names of the hidden files and folders directly in a folder. Returns none if it cannot be read.
    public static func hiddenFiles(in path: String) -> [String] {
        ((try? namesInFolder(path)) ?? []).filter { $0.hasPrefix(".") }
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

    /// Removes the empty ones of the given folders, innermost first.
    static func remove(_ folders: [String]) {
        for folder in folders.reversed() { removeFolder(folder) }
    }
}
