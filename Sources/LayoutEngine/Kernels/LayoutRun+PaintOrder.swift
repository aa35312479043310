/// A node's place among those that are shown.
struct PaintSlot {
    /// Of its record.
    var index: Int32
    /// Of its parent's slot; -1 for the root.
    var parent: Int32
    /// One past the slot of its last descendant.
    var end: Int32
}

extension LayoutRun {
    /// All nodes that are shown: parents before children, siblings from the lowest `zIndex` to the highest.
    func paintOrder() -> [PaintSlot] {
        var slots: [PaintSlot] = []
        slots.reserveCapacity(records.count)
        var waiting: [(index: Int, parent: Int)] = [(0, -1)]
        while let (index, parent) = waiting.popLast() {
            if records[index].traits.contains(.isOmitted) { continue }
            let slot = slots.count
            slots.append(PaintSlot(index: Int32(index), parent: Int32(parent), end: Int32(slot + 1)))
            if records[index].traits.contains(.reorders) {
                for child in sortedChildren(of: index).reversed() { waiting.append((child, slot)) }
            } else {
                for child in children(of: index).reversed() { waiting.append((child, slot)) }
            }
        }
        for slot in slots.indices.reversed() {
            let parent = Int(slots[slot].parent)
            if parent >= 0 { slots[parent].end = max(slots[parent].end, slots[slot].end) }
        }
        return slots
    }

    /// Equal indices keep their order.
    private func sortedChildren(of index: Int) -> [Int] {
        children(of: index).sorted { left, right in
            let (low, high) = (tables.zIndices[left] ?? 0, tables.zIndices[right] ?? 0)
            return low == high ? left < right : low < high
        }
    }
}
