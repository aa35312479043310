import Framewright
import Testing

/// The visible state of a board at a time, for tests of moving boards.
extension Session {
    /// Performs a swipe without a duration.
    func flick(_ direction: SwipeDirection) throws { try swipe(direction, duration: 0) }

    /// Returns a tile's frame, scale and opacity.
    func seen(_ identifier: String) throws -> (frame: Rect, scale: Double, opacity: Double) {
        let tree = try layout().tree
        let index = try #require(tree.view(identified: identifier))
        var (scale, opacity) = (1.0, 1.0)
        for node in tree.nodes[index..<tree.nodes[index].end] {
            switch node.payload.figure {
            case .layer(let layer): opacity *= layer.opacity
            case .transform(.scale(let size, _)): scale *= size.width
            default: break
            }
        }
        return (tree.nodes[index].frame, scale, opacity)
    }

    /// Returns the product of the opacities around a view.
    func opacity(around identifier: String) throws -> Double {
        let tree = try layout().tree
        var (index, opacity) = (tree.view(identified: identifier), 1.0)
        while let place = index {
            if case .layer(let layer) = tree.nodes[place].payload.figure { opacity *= layer.opacity }
            index = tree.nodes[place].parent
        }
        return opacity
    }

    /// Returns the number of tiles with an identifier that show a number; tiles to be replaced have no identifier.
    func tiles(saying text: String, named name: String) throws -> Int {
        let tree = try layout().tree
        return tree.nodes.indices.count { index in
            guard tree.nodes[index].payload.identifier == name else { return false }
            return tree.nodes[index..<tree.nodes[index].end].contains { node in
                if case .text(let shown) = node.payload.figure { shown.string == text } else { false }
            }
        }
    }

    func newTile(besides known: Set<String>) throws -> String? {
        try layout().tree.nodes.compactMap(\.payload.identifier).first {
            $0.hasPrefix("tile-") && !known.contains($0)
        }
    }

    func boardPicture() throws -> [String] {
        let tree = try layout().tree
        let board = try #require(tree.view(identified: "board"))
        return tree.nodes[board..<tree.nodes[board].end].map { "\($0.frame) \($0.payload.description)" }
    }
}
