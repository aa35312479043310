import FramewrightDocuments

/// Reads `exceptions`:
/// `{"rule": "near-duplicate", "tokens": ["color.pet.*"], "because": "the lab has these colours"}`.
struct ExceptionReader {
    let plain: DeclarationTable

    func read(_ nodes: [DocumentNode]) throws(DocumentError) -> [ThemeException] {
        try nodes.map { node throws(DocumentError) in
            var reader = try node.object()
            let ruleNode = try reader.required("rule")
            let rule: ThemeRule = try ruleNode.choice()
            guard rule != .contrast else {
                throw ruleNode.error(
                    .invalid, "contrast has no exceptions here",
                    hint: "write \"because\" beside the pair's \"min\" under \"contrast\"")
            }
            let tokens = try reader.array("tokens", count: 1...256).map { node throws(DocumentError) in try path(node) }
            let reason = try reader.required("because").string(allowingEmpty: false)
            try reader.finish()
            return ThemeException(rule: rule, tokens: tokens, reason: reason)
        }
    }

    /// Checks that a path or pattern matches a token, so that typing errors are found.
    private func path(_ node: DocumentNode) throws(DocumentError) -> String {
        let path = try node.string()
        guard path.hasSuffix("*") else {
            _ = try plain.place(of: path, mentionedBy: node)
            return path
        }
        guard plain.declarations.contains(where: { ThemeException.matches($0.path, path) }) else {
            throw node.error(.invalid, "no token begins with \"\(path.dropLast())\"", hint: "check the path")
        }
        return path
    }
}
