/// Folders on the way to a file.
public enum Folder {
    /// Makes every missing folder of the path of a file.
    public static func create(for file: String) throws(FileError) {
        var path = file.hasPrefix("/") ? "/" : ""
        for part in file.split(separator: "/").dropLast() {
            path += "\(part)/"
            do {
                try SystemError.makeFolder(path)
            } catch {
                throw .cannotCreate(path: file, reason: error.text)
            }
        }
    }
}
