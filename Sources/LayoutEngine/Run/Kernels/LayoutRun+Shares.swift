import FramewrightDrawing

/// A stack's child that waits for its share of the stack's length.
struct ShareCandidate: BitwiseCopyable {
    let minimum: Double
    let flexibility: Double
    let priority: Double
    let child: Int32
    let isSpacer: Bool

    /// Returns the order in which children get their shares. Spacers come last regardless of priority; then by
    /// descending priority and ascending flexibility. Infinitely flexible children are ordered by descending minimum,
    /// equal ones by source order.
    @inline(__always) func isServed(before other: ShareCandidate) -> Bool {
        if isSpacer != other.isSpacer { return !isSpacer }
        if priority != other.priority { return priority > other.priority }
        if flexibility != other.flexibility { return flexibility < other.flexibility }
        if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
        return child < other.child
    }

    @inline(__always) func ranks(with other: ShareCandidate) -> Bool {
        priority == other.priority && isSpacer == other.isSpacer
    }
}

// A stack divides its length by priority, then by flexibility: the least flexible child first, each getting an equal
// share of the remaining length. Candidates are stored on a stack shared by the run, those of inner stacks above those
// of outer ones.

extension LayoutRun {
    /// Divides a finite length among the children.
    @inline(never)
    func shareOut(_ index: Int, _ axis: Axis, _ offer: Proposal) {
        let children = children(of: index)
        let room = offer[axis] - containers[Int(records[index].container)].gapTotal
        if children.count == 1 {
            _ = give(children.lowerBound, max(0, room), axis, offer)
        } else {
            let first = candidates.count
            let reserved = rank(children, axis, offer)
            serve(first..<candidates.count, room, reserved, axis, offer)
            candidates.removeLast(children.count)
        }
    }

    /// Pushes the children in the order they get their shares, and returns the sum of their minimum lengths.
    private func rank(_ children: Range<Int>, _ axis: Axis, _ offer: Proposal) -> Double {
        var (smallest, largest) = (offer, offer)
        smallest[axis] = 0
        largest[axis] = .infinity
        var sum = 0.0
        let first = candidates.count
        for child in children {
            let minimum = size(child, smallest)[axis]
            let flexibility = size(child, largest)[axis] - minimum
            sum += minimum
            let candidate = ShareCandidate(
                minimum: minimum, flexibility: flexibility.isNaN ? 0 : flexibility, priority: priority(of: child),
                child: Int32(child), isSpacer: records[child].traits.contains(.isSpacer))
            let slot = candidates.append(candidate)
            if children.count <= 64 { sink(candidate, from: slot, to: first) }
        }
        if children.count > 64 { sortMany(first) }
        return sum
    }

    /// A step of an insertion sort, because there are few children and they are mostly in order.
    @inline(__always)
    private func sink(_ candidate: ShareCandidate, from last: Int, to first: Int) {
        var slot = last
        while slot > first, candidate.isServed(before: candidates[slot - 1]) {
            candidates[slot] = candidates[slot - 1]
            slot -= 1
        }
        if slot != last { candidates[slot] = candidate }
    }

    @inline(never)
    private func sortMany(_ first: Int) {
        let slots = first..<candidates.count
        let order = slots.map { candidates[$0] }.sorted { $0.isServed(before: $1) }
        for (slot, candidate) in zip(slots, order) { candidates[slot] = candidate }
    }

    /// Divides the length among groups of equal rank. Each group shares the length that remains after the minimum
    /// lengths of all later groups.
    private func serve(_ slots: Range<Int>, _ room: Double, _ minima: Double, _ axis: Axis, _ offer: Proposal) {
        var (remaining, reserved) = (room, minima)
        var start = slots.lowerBound
        while start < slots.upperBound {
            let end = groupEnd(start, slots.upperBound, &reserved)
            for slot in start..<end {
                let share = max(0, remaining - reserved) / Double(end - slot)
                remaining -= give(Int(candidates[slot].child), share, axis, offer)
            }
            start = end
        }
    }

    /// Returns the end of the group that begins at `start`, and subtracts its minimum lengths from `reserved`.
    private func groupEnd(_ start: Int, _ last: Int, _ reserved: inout Double) -> Int {
        let leader = candidates[start]
        var end = start
        while end < last, candidates[end].ranks(with: leader) {
            reserved -= candidates[end].minimum
            end += 1
        }
        if end == last { reserved = 0 }
        // A NaN priority is not equal even to itself.
        return max(end, start + 1)
    }
}

extension LayoutRun {
    /// Discards a stack's cached shares, because a layout of another type may have computed them.
    func forgetDivision(_ index: Int) {
        let container = Int(records[index].container)
        records[index].traits.remove(.knowsGaps)
        containers[container].gapTotal = 0
        containers[container].gap = 0
        containers[container].arranged = Proposal(width: -1, height: -1)
    }
}
