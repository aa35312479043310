public import FramewrightDrawing

extension Painter {
    /// The pixels in which the pictures of two lists may differ; empty where they are equal.
    ///
    /// Around all items that are not in both lists, as far as they are painted; the whole picture where a clip, a transform
    /// or a layer changes, or what is under a filter.
    public func damage(from old: DisplayList, to new: DisplayList, scale: Double) -> PixelRect? {
        guard old.size == new.size, scale > 0, let size = PixelSize(new.size, scale: scale) else { return nil }
        let (old, new) = (old.expandingLayers(of: glyphs).items, new.expandingLayers(of: glyphs).items)
        let head = zip(old, new).prefix { $0.command == $1.command }.count
        let most = min(old.count, new.count) - head
        let tail = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0.command == $1.command }.count
        var walk = DamageWalk(PlanWalk(scale: scale, size: size, glyphs: glyphs))
        let isKnown =
            walk.pass(new[..<head]) && walk.meet(old[head..<old.count - tail], new[head..<new.count - tail])
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
        for item in items where item.command.opensOrCloses {
            do { try walk.visit(item, 0) } catch { return false }
        }
        return true
    }

    /// Items of which some differ. Where there are as many of both, each is compared with the one in its place.
    mutating func meet(_ old: ArraySlice<DisplayList.Item>, _ new: ArraySlice<DisplayList.Item>) -> Bool {
        guard old.count == new.count else { return add(old) && add(new) }
        for (one, other) in zip(old, new) {
            if one.command == other.command {
                guard pass([other]) else { return false }
            } else {
                guard add([one]), add([other]) else { return false }
            }
        }
        return true
    }

    private mutating func add(_ items: ArraySlice<DisplayList.Item>) -> Bool {
        for item in items {
            guard !item.command.opensOrCloses, !walk.isUnderFilter else { return false }
            damage = damage.union(walk.pixels(of: item.command))
        }
        return true
    }
}

extension DisplayList.Item.Command {
    fileprivate var opensOrCloses: Bool {
        switch self {
        case .pushClip, .pushClipPath, .pushLayer, .pushTransform, .pop: true
        case .fillRect, .fillPath, .glyphs, .image: false
        }
    }
}
