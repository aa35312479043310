import FramewrightDrawing

/// The safe area around a node (`safe`), the area up to which nodes that ignore it extend (`full`), and the visible
/// size of the nearest scroll view (`container`).
struct PlacementContext {
    var safe: Rect
    var full: Rect
    var container: Size
    /// The axes along which the node can be scrolled, so that it does not extend into the unsafe area.
    var scrolled: Axis.Set = []
}

/// The changes of a child's surroundings relative to its parent's.
struct ContextChange {
    /// The insets of the parent's bounds that become unsafe area.
    var insets = EdgeInsets.zero
    var scrolled: Axis.Set = []
    var container: Size?
}

extension LayoutRun {
    /// Sets the root's frame on the screen.
    func placeRoot() {
        let area = screen.safeBounds
        contexts = [PlacementContext(safe: area, full: screen.bounds, container: area.size)]
        let offer = Proposal(area.size)
        let size = size(0, offer)
        let origin = Point(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
        put(0, at: origin, size, offer)
        settle(0, mirrors: false)
    }

    /// Places the children of a node whose frame is final.
    func placeChildren(of index: Int) {
        let bounds = spots[index].frame
        placeChildren(index, in: bounds, spots[index].offer)
        let mirrors = records[index].traits.contains(.mirrors)
        for child in children(of: index) {
            records[child].context = records[index].context
            if !contextChanges.isEmpty, let passage = contextChanges[child] {
                lead(child, through: passage, in: bounds, mirrors)
            }
            if mirrors {
                let frame = spots[child].frame
                spots[child].frame.origin.x = bounds.minX + bounds.maxX - frame.maxX
            }
            settle(child, mirrors: mirrors)
        }
    }

    /// Completes a frame: extends it into the unsafe area and passes mirroring on to its children.
    private func settle(_ index: Int, mirrors: Bool) {
        if records[index].safeAreaEdgesIgnored | records[index].safeAreaEdgesInset != 0 { extend(index, mirrors) }
        if mirrors, !records[index].traits.contains(.keepsSides) { records[index].traits.insert(.mirrors) }
    }

    /// Places the children in `bounds` by the node's layout. Children that a custom layout does not place are centred.
    func placeChildren(_ index: Int, in bounds: Rect, _ offer: Proposal) {
        let detail = Int(records[index].detail)
        switch records[index].form {
        case .stack: placeStack(index, tables.stacks[detail], in: bounds, offer)
        case .layers: placeLayers(index, tables.layers[detail], in: bounds)
        case .decoration: placeDecoration(index, tables.decorations[detail], in: bounds, offer)
        case .frame:
            let (alignment, inner) = (tables.frames[detail].alignment, tables.frames[detail].offer(offer))
            for child in children(of: index) { align(child, alignment, in: bounds, inner) }
        case .flexibleFrame:
            let (alignment, inner) = flexibleOffer(detail, offer)
            for child in children(of: index) { align(child, alignment, in: bounds, inner) }
        case .padding:
            let (inner, origin) = (tables.paddings[detail].offer(offer), tables.paddings[detail].origin(in: bounds))
            for child in children(of: index) { put(child, at: origin, size(child, inner), inner) }
        case .fill, .square, .spacer, .leaf, .erased: centre(children(of: index), in: bounds, offer)
        case .general: placeByLayout(index, in: bounds, offer)
        }
    }

    @inline(never)
    private func flexibleOffer(_ detail: Int, _ offer: Proposal) -> (alignment: Alignment, inner: Proposal) {
        let frame = tables.flexibleFrames[detail]
        return (frame.alignment, frame.offer(offer))
    }

    @inline(never)
    private func placeByLayout(_ index: Int, in bounds: Rect, _ offer: Proposal) {
        let children = children(of: index)
        for child in children { records[child].traits.subtract([.isPlaced, .isOmitted]) }
        box(index).placeSubviews(in: bounds, proposal: offer.proposal)
        for child in children where !records[child].traits.contains(.isPlaced) {
            centre(child..<child + 1, in: bounds, offer)
        }
    }

    @inline(never)
    private func centre(_ children: Range<Int>, in bounds: Rect, _ offer: Proposal) {
        for child in children {
            let size = size(child, offer)
            put(child, at: Point(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), size, offer)
        }
    }

    @inline(__always)
    func put(_ index: Int, at origin: Point, _ size: Size, _ offer: Proposal) {
        spots[index].frame = Rect(origin: origin, size: size)
        spots[index].offer = offer
        records[index].traits.insert(.isPlaced)
    }
}
