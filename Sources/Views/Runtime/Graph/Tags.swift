import FramewrightLayoutEngine

/// The tags of a picker's options. A node stores the index of its tag.
@MainActor
final class Tags {
    private var values: [AnyHashable] = []

    /// Tags nodes with a value, unless they have an inner tag.
    func tagged(_ nodes: [ViewNode], _ value: AnyHashable) -> [ViewNode] {
        values.append(value)
        var nodes = nodes
        for index in nodes.indices where nodes[index].payload.tag == nil { nodes[index].payload.tag = values.count - 1 }
        return nodes
    }

    func value(of node: ViewNode) -> AnyHashable? { node.payload.tag.map { values[$0] } }
}
