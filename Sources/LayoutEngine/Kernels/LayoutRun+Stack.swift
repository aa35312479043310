import FramewrightDrawing

// The shared rules of both stacks: WWDC 2019 session 237 and objc.io's "How an HStack lays out its children".

extension LayoutRun {
    @inline(never)
    func stackSize(_ index: Int, _ stack: StackLayout, _ offer: Offer) -> Size {
        let container = Int(records[index].container)
        if records[index].traits.contains(.holdsFills), stack.alignment.standard != nil {
            return sizeOfFills(index, stack, offer)
        }
        if let share = commonShare(index, stack, offer) { return uniformSize(index, stack, offer, share) }
        divide(index, stack, offer)
        var length = containers[container].gapTotal
        for child in children(of: index) { length += records[child].length }
        return Size(
            main: length, cross: containers[container].reachBefore + containers[container].reachAfter, stack.axis)
    }

    /// What every child is offered along the stack where all are offered the same: their ideal, nothing, or no end.
    private func commonShare(_ index: Int, _ stack: StackLayout, _ offer: Offer) -> Double? {
        if !records[index].traits.contains(.knowsGaps) { findGaps(index, stack) }
        let room = offer[stack.axis] - containers[Int(records[index].container)].gapTotal
        if room.isNaN { return offer[stack.axis].isNaN ? .nan : 0 }
        if room <= 0 { return 0 }
        return room == .infinity ? .infinity : nil
    }

    /// Fills take what they are offered, in order: the sums of `divide` without its notes.
    @inline(never)
    private func sizeOfFills(_ index: Int, _ stack: StackLayout, _ offer: Offer) -> Size {
        let common = commonShare(index, stack, offer)
        let count = Int(records[index].childCount)
        guard count > 0 else { return .zero }
        var length = containers[Int(records[index].container)].gapTotal
        var remaining = offer[stack.axis] - length
        for waiting in stride(from: count, to: 0, by: -1) {
            let share = common.map { $0.isNaN ? 10 : $0 } ?? max(0, remaining) / Double(waiting)
            remaining -= share
            length += share
        }
        return Size(main: length, cross: offer.filled[stack.axis.cross], stack.axis)
    }

    @inline(never)
    private func uniformSize(_ index: Int, _ stack: StackLayout, _ offer: Offer, _ share: Double) -> Size {
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

    /// Where no breadth was proposed, the children are offered the one the stack chose, so that they can fill it.
    @inline(never)
    func placeStack(_ index: Int, _ stack: StackLayout, in bounds: Rect, _ offer: Offer) {
        var offer = offer
        let (axis, cross) = (stack.axis, stack.axis.cross)
        if offer[cross].isNaN { offer[cross] = bounds.size[cross] }
        divide(index, stack, offer)
        let guideLine = bounds.origin[cross] + containers[Int(records[index].container)].reachBefore
        var position = bounds.origin[axis]
        for child in children(of: index) {
            position += records[child].gap
            offer[axis] = records[child].share
            let size = Size(main: records[child].length, cross: records[child].breadth, axis)
            let place = guideLine - guide(child, offer, size, stack.alignment)
            put(child, at: Point(main: position, cross: place, axis: axis), size, offer)
            position += records[child].length
        }
    }

    /// Writes into the children what each is offered along the stack and how large it gets.
    @inline(never)
    private func divide(_ index: Int, _ stack: StackLayout, _ offer: Offer) {
        let container = Int(records[index].container)
        if containers[container].arranged.isSame(as: offer) { return }
        if let share = commonShare(index, stack, offer) {
            for child in children(of: index) { _ = give(child, share, stack.axis, offer) }
        } else {
            rank(index, stack.axis, offer)
            serve(index, stack.axis, offer)
        }
        let reach = reach(index, stack, offer)
        containers[container].reachBefore = reach.before
        containers[container].reachAfter = reach.after
        containers[container].arranged = offer
    }

    /// Gives a child its share and returns the length it takes.
    @inline(__always)
    func give(_ child: Int, _ share: Double, _ axis: Axis, _ offer: Offer) -> Double {
        var offer = offer
        offer[axis] = share
        let size = size(child, offer)
        records[child].share = share
        records[child].length = size[axis]
        records[child].breadth = size[axis.cross]
        return size[axis]
    }

    @inline(never)
    private func reach(_ index: Int, _ stack: StackLayout, _ offer: Offer) -> Reach {
        var offer = offer
        var reach = Reach()
        for child in children(of: index) {
            offer[stack.axis] = records[child].share
            let size = Size(main: records[child].length, cross: records[child].breadth, stack.axis)
            reach.add(records[child].breadth, guide(child, offer, size, stack.alignment))
        }
        return reach
    }
}

/// How far views reach before and after the guide they share.
struct Reach {
    private(set) var before = 0.0
    private(set) var after = 0.0
    private var isEmpty = true

    @inline(__always) mutating func add(_ length: Double, _ guide: Double) {
        // Half of an endless length and the rest of it make no number.
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
