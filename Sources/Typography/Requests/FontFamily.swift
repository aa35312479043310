/// A family of font files, static or variable, whose name `FontDescriptor.family` may contain once a `FontLibrary`
/// has it.
///
/// The weight, width and slant of the faces are read from the files on first use. A face is chosen by slant, then
/// width, then weight. Axes of variable fonts (`wght`, `wdth`, `slnt`, `ital`, `opsz`) are set to the requested
/// values. Missing styles are synthesized: italic by skewing, bold by thicker outlines; `FontID.synthesis` returns
/// them. Different files must have different PostScript names, because glyphs are looked up by them.
public struct FontFamily: Hashable, Sendable {
    /// The name, compared case-insensitively. It takes precedence over an equal name in `FontTable`.
    public let name: String
    /// The TrueType or OpenType files and collections: absolute paths, or relative to the library's directories.
    public let files: [String]

    /// Creates a family of font files.
    public init(_ name: String, files: [String]) {
        self.name = name
        self.files = files
    }

    /// Returns families for font files, by the names that the files state: each family with all its files, and each
    /// face of a file of its own by its PostScript and full name, as `Font.custom` may call it.
    ///
    /// Throws `fontMissing` for a file that is not there, `fontCorrupt` for one that is no font.
    ///
    /// ```swift
    /// let fonts = FontLibrary(families: try FontFamily.families(ofFiles: ["/home/me/Lobster-Regular.ttf"]))
    /// ```
    public static func families(ofFiles paths: [String]) throws(TypographyError) -> [FontFamily] {
        var names: [String] = []
        var files: [String: [String]] = [:]
        for path in paths.map(absolutePath(of:)) {
            guard let file = try FontFile(path: path) else {
                throw .fontMissing(file: path, package: nil, searched: [])
            }
            for name in try file.fontNames {
                let key = name.lowercased()
                if files[key] == nil { names.append(name) }
                if files[key]?.last != path { files[key, default: []].append(path) }
            }
        }
        return names.map { FontFamily($0, files: files[$0.lowercased()] ?? []) }
    }
}
