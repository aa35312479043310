extension DocumentNode {
    /// Returns the node at a path of keys and indices, or the last existing one of the path.
    package func descendant(_ steps: [String]) -> DocumentNode {
        guard let step = steps.first, let child = child(step) else { return self }
        return DocumentNode(document: document, value: child).descendant(Array(steps.dropFirst()))
    }

    private func child(_ step: String) -> JSONValue? {
        switch value.content {
        case .object(let members): members.first { $0.key == step }?.value
        case .array(let elements): Int(step).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        default: nil
        }
    }
}
