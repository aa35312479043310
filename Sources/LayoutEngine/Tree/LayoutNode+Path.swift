extension LayoutNode {
    /// Returns the identity path of the node reached by these child offsets.
    func path(to offsets: [Int]) -> String {
        var node = self
        var steps = [step.description]
        for offset in offsets {
            guard node.children.indices.contains(offset) else { break }
            node = node.children[offset]
            steps.append(node.step.description)
        }
        return steps.joined(separator: "/")
    }

    /// Returns the beginning of the path to the first node that is nested too deeply.
    func pathTooDeep() -> String {
        var waiting = [(node: self, level: 0, depth: 1)]
        var steps: [String] = []
        while let (node, level, depth) = waiting.popLast() {
            steps.removeLast(steps.count - level)
            steps.append(node.step.description)
            if depth > LayoutError.depthLimit { break }
            let inner = depth + type(of: node.layout).layoutProperties.form.depth
            for child in node.children.reversed() { waiting.append((child, level + 1, inner)) }
        }
        return steps.prefix(12).joined(separator: "/") + "/..."
    }
}

extension IdentityStep: CustomStringConvertible {
    /// The key, or the index as a number.
    public var description: String {
        switch self {
        case .index(let position): "\(position)"
        case .key(let key): key
        }
    }
}
