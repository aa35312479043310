extension FontFamily {
    /// Returns families for font files, by the names that the files state: each family with all its files, and each
    /// face of a file of its own by its PostScript and full name, as `Font.custom` may call it.
    ///
    /// Throws `fontMissing` for a file that is not there, `fontCorrupt` for one that cannot be read or is no font.
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
