import Framewright

extension ScreenLayout {
    /// Returns the product of the opacities of all layers around a view; nil if there is no such view.
    func opacity(of identifier: String) -> Double? { tree.view(identified: identifier).map(opacity(of:)) }

    /// Returns the opacity of the first text with this string.
    func opacity(ofText text: String) -> Double? {
        tree.nodes.firstIndex { node in
            if case .text(let figure) = node.payload.figure { figure.string == text } else { false }
        }.map(opacity(of:))
    }

    func opacity(of index: Int) -> Double {
        var (opacity, next) = (1.0, Optional(index))
        while let index = next {
            if case .layer(let layer) = tree.nodes[index].payload.figure { opacity *= layer.opacity }
            next = tree.nodes[index].parent
        }
        return opacity
    }
}
