import FramewrightDocuments

/// A named overlay of the token tree.
struct ContextReader {
    let name: String
    let changes: TokenTree

    /// Reads `contexts`. An empty context is another name for the plain values.
    static func read(_ root: inout ObjectReader) throws(DocumentError) -> [ContextReader] {
        guard let node = root.optional("contexts") else { return [] }
        let contexts = try node.object()
        guard contexts.members.count <= ThemeLoader.maximumContexts else {
            throw node.error(.outOfRange, "there are more than \(ThemeLoader.maximumContexts) contexts")
        }
        return try contexts.members.map { member throws(DocumentError) in
            var overlay = try DocumentNode(document: node.document, value: member.value).object()
            var changes = TokenTree(allowsExtending: false)
            try changes.addTopGroups(of: &overlay)
            try overlay.finish()
            return ContextReader(name: member.key, changes: changes)
        }
    }
}
