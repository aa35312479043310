import FramewrightDrawing

/// Flattens a tree of nodes into records, breadth by breadth: siblings together, after their parent.
struct LayoutRunBuilder {
    var records: Slab<LayoutRecord>
    var tables = LayoutTables()
    /// Nodes inside each other that one run takes.
    ///
    /// Measured: measuring takes up to 620 bytes of stack a level through the engine's own layouts and 1.3 KB through
    /// foreign ones in release builds; a secondary thread has 512 KB.
    static let depthLimit = 300

    init() { records = Slab(capacity: 256) }

    /// Adds a tree; throws where it is nested too deep, before anything was measured.
    mutating func add<Payload>(_ root: LayoutNode<Payload>) throws(LayoutError) {
        let index = records.append(LayoutRecord(form: .fill, guides: [], parent: -1))
        try fill(index, root, depth: 1)
    }

    private mutating func fill<Payload>(
        _ index: Int, _ node: borrowing LayoutNode<Payload>, depth: Int
    ) throws(LayoutError) {
        guard depth <= Self.depthLimit else { throw .tooDeep(path: "", limit: Self.depthLimit) }
        describe(index, node)
        let count = node.children.count
        guard count > 0 else { return }
        var blank = LayoutRecord(form: .fill, guides: [], parent: Int32(index))
        blank.traits = []
        let first = records.append(blank, count: count)
        records[index].firstChild = Int32(first)
        records[index].childCount = Int32(count)
        for offset in 0..<count { try fill(first + offset, node.children[offset], depth: depth + 1) }
        inherit(index, from: first..<first + count)
    }

    private mutating func describe<Payload>(_ index: Int, _ node: borrowing LayoutNode<Payload>) {
        let (form, detail, guides) = tables.add(node.layout)
        records[index].form = form
        records[index].detail = Int32(detail)
        records[index].guides = guides
        records[index].priority = node.priority
        records[index].zIndex = node.zIndex
        records[index].safeAreaEdgesIgnored = UInt8(node.safeAreaEdgesIgnored.rawValue)
        records[index].safeAreaEdgesInset = UInt8(node.safeAreaEdgesInset.rawValue)
        if node.isSpacer { records[index].traits.insert(.isSpacer) }
        if let mirrors = node.mirrors { records[index].traits.insert(mirrors ? .mirrors : .keepsSides) }
        if form.isOrdinary { records[index].traits.insert(.isOrdinary) }
        if !node.values.isEmpty { tables.values[index] = node.values }
        if node.deferral != nil { tables.deferred.append(index) }
        if let spacing = node.spacing {
            tables.spacings[index] = spacing
            records[index].traits.remove(.isOrdinary)
        }
    }

    /// What holds for a node only as far as it holds for its children.
    private func inherit(_ index: Int, from children: Range<Int>) {
        for child in children {
            records[index].guides.formUnion(records[child].guides)
            if !records[child].traits.contains(.isOrdinary) { records[index].traits.remove(.isOrdinary) }
            if records[child].zIndex != 0 { records[index].traits.insert(.reorders) }
        }
    }
}
