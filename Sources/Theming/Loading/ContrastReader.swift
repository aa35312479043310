import FramewrightDocuments
import FramewrightDrawing

/// Reads `contrast` against the resolved tokens, so that every pair refers to existing colours.
struct ContrastReader {
    let plain: DeclarationTable
    /// The token tables: the plain one first, then one for every context.
    let tables: [TokenTable]

    func read(_ nodes: [DocumentNode]) throws(DocumentError) -> [ContrastPair] {
        try nodes.map { node throws(DocumentError) in
            var reader = try node.object()
            let foreground = try path(try reader.required("fg"), mustBeOpaque: false)
            let reason = try reader.optional("because")?.string(allowingEmpty: false)
            // A pair with a reason may omit the background.
            let under = reason == nil ? try reader.required("bg") : reader.optional("bg")
            let background = try under.map { node throws(DocumentError) in try path(node, mustBeOpaque: true) }
            let minimum = try reader.double("min", in: 1...21)
            try reader.finish()
            return ContrastPair(foreground: foreground, background: background, minimum: minimum, reason: reason)
        }
    }

    private func path(_ node: DocumentNode, mustBeOpaque: Bool) throws(DocumentError) -> String {
        let path = try node.string()
        let place = try plain.place(of: path, mentionedBy: node)
        for table in tables {
            guard case .color(let color) = table.tokens[place].value else {
                throw node.error(.wrongType, "\"\(path)\" is no colour", hint: "name a token that is one")
            }
            guard !mustBeOpaque || color.opacity >= 1 else {
                throw node.error(
                    .invalid, "\"\(path)\" is translucent",
                    hint: "what is seen through it is unknown: name an opaque colour")
            }
        }
        return path
    }
}
