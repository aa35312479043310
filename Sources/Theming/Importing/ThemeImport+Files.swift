public import FramewrightDocuments

extension ThemeImport {
    /// Imports a theme.
    ///
    /// - Parameters:
    ///   - files: the file; of an asset catalogue all that are in the folder, by their paths in it.
    ///   - format: what they are; nil finds out.
    ///   - name: of the theme; nil takes the file's own, or that of the file.
    ///   - roles: which of the file's colours to take for `background`, `tile.8`, `pet.selector` and so on, before all
    ///     others: any path below `color` that a screen asks for.
    public init(
        _ files: [ImportFile], as format: ThemeImportFormat? = nil, name: String? = nil, roles: [String: String] = [:]
    ) throws(DocumentError) {
        precondition(!files.isEmpty, "there is a file to import")
        let known = if let format { format } else { try ThemeImportFormat(of: files) }
        if format != nil, files.count == 1 { try known.check(files[0]) }
        var palette = try known.read(files)
        if let name { palette.name = name }
        try palette.prefer(roles, file: files[0].name)
        func refused(_ kind: DocumentError.Kind, _ problem: String, hint: Hint) -> DocumentError {
            DocumentError(kind, file: files[0].name, position: .start, pointer: "", problem: problem, hint: hint)
        }
        do {
            self = try ThemeBuilder(palette).build()
        } catch {
            // The position inside the generated theme would not be helpful.
            throw refused(error.kind, "no theme can be made of it: \(error.problem)", hint: error.hint)
        }
        guard theme.tokens.isEmpty else { return }
        let first = unmapped.first.map { "; \($0.source): \($0.reason)" } ?? ""
        throw refused(
            .invalid, "there is no token to import\(first)",
            hint: "is it the right file? \(.setting(.from)) says what it is")
    }
}
