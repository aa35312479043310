public import FramewrightDocuments

extension ThemeLoader {
    /// Loads a theme and resolves it completely in every context.
    ///
    /// A file whose name ends in `.tokens` or `.tokens.json` is read in the Design Tokens format (2025.10), in which
    /// groups may have any names, unless its content is a theme file. A file with `resolutionOrder` is a resolver
    /// file, whose combinations become the contexts.
    ///
    /// - Parameters:
    ///   - name: The file name for error messages.
    ///   - folder: The folder of the files to which a resolver file refers. If nil, such references are errors.
    public static func load(_ bytes: [UInt8], name: String, folder: String? = nil) throws(DocumentError) -> Theme {
        let document = try JSONDocument(parsing: bytes, file: name, limits: limits)
        if document.root["resolutionOrder"] != nil { return try ResolverDocument(document, folder: folder).theme() }
        return switch Dialect(fileNamed: name, root: document.root) {
        case .theme: try theme(in: document)
        case .designTokens: try designTokens(in: document)
        }
    }

    private static func theme(in document: JSONDocument) throws(DocumentError) -> Theme {
        var root = try document.node.object()
        let heading = try Heading(&root)
        let contexts = try ContextReader.read(&root)
        let contrast = try root.optional("contrast")?.array() ?? []
        let exceptions = try root.optional("exceptions")?.array(count: 0...1024) ?? []
        var tree = TokenTree()
        try tree.addTopGroups(of: &root)
        try root.finish()
        let plain = try DeclarationTable(tree)
        var tables = [try ReferenceResolver(plain, dialect: .theme).tokens()]
        for context in contexts {
            tables.append(try ReferenceResolver(try plain.overlaid(with: context.changes), dialect: .theme).tokens())
            try check(tables, of: document)
        }
        return Theme(
            name: heading.name, summary: heading.summary, contexts: contexts.map(\.name), tables: tables,
            contrastPairs: try ContrastReader(plain: plain, tables: tables).read(contrast),
            exceptions: try ExceptionReader(plain: plain).read(exceptions),
            remarks: heading.remarks + tree.remarks)
    }

    private static func designTokens(in document: JSONDocument) throws(DocumentError) -> Theme {
        var tree = TokenTree()
        try tree.addFile(document.node)
        let table = try ReferenceResolver(try DeclarationTable(tree), dialect: .designTokens).tokens()
        let summary: String = if case .string(let text)? = document.root["$description"]?.content { text } else { "" }
        return Theme(
            name: title(ofFileNamed: document.file), summary: summary, contexts: [], tables: [table], contrastPairs: [],
            remarks: tree.remarks)
    }

    /// The keys that describe the file.
    private struct Heading {
        let name: String
        let summary: String
        let remarks: [GroupRemarks]

        init(_ root: inout ObjectReader) throws(DocumentError) {
            _ = try root.optional("$schema")?.string()
            name = try root.required("name").string(allowingEmpty: false)
            summary = try root.optional("description")?.string() ?? ""
            let extensions = root.optional("$extensions")
            _ = try extensions?.object()
            remarks = extensions.map { [GroupRemarks(path: "", summary: nil, extensions: $0.value)] } ?? []
        }
    }
}
