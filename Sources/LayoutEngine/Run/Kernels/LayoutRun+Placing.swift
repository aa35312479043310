import FramewrightDrawing

extension LayoutRun {
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
