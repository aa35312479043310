extension GraphNode {
    /// The types of the composite views from the root to this node, such as `Board/Row[3]/Cell`.
    var path: String {
        var steps: [String] = []
        var next: GraphNode? = self
        while let node = next {
            if let step = node.pathStep { steps.append(step) }
            next = node.parent
        }
        return steps.reversed().joined(separator: "/")
    }

    private var pathStep: String? {
        switch key {
        case .identity(let value): "[\(value.base)]"
        case .element(let number): "[\(number)]"
        case .content where type != Never.self: viewName(type)
        default: nil
        }
    }
}

/// Returns a type's name without its generic arguments.
func viewName(_ type: Any.Type) -> String {
    let name = "\(type)"
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
}
