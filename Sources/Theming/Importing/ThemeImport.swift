public import FramewrightDocuments

/// A foreign theme as a theme file, and what became of everything in it.
public struct ThemeImport: Sendable {
    /// What a part of the foreign file became.
    public struct Mapping: Hashable, Sendable {
        /// As the foreign file calls it; what the token was derived from where the file has nothing of the kind.
        public let source: String
        /// The path of the token.
        public let token: String
        /// Whether the token is computed, not taken over.
        public let isDerived: Bool
    }

    /// A part of the foreign file that no token stands for, or one that no screen asks for.
    public struct Unmapped: Hashable, Sendable {
        /// As the foreign file calls it.
        public let source: String
        /// Why, and where it is kept if it is.
        public let reason: String
    }

    /// The text of the theme file.
    public let text: String
    /// What it loads as.
    public let theme: Theme
    /// In the order of the tokens.
    public let mappings: [Mapping]
    /// In the order of the foreign file.
    public let unmapped: [Unmapped]

    /// Every colour that is beyond sRGB, in any context.
    public var gamutReport: [GamutMapping] {
        var seen: Set<GamutMapping> = []
        let contexts = [nil] + theme.contexts.map { $0 }
        return contexts.flatMap { (try? theme.selecting(context: $0))?.gamutReport ?? [] }
            .filter { seen.insert($0).inserted }
    }

    /// Reads a foreign theme.
    ///
    /// - Parameters:
    ///   - files: the file; of an asset catalogue all that are in the folder, by their paths in it.
    ///   - format: what they are; nil finds out.
    ///   - name: of the theme; nil takes the file's own, or that of the file.
    ///   - roles: which of the file's colours to take for `background`, `accent` and so on, before all others.
    public init(
        _ files: [ImportFile], as format: ThemeImportFormat? = nil, name: String? = nil, roles: [String: String] = [:]
    ) throws(DocumentError) {
        precondition(!files.isEmpty, "there is a file to import")
        let known = if let format { format } else { try ThemeImportFormat(of: files) }
        var palette = try known.read(files)
        if let name { palette.name = name }
        try palette.prefer(roles, file: files[0].name)
        func refused(_ kind: DocumentError.Kind, _ problem: String, hint: String) -> DocumentError {
            DocumentError(kind, file: files[0].name, position: .start, pointer: "", problem: problem, hint: hint)
        }
        do {
            self = try ThemeBuilder(palette).build()
        } catch {
            // Where it stands in the theme that was being made tells nobody anything.
            throw refused(error.kind, "no theme can be made of it: \(error.problem)", hint: error.hint)
        }
        guard theme.tokens.isEmpty else { return }
        let first = unmapped.first.map { "; \($0.source): \($0.reason)" } ?? ""
        throw refused(
            .invalid, "there is no token to import\(first)", hint: "is it the right file? --from says what it is")
    }

    init(text: String, theme: Theme, mappings: [Mapping], unmapped: [Unmapped]) {
        (self.text, self.theme, self.mappings, self.unmapped) = (text, theme, mappings, unmapped)
    }
}

/// A file to import.
public struct ImportFile: Sendable {
    /// Its path: errors repeat it, its ending may say what it is, and files it refers to are looked for in its folder.
    public let name: String
    public let bytes: [UInt8]

    /// A file's content under its name.
    public init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
}
