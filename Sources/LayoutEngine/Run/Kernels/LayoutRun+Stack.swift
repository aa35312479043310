import FramewrightDrawing

// The rules of horizontal and vertical stacks, after WWDC 2019 session 237 and objc.io's "How an HStack lays out its
// children".

extension LayoutRun {
    @inline(never)
    func stackSize(_ index: Int, _ stack: StackParameters, _ offer: Proposal) -> Size {
        if records[index].traits.contains(.holdsFills) { return sizeOfFills(index, stack, offer) }
        if let share = commonShare(index, stack, offer) { return uniformSize(index, stack, offer, share) }
        divide(index, stack, offer)
        let container = Int(records[index].container)
        var length = containers[container].gapTotal
        for child in children(of: index) { length += spots[child].frame.size[stack.axis] }
        return Size(
            main: length, cross: containers[container].reachBefore + containers[container].reachAfter, stack.axis)
    }

    /// Returns the length proposed to every child if it is the same for all: NaN (unspecified), 0 or infinity.
    /// Otherwise returns nil.
    @inline(__always)
    func commonShare(_ index: Int, _ stack: StackParameters, _ offer: Proposal) -> Double? {
        if !records[index].traits.contains(.knowsGaps) { findGaps(index, stack) }
        let room = offer[stack.axis] - containers[Int(records[index].container)].gapTotal
        if room.isNaN { return offer[stack.axis].isNaN ? .nan : 0 }
        if room <= 0 { return 0 }
        return room == .infinity ? .infinity : nil
    }

    @inline(never)
    private func uniformSize(_ index: Int, _ stack: StackParameters, _ offer: Proposal, _ share: Double) -> Size {
        var offer = offer
        offer[stack.axis] = share
        var reach = Reach()
        var length = containers[Int(records[index].container)].gapTotal
        for child in children(of: index) {
            let size = size(child, offer)
            length += size[stack.axis]
            reach.add(size[stack.axis.cross], guide(child, offer, size, stack.alignment))
        }
        return Size(main: length, cross: reach.length, stack.axis)
    }

    /// Places the children. If no breadth was proposed, the stack's own breadth is proposed to the children, so that
    /// they can fill it.
    @inline(never)
    func placeStack(_ index: Int, _ stack: StackParameters, in bounds: Rect, _ offer: Proposal) {
        var offer = offer
        let (axis, cross) = (stack.axis, stack.axis.cross)
        if offer[cross].isNaN { offer[cross] = bounds.size[cross] }
        if records[index].traits.contains(.holdsFills) { return placeFills(index, stack, in: bounds, offer) }
        divide(index, stack, offer)
        let container = Int(records[index].container)
        let guideLine = bounds.origin[cross] + containers[container].reachBefore
        var position = bounds.origin[axis]
        for child in children(of: index) {
            position += gap(before: child, in: index)
            offer[axis] = spots[child].offer[axis]
            let size = spots[child].frame.size
            let place = guideLine - guide(child, offer, size, stack.alignment)
            put(child, at: Point(main: position, cross: place, axis: axis), size, offer)
            position += size[axis]
        }
    }

    /// Stores the length proposed to each child and its resulting size in the children's spots.
    @inline(never)
    private func divide(_ index: Int, _ stack: StackParameters, _ offer: Proposal) {
        let container = Int(records[index].container)
        if containers[container].arranged.isSame(as: offer) { return }
        if let share = commonShare(index, stack, offer) {
            for child in children(of: index) { _ = give(child, share, stack.axis, offer) }
        } else {
            shareOut(index, stack.axis, offer)
        }
        let reach = reach(index, stack, offer)
        containers[container].reachBefore = reach.before
        containers[container].reachAfter = reach.after
        containers[container].arranged = offer
    }

    /// Proposes a share to a child and returns the length that the child takes.
    @inline(__always)
    func give(_ child: Int, _ share: Double, _ axis: Axis, _ offer: Proposal) -> Double {
        var offer = offer
        offer[axis] = share
        let size = size(child, offer)
        spots[child].offer[axis] = share
        spots[child].frame.size = size
        return size[axis]
    }

    @inline(never)
    private func reach(_ index: Int, _ stack: StackParameters, _ offer: Proposal) -> Reach {
        var offer = offer
        var reach = Reach()
        for child in children(of: index) {
            offer[stack.axis] = spots[child].offer[stack.axis]
            let size = spots[child].frame.size
            reach.add(size[stack.axis.cross], guide(child, offer, size, stack.alignment))
        }
        return reach
    }
}

/// The extents of views before and after their common guide, in points.
struct Reach {
    private(set) var before = 0.0
    private(set) var after = 0.0
    private var isEmpty = true

    @inline(__always) mutating func add(_ length: Double, _ guide: Double) {
        // Infinity minus infinity is NaN.
        let rest = length == .infinity && guide == .infinity ? 0 : length - guide
        before = isEmpty ? guide : max(before, guide)
        after = isEmpty ? rest : max(after, rest)
        isEmpty = false
    }

    var length: Double { before + after }
}

extension Size {
    init(main: Double, cross: Double, _ axis: Axis) {
        self = axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
    }
}
