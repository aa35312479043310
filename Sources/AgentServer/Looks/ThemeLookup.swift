import FramewrightDocuments
import FramewrightTheming

/// Finds the themes that agents name.
enum ThemeLookup {
    /// Returns the theme of a shipped theme's name or of a file. Pipes and devices are errors, because reading them
    /// could wait forever, or take the protocol's own input.
    static func theme(named name: String) throws -> Theme {
        let source = ThemeSource(name)
        guard source.file != nil else { return try source.theme() }
        return try ThemeLoader.load(try source.bytes(isRegular: true), name: name, folder: Folder.prefix(of: name))
    }
}
