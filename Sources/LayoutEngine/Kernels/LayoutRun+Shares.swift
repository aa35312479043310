import FramewrightDrawing

// How a stack shares its length out: priorities first, then the least flexible first, each an equal share of what is
// left. The order lies in the children's own records, because only their stack looks at it.

extension LayoutRun {
    /// Finds each child's smallest length and flexibility, and the order they are served in.
    @inline(never)
    func rank(_ index: Int, _ axis: Axis, _ offer: Offer) {
        let children = children(of: index)
        guard children.count > 1 else {
            for child in children { records[child].minimum = 0 }
            return
        }
        var (smallest, largest) = (offer, offer)
        smallest[axis] = 0
        largest[axis] = .infinity
        for child in children {
            let minimum = size(child, smallest)[axis]
            let flexibility = size(child, largest)[axis] - minimum
            records[child].minimum = minimum
            records[child].flexibility = flexibility.isNaN ? 0 : flexibility
        }
        if children.count > 64 { sortMany(children) } else { sortFew(children) }
    }

    /// Insertion sort: children are few and mostly in order.
    @inline(never)
    private func sortFew(_ children: Range<Int>) {
        let first = children.lowerBound
        for offset in 0..<children.count {
            var slot = first + offset
            while slot > first, isServed(first + offset, before: first + Int(records[slot - 1].served)) {
                records[slot].served = records[slot - 1].served
                slot -= 1
            }
            records[slot].served = Int32(offset)
        }
    }

    @inline(never)
    private func sortMany(_ children: Range<Int>) {
        let order = children.sorted { isServed($0, before: $1) }
        for (slot, child) in zip(children, order) { records[slot].served = Int32(child - children.lowerBound) }
    }

    /// Spacers come last whatever their priority. Among equals the larger minimum, then source order.
    private func isServed(_ left: Int, before right: Int) -> Bool {
        let isSpacer = records[left].traits.contains(.isSpacer)
        if isSpacer != records[right].traits.contains(.isSpacer) { return !isSpacer }
        if records[left].priority != records[right].priority {
            return records[left].priority > records[right].priority
        }
        let (flexibility, other) = (records[left].flexibility, records[right].flexibility)
        if flexibility != other { return flexibility < other }
        if flexibility == .infinity, records[left].minimum != records[right].minimum {
            return records[left].minimum > records[right].minimum
        }
        return left < right
    }

    /// Every group of equal rank shares what is left after the smallest lengths of all later groups.
    @inline(never)
    func serve(_ index: Int, _ axis: Axis, _ offer: Offer) {
        let children = children(of: index)
        var remaining = offer[axis] - containers[Int(records[index].container)].gapTotal
        var reserved = 0.0
        for child in children { reserved += records[child].minimum }
        var start = children.lowerBound
        while start < children.upperBound {
            let end = groupEnd(start, children, &reserved)
            for slot in start..<end {
                let child = children.lowerBound + (children.count > 1 ? Int(records[slot].served) : 0)
                remaining -= give(child, max(0, remaining - reserved) / Double(end - slot), axis, offer)
            }
            start = end
        }
    }

    /// One past the last slot whose child has the rank of the one at `start`; takes their minima off `reserved`.
    @inline(never)
    private func groupEnd(_ start: Int, _ children: Range<Int>, _ reserved: inout Double) -> Int {
        guard children.count > 1 else {
            reserved = 0
            return children.upperBound
        }
        let leader = children.lowerBound + Int(records[start].served)
        var end = start
        while end < children.upperBound {
            let child = children.lowerBound + Int(records[end].served)
            guard records[child].priority == records[leader].priority,
                records[child].traits.contains(.isSpacer) == records[leader].traits.contains(.isSpacer)
            else { break }
            reserved -= records[child].minimum
            end += 1
        }
        if end == children.upperBound { reserved = 0 }
        // A priority that is not a number equals nothing, not even itself.
        return max(end, start + 1)
    }
}

extension LayoutRun {
    /// Another layout may have divided the node's length: what is known of it does not count.
    func forgetDivision(_ index: Int) {
        records[index].traits.remove(.knowsGaps)
        containers[Int(records[index].container)].gapTotal = 0
        for child in children(of: index) { records[child].gap = 0 }
        containers[Int(records[index].container)].arranged = Offer(width: -1, height: -1)
    }
}
