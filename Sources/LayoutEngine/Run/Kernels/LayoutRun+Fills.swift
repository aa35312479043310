import FramewrightDrawing

// Stacks that contain only fills, whose sizes equal their proposals. The rules are those of `LayoutRun+Stack.swift`,
// without measuring the children or storing their shares.

extension LayoutRun {
    /// Returns the stack's size if all children get the same proposal, which is cheaper than a lookup in the cache.
    /// Otherwise returns nil.
    @inline(never)
    func sizeOfUniformFills(_ index: Int, _ offer: Proposal) -> Size? {
        let stack = tables.stacks[Int(records[index].detail)]
        guard let share = commonShare(index, stack, offer) else { return nil }
        let count = Int(records[index].childCount)
        var length = containers[Int(records[index].container)].gapTotal
        if share.isNaN {
            for _ in 0..<count { length += 10 }
        } else {
            // The share is 0 or infinity, so adding it once equals adding it for each child.
            length += share
        }
        return Size(main: length, cross: offer.filled[stack.axis.cross], stack.axis)
    }

    /// Returns the stack's size for a proposal.
    @inline(never)
    func sizeOfFills(_ index: Int, _ stack: StackParameters, _ offer: Proposal) -> Size {
        if let size = sizeOfUniformFills(index, offer) { return size }
        var length = containers[Int(records[index].container)].gapTotal
        var remaining = offer[stack.axis] - length
        for waiting in stride(from: Int(records[index].childCount), to: 0, by: -1) {
            let share = max(0, remaining) / Double(waiting)
            remaining -= share
            length += share
        }
        return Size(main: length, cross: offer.filled[stack.axis.cross], stack.axis)
    }

    @inline(never)
    func placeFills(_ index: Int, _ stack: StackParameters, in bounds: Rect, _ offer: Proposal) {
        var offer = offer
        let (axis, cross) = (stack.axis, stack.axis.cross)
        let common = commonShare(index, stack, offer)
        var remaining = offer[axis] - containers[Int(records[index].container)].gapTotal
        let breadth = offer.filled[cross]
        let guide = stack.alignment.standard?.position(in: breadth) ?? 0
        let place = bounds.origin[cross] + guide - guide
        var position = bounds.origin[axis]
        let children = children(of: index)
        for child in children {
            position += gap(before: child, in: index)
            offer[axis] = common ?? max(0, remaining) / Double(children.upperBound - child)
            let size = Size(main: offer.filled[axis], cross: breadth, axis)
            put(child, at: Point(main: position, cross: place, axis: axis), size, offer)
            remaining -= size[axis]
            position += size[axis]
        }
    }
}
