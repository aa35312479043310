import FramewrightDrawing

// The shared rules of both stacks: WWDC 2019 session 237 and objc.io's "How an HStack lays out its children".

extension LayoutRun {
    func stackSize(_ index: Int, _ stack: StackLayout, _ offer: Offer) -> Size {
        if let share = commonShare(index, stack, offer) { return uniformSize(index, stack, offer, share) }
        divide(index, stack, offer)
        var length = records[index].gapTotal
        for child in children(of: index) { length += records[child].length }
        return Size(main: length, cross: records[index].reachBefore + records[index].reachAfter, stack.axis)
    }

    /// What every child is offered along the stack where all are offered the same: their ideal, nothing, or no end.
    private func commonShare(_ index: Int, _ stack: StackLayout, _ offer: Offer) -> Double? {
        if !records[index].traits.contains(.knowsGaps) { findGaps(index, stack) }
        let room = offer[stack.axis] - records[index].gapTotal
        if room.isNaN { return offer[stack.axis].isNaN ? .nan : 0 }
        if room <= 0 { return 0 }
        return room == .infinity ? .infinity : nil
    }

    private func uniformSize(_ index: Int, _ stack: StackLayout, _ offer: Offer, _ share: Double) -> Size {
        var offer = offer
        offer[stack.axis] = share
        var reach = Reach()
        var length = records[index].gapTotal
        for child in children(of: index) {
            let size = size(child, offer)
            length += size[stack.axis]
            reach.add(size[stack.axis.cross], guide(child, offer, size, stack.alignment))
        }
        return Size(main: length, cross: reach.before + reach.after, stack.axis)
    }

    /// Where no breadth was proposed, the children are offered the one the stack chose, so that they can fill it.
    func placeStack(_ index: Int, _ stack: StackLayout, in bounds: Rect, _ offer: Offer) {
        var offer = offer
        if offer[stack.axis.cross].isNaN { offer[stack.axis.cross] = bounds.size[stack.axis.cross] }
        divide(index, stack, offer)
        let guideLine = bounds.origin[stack.axis.cross] + records[index].reachBefore
        var position = bounds.origin[stack.axis]
        for child in children(of: index) {
            position += records[child].gap
            var share = offer
            share[stack.axis] = records[child].share
            let size = size(child, share)
            let cross = guideLine - guide(child, share, size, stack.alignment)
            put(child, at: Point(main: position, cross: cross, axis: stack.axis), size, share)
            position += records[child].length
        }
    }

    /// Writes into the children what each is offered along the stack and how long it gets.
    private func divide(_ index: Int, _ stack: StackLayout, _ offer: Offer) {
        if records[index].arranged.isSame(as: offer) { return }
        if let share = commonShare(index, stack, offer) {
            for child in children(of: index) { records[child].share = share }
        } else {
            rank(index, stack.axis, offer)
            serve(index, stack.axis, offer)
        }
        measure(index, stack, offer)
        records[index].arranged = offer
    }

    private func measure(_ index: Int, _ stack: StackLayout, _ offer: Offer) {
        var offer = offer
        var reach = Reach()
        for child in children(of: index) {
            offer[stack.axis] = records[child].share
            let size = size(child, offer)
            records[child].length = size[stack.axis]
            reach.add(size[stack.axis.cross], guide(child, offer, size, stack.alignment))
        }
        records[index].reachBefore = reach.before
        records[index].reachAfter = reach.after
    }
}

/// How far views reach before and after the guide they share.
private struct Reach {
    private(set) var before = 0.0
    private(set) var after = 0.0
    private var isEmpty = true

    @inline(__always) mutating func add(_ length: Double, _ guide: Double) {
        before = isEmpty ? guide : max(before, guide)
        after = isEmpty ? length - guide : max(after, length - guide)
        isEmpty = false
    }
}

extension Size {
    init(main: Double, cross: Double, _ axis: Axis) {
        self = axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
    }
}
