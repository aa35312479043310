public import FramewrightDrawing

extension Painter {
    /// Returns the pixels in which the bitmaps of two lists may differ; empty if they are equal.
    ///
    /// This is the bounding box of all items that are not in both lists, or not under the same clips, transforms and
    /// layers; the whole bitmap if the input of a filter changes.
    public func damage(from old: DisplayList, to new: DisplayList, scale: Double) -> PixelRect? {
        guard old.size == new.size, scale > 0, let size = PixelSize(new.size, scale: scale) else { return nil }
        let (old, new) = (old.expandingLayers(of: glyphs).items, new.expandingLayers(of: glyphs).items)
        if old != new,
            DisplayList(size: .zero, items: old).readsBackdrop
                || DisplayList(size: .zero, items: new).readsBackdrop
        {
            return PixelRect(size)
        }
        let differing = DifferingItems(old, new)
        var walk = DamageWalk(PlanWalk(scale: scale, size: size, glyphs: glyphs))
        let isKnown =
            walk.pass(new[..<differing.head])
            && walk.meet(
                old[differing.head..<old.count - differing.tail], new[differing.head..<new.count - differing.tail])
        return isKnown ? walk.damage : PixelRect(size)
    }

    /// Turns a bitmap of `old` into one of `list`, both over `background`, painting only the damaged area. The pixels
    /// equal those of `paint(_:scale:background:)`.
    public mutating func repaint(
        _ list: DisplayList, over old: DisplayList, scale: Double, background: SRGBColor? = nil,
        into bitmap: inout Bitmap
    ) throws(RasterError) {
        guard let damage = damage(from: old, to: list, scale: scale), bitmap.size == PixelSize(list.size, scale: scale)
        else { return try paint(list, scale: scale, background: background, into: &bitmap) }
        guard !damage.isEmpty else { return }
        try paint(list, scale: scale, background: background, inside: damage, into: &bitmap)
    }
}

/// Walks through two lists and collects their differences.
private struct DamageWalk {
    private var walk: PlanWalk
    private(set) var damage = PixelRect.none

    init(_ walk: PlanWalk) { self.walk = walk }

    /// Visits common items; returns false if the walk cannot continue.
    mutating func pass(_ items: ArraySlice<DisplayList.Item>) -> Bool {
        for item in items where item.command.levels != 0 {
            do { try walk.visit(item, 0) } catch { return false }
        }
        return true
    }

    /// Compares items of which some differ; returns false if they are not balanced. If both lists have the same number
    /// of groups (a clip, transform or layer with its contents counts as one), compares them pairwise.
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

    /// The maximum depth of comparison; deeper groups count as a whole, because comparing them would cost more than it
    /// saves.
    private static let deepest = 16

    /// Adds all items to the damage.
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

/// Returns the ranges of single items and of balanced groups; nil if a group is closed without being opened, or left
/// open.
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

/// The number of common items at the start and end of two lists, without unbalanced ones: the items between are
/// balanced.
private struct DifferingItems {
    private(set) var head: Int
    private(set) var tail: Int

    init(_ old: [DisplayList.Item], _ new: [DisplayList.Item]) {
        head = zip(old, new).prefix { $0.command == $1.command }.count
        let most = min(old.count, new.count) - head
        tail = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0.command == $1.command }.count
        let (known, others) = (Depths(old[head..<old.count - tail]), Depths(new[head..<new.count - tail]))
        // Groups closed in between must be opened there, and groups left open must be closed there.
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

    /// The nesting depth after an item, relative to the first one.
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
    /// 1 if the command opens a clip, a transform or a layer, -1 if it closes one.
    fileprivate var levels: Int {
        switch self {
        case .pushClip, .pushClipPath, .pushLayer, .pushTransform: 1
        case .pop: -1
        case .fillRect, .fillPath, .glyphs, .image: 0
        }
    }
}
