extension GraphNode {
    /// The types of the views from the root to here, without those that only pass on, such as `Board/Row[3]/Cell`.
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

/// A type's name without its generic arguments.
func viewName(_ type: Any.Type) -> String {
    let name = "\(type)"
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
}
