public import FramewrightDocuments

/// Where a theme comes from, as a user names it: `midnight`, `Themes/mine.json`.
public struct ThemeSource: Hashable, Sendable {
    public let name: String

    /// A name without a slash or an ending is a shipped theme's, anything else a file's path.
    public init(_ name: String) { self.name = name }

    /// The file's path; nil for a shipped theme.
    public var file: String? { name.contains("/") || name.contains(".") ? name : nil }

    /// The theme. Throws `FileError`, `DocumentError`, or `ThemeError` for a name nobody has.
    public func theme() throws -> Theme {
        guard file != nil else { return try Theme.shipped(named: name) }
        return try ThemeLoader.load(try bytes(), name: name, folder: Folder.prefix(of: name))
    }

    /// Its text as it is now, at most `ThemeLoader.limits.bytes`. Throws as `theme()`, where `isRegular` for a pipe too.
    public func bytes(isRegular: Bool = false) throws -> [UInt8] {
        if let file { return try InputFile.read(file, limit: ThemeLoader.limits.bytes, isRegular: isRegular) }
        return Array(try ShippedTheme(named: name).source.utf8)
    }

    /// The theme of a text, to change some of it. Throws as `ThemeLoader`.
    public func document(_ bytes: [UInt8]) throws(DocumentError) -> ThemeDocument {
        try ThemeDocument(bytes, name: file ?? "\(name).json", folder: Folder.prefix(of: name))
    }
}
