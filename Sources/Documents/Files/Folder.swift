/// Folders on the way to a file.
public enum Folder {
    /// Everything up to and including the last slash of a path; empty for a name alone.
    public static func prefix(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// True where a folder of that path is there.
    public static func exists(_ path: String) -> Bool { (try? FileStatus(following: path))?.isDirectory ?? false }

    /// The paths of all files inside, relative to the folder, in order of their names; hidden ones are left out.
    ///
    /// Links are not followed. More than `limit` files or 16 levels are refused.
    ///
    /// - Parameter includesHidden: lists hidden files, too, but for those in hidden folders.
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
                // What was no text has become another name.
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

    /// The names of the hidden files and folders directly in a folder; none if it cannot be read.
    public static func hiddenFiles(in path: String) -> [String] {
        ((try? namesInFolder(path)) ?? []).filter { $0.hasPrefix(".") }
    }

    /// Makes every missing folder of the path of a file.
    ///
    /// - Returns: those that were made, outermost first.
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

    /// Removes the folders of a file's relative path that are empty, innermost first.
    public static func removeEmpty(of file: String, in path: String) {
        var inner = prefix(of: file)
        while !inner.isEmpty {
            removeFolder("\(path)/\(inner.dropLast())")
            inner = prefix(of: String(inner.dropLast()))
        }
    }

    /// Removes those of some folders that are empty, innermost first.
    static func remove(_ folders: [String]) {
        for folder in folders.reversed() { removeFolder(folder) }
    }
}
