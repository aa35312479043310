import Framewright

extension Session {
    /// The texts on the screen, in paint order.
    func texts() throws -> [String] {
        try layout().tree.nodes.compactMap { node in
            if case .text(let text) = node.payload.figure { text.string } else { nil }
        }
    }
}
