import Framewright

extension Session {
    /// Returns the texts on the screen in paint order.
    func texts() throws -> [String] {
        try layout().tree.nodes.compactMap { node in
            if case .text(let text) = node.payload.figure { text.string } else { nil }
        }
    }
}

extension Session {
    /// Returns the text of all drawn glyphs in paint order.
    func glyphText() throws -> String {
        try layout().displayList.items.compactMap { item in
            if case .glyphs(let run, _) = item.command { run.text } else { nil }
        }.joined()
    }
}
