import Framewright
import FramewrightDocuments
import FramewrightTheming

extension SnapshotSettings {
    /// Converts a theme name in the settings of a folder for use from the working directory: a relative path is
    /// prefixed with the folder; names of shipped themes and absolute paths stay unchanged.
    public static func path(ofTheme name: String, in folder: String) -> String {
        guard let path = ThemeSource(name).file, !path.hasPrefix("/") else { return name }
        return "\(folder)/\(path)"
    }

    /// Returns the position of a value in the settings of a folder, as
    /// `Snapshots/framewright.json:4:20 (/screens/1/theme)`.
    ///
    /// Reads the file again, because it is needed only for error messages.
    /// - Parameter steps: The keys and indices that lead to the value. If the path does not exist, its deepest
    ///   existing part counts.
    public static func place(of steps: [String], in folder: String) -> String {
        let file = "\(folder)/\(fileName)"
        guard let bytes = try? InputFile.read(file, limit: sizeLimit),
            let document = try? JSONDocument(parsing: bytes, file: file)
        else { return file }
        let node = document.node.descendant(steps)
        return "\(file):\(node.value.position) (\(node.pointer))"
    }
}
