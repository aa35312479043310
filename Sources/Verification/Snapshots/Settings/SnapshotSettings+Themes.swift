import Framewright
import FramewrightDocuments
import FramewrightTheming

extension SnapshotSettings {
    /// A theme as the settings of a folder name it, in the words of the working folder: a relative path begins at the folder of
    /// the settings, a shipped theme's name and an absolute path stay what they are.
    public static func path(ofTheme name: String, in folder: String) -> String {
        guard let path = ThemeSource(name).file, !path.hasPrefix("/") else { return name }
        return "\(folder)/\(path)"
    }

    /// Where the settings of a folder say something, as `Snapshots/framewright.json:4:20 (/screens/1/theme)`.
    ///
    /// The file is read again: only errors ask.
    /// - Parameter steps: keys and indices that lead there, as far as they are there.
    public static func place(of steps: [String], in folder: String) -> String {
        let file = "\(folder)/\(fileName)"
        guard let bytes = try? InputFile.read(file, limit: sizeLimit),
            let document = try? JSONDocument(parsing: bytes, file: file)
        else { return file }
        let node = document.node.descendant(steps)
        return "\(file):\(node.value.position) (\(node.pointer))"
    }
}
