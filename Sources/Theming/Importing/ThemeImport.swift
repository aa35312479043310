public import FramewrightDocuments

/// A theme imported from another format, with the origin of its tokens.
public struct ThemeImport: Sendable {
    /// The origin of a token.
    public struct Mapping: Hashable, Sendable {
        /// The name in the imported file; for a derived token, the name of what it was computed from.
        public let source: String
        /// The path of the token.
        public let token: String
        /// True if the value was computed instead of taken from the file.
        public let isDerived: Bool
    }

    /// A part of the imported file without a token, or with a token that no screen uses.
    public typealias Unmapped = ThemeOmission

    /// The text of the theme file.
    public let text: String
    /// The loaded theme.
    public let theme: Theme
    /// The origins, in the order of the tokens.
    public let mappings: [Mapping]
    /// The parts without a used token, in the order of the imported file.
    public let unmapped: [Unmapped]

    /// The colours outside the sRGB gamut in any context.
    public var gamutReport: [GamutMapping] {
        var seen: Set<GamutMapping> = []
        let contexts = [nil] + theme.contexts.map { $0 }
        return contexts.flatMap { (try? theme.selecting(context: $0))?.gamutReport ?? [] }
            .filter { seen.insert($0).inserted }
    }

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

    init(text: String, theme: Theme, mappings: [Mapping], unmapped: [Unmapped]) {
        (self.text, self.theme, self.mappings, self.unmapped) = (text, theme, mappings, unmapped)
    }
}

/// A file to import.
public struct ImportFile: Sendable {
    /// The path of the file. It is used in error messages, to detect the format by its extension, and to find the
    /// files it refers to.
    public let name: String
    /// The content of the file.
    public let bytes: [UInt8]

    /// Creates a file with a name and content.
    public init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
}
