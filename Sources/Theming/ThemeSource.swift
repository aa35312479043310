public import FramewrightDocuments

/// The source of a theme as named by a user: `midnight`, `Themes/mine.json`.
public struct ThemeSource: Hashable, Sendable {
    /// The name of a shipped theme, or the path of a file.
    public let name: String

    /// Creates a source. A name with a slash or a dot is the path of a file, any other the name of a shipped theme.
    public init(_ name: String) { self.name = name }

    /// The path of the file, or nil for a shipped theme.
    public var file: String? { name.contains("/") || name.contains(".") ? name : nil }

    /// Loads the theme. Throws `FileError`, `DocumentError`, or `ThemeError` for an unknown name.
    public func theme() throws -> Theme {
        guard file != nil else { return try Theme.shipped(named: name) }
        return try ThemeLoader.load(try bytes(), name: name, folder: Folder.prefix(of: name))
    }

    /// Returns the present text, at most `ThemeLoader.limits.bytes` long. Throws the errors of `theme()`; if
    /// `isRegular` is true, a pipe is an error too.
    public func bytes(isRegular: Bool = false) throws -> [UInt8] {
        if let file { return try InputFile.read(file, limit: ThemeLoader.limits.bytes, isRegular: isRegular) }
        return Array(try ShippedTheme(named: name).source.utf8)
    }

    /// Returns an editable theme document with a text. Throws the errors of `ThemeLoader`.
    public func document(_ bytes: [UInt8]) throws(DocumentError) -> ThemeDocument {
        try ThemeDocument(bytes, name: file ?? "\(name).json", folder: Folder.prefix(of: name))
    }
}
