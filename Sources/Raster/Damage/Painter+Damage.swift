public import FramewrightDrawing

extension Painter {
    /// The pixels in which the pictures of two lists may differ; empty where they are equal.
    ///
    /// Around all items that are not in both lists, or not under the same clips, transforms and layers, as far as they are
    /// painted; the whole picture where what is under a filter changes.
    public func damage(from old: DisplayList, to new: DisplayList, scale: Double) -> PixelRect? {
        guard old.size == new.size, scale > 0, let size = PixelSize(new.size, scale: scale) else { return nil }
        let (old, new) = (old.expandingLayers(of: glyphs).items, new.expandingLayers(of: glyphs).items)
        let differing = DifferingItems(old, new)
        var walk = DamageWalk(PlanWalk(scale: scale, size: size, glyphs: glyphs))
        let isKnown =
            walk.pass(new[..<differing.head])
            && walk.meet(
                old[differing.head..<old.count - differing.tail], new[differing.head..<new.count - differing.tail])
        return isKnown ? walk.damage : PixelRect(size)
    }

    /// Turns a picture of `old` into one of `list`, both over `background`, and paints no more of it than is damaged. The
    /// pixels are those of `paint(_:scale:background:)`.
    public mutating func repaint(
        _ list: DisplayList, over old: DisplayList, scale: Double, background: Color? = nil, into bitmap: inout Bitmap
    ) throws(RasterError) {
        guard let damage = damage(from: old, to: list, scale: scale), bitmap.size == PixelSize(list.size, scale: scale)
        else { return try paint(list, scale: scale, background: background, into: &bitmap) }
        guard !damage.isEmpty else { return }
        try paint(list, scale: scale, background: background, inside: damage, into: &bitmap)
    }
}

/// Follows what two lists share, and gathers where they differ.
private struct DamageWalk {
    private var walk: PlanWalk
    private(set) var damage = PixelRect.none

    init(_ walk: PlanWalk) { self.walk = walk }

    /// Items of both lists. False where the walk cannot go on.
    mutating func pass(_ items: ArraySlice<DisplayList.Item>) -> Bool {
        for item in items where item.command.levels != 0 {
            do { try walk.visit(item, 0) } catch { return false }
        }
        return true
    }

    /// Items of which some differ, nothing open at their ends, else false. Where there are as many of both, a clip, transform or layer
    /// counting as one with all it holds, each is compared with the one in its place.
    mutating func meet(
        _ old: ArraySlice<DisplayList.Item>, _ new: ArraySlice<DisplayList.Item>, depth: Int = 0
    ) -> Bool {
        guard let known = groups(of: old), let others = groups(of: new) else { return false }
        guard known.count == others.count, depth < Self.deepest else { return add(old) && add(new) }
        for (one, other) in zip(known, others) {
            let (before, after) = (old[one], new[other])
            if before.elementsEqual(after, by: { $0.command == $1.command }) { continue }
            guard before.count > 1, after.count > 1, before.first?.command == after.first?.command else {
                guard add(before), add(after) else { return false }
                continue
            }
            guard pass(after.prefix(1)),
                meet(before.dropFirst().dropLast(), after.dropFirst().dropLast(), depth: depth + 1),
                pass(after.suffix(1))
            else { return false }
        }
        return true
    }

    /// Groups in groups beyond this are taken whole: looking for their differences would cost more than it saves.
    private static let deepest = 16

    /// All of it is damage.
    private mutating func add(_ items: ArraySlice<DisplayList.Item>) -> Bool {
        for item in items {
            if item.command.levels != 0 {
                guard pass([item]) else { return false }
            } else {
                guard !walk.isUnderFilter else { return false }
                damage = damage.union(walk.pixels(of: item.command))
            }
        }
        return true
    }
}

/// Items on their own, and from what opens a group to what closes it; nil where a list closes what it never opened, or leaves
/// something open.
private func groups(of items: ArraySlice<DisplayList.Item>) -> [Range<Int>]? {
    var groups: [Range<Int>] = []
    var (start, depth) = (items.startIndex, 0)
    for index in items.indices {
        depth += items[index].command.levels
        if depth < 0 { return nil }
        if depth == 0 {
            groups.append(start..<index + 1)
            start = index + 1
        }
    }
    return depth == 0 ? groups : nil
}

/// How many items two lists share at their starts and ends, less those that open or close what lies between: there
/// everything that is opened is closed.
private struct DifferingItems {
    private(set) var head: Int
    private(set) var tail: Int

    init(_ old: [DisplayList.Item], _ new: [DisplayList.Item]) {
        head = zip(old, new).prefix { $0.command == $1.command }.count
        let most = min(old.count, new.count) - head
        tail = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0.command == $1.command }.count
        let (known, others) = (Depths(old[head..<old.count - tail]), Depths(new[head..<new.count - tail]))
        // As many levels as are closed in between must be opened before, and what is open then closed behind.
        var missing = max(-known.least, -others.least)
        var depth = known.last + missing
        while missing > 0, head > 0 {
            head -= 1
            missing -= new[head].command.levels
        }
        while depth > 0, tail > 0 {
            depth += new[new.count - tail].command.levels
            tail -= 1
        }
    }

    /// Levels open after an item, counted from the first one's.
    private struct Depths {
        private(set) var least = 0
        private(set) var last = 0

        init(_ items: ArraySlice<DisplayList.Item>) {
            for item in items {
                last += item.command.levels
                least = min(least, last)
            }
        }
    }
}

extension DisplayList.Item.Command {
    /// 1 where it opens a clip, a transform or a layer, -1 where it closes one.
    fileprivate var levels: Int {
        switch self {
        case .pushClip, .pushClipPath, .pushLayer, .pushTransform: 1
        case .pop: -1
        case .fillRect, .fillPath, .glyphs, .image: 0
        }
    }
}
