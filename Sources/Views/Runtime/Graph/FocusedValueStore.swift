/// The values that the views of a screen publish for others, and the views that read them.
@MainActor
final class FocusedValueStore {
    /// A published value.
    struct Entry {
        let node: GraphNode
        /// Whether the value is published while another view, or none, is focused.
        let isOfScene: Bool
        let value: Any
        let store: (inout FocusedValues) -> Void
    }

    private struct Reader {
        weak var node: GraphNode?
    }

    /// The values of the last pass.
    private(set) var values = FocusedValues()
    private var published: [Entry] = []
    private var current: [(node: ObjectIdentifier, value: Any)] = []
    private var readers: [ObjectIdentifier: Reader] = [:]

    func addReader(_ node: GraphNode) { readers[ObjectIdentifier(node)] = Reader(node: node) }

    /// Adds a value of this pass. Views inside are added after those around them, and their values replace theirs.
    func publish(_ entry: Entry) { published.append(entry) }

    /// Takes the values published in this pass.
    ///
    /// - Returns: Whether views have read other values.
    func update(focus: GraphNode?) -> Bool {
        let active = published.filter { $0.isOfScene || focus?.isInside($0.node) == true }
        published = []
        guard !active.isEmpty || !current.isEmpty else { return false }
        values = active.reduce(into: FocusedValues()) { $1.store(&$0) }
        let next = active.map { (node: ObjectIdentifier($0.node), value: Self.comparable($0.value)) }
        let isSame =
            next.count == current.count
            && zip(next, current).allSatisfy { $0.node == $1.node && ValueComparison.isSame($0.value, $1.value) }
        current = next
        readers = readers.filter { $0.value.node != nil }
        guard !isSame, !readers.isEmpty else { return false }
        for reader in readers.values { reader.node?.markChanged() }
        return true
    }

    private static func comparable(_ value: Any) -> Any { (value as? any ValueReading)?.currentValue ?? value }
}

/// A reference to a value that is read when it is needed.
@MainActor
private protocol ValueReading {
    var currentValue: Any { get }
}

extension Binding: ValueReading {
    fileprivate var currentValue: Any { wrappedValue }
}
