public import FramewrightDocuments

/// Reads theme files.
public enum ThemeLoader {
    /// A theme file is a few kilobytes; these keep a hostile one from costing more than a moment.
    public static let limits = JSONLimits(bytes: 1 << 20, depth: 32)
    static let mostContexts = 16

    /// The theme in `bytes`, completely resolved in every context; `name` is the file's name in errors.
    public static func load(_ bytes: [UInt8], name: String) throws(DocumentError) -> Theme {
        let document = try JSONDocument(parsing: bytes, file: name, limits: limits)
        var root = try document.node.object()
        let heading = try Heading(&root)
        let contexts = try ContextReader.read(&root)
        let contrast = try root.optional("contrast")?.array() ?? []
        let declarations = try TokenTree.read(&root)
        try root.finish()
        let index = DeclarationIndex(declarations)
        let overlays = try contexts.map { context throws(DocumentError) in try index.overlay(context.declarations) }
        let tables = try ([declarations] + overlays).map { table throws(DocumentError) in
            try AliasResolver(table, index: index).tokens()
        }
        return Theme(
            name: heading.name, summary: heading.summary, contexts: contexts.map(\.name), tables: tables,
            indices: index.indices, contrastPairs: try ContrastReader(index: index, tables: tables).read(contrast))
    }

    /// The keys that say what the file is.
    private struct Heading {
        let name: String
        let summary: String

        init(_ root: inout ObjectReader) throws(DocumentError) {
            _ = try root.optional("$schema")?.string()
            name = try root.required("name").string(allowingEmpty: false)
            summary = try root.optional("description")?.string() ?? ""
            _ = try root.optional("$extensions")?.object()
        }
    }
}
