import FramewrightDrawing

// Layouts with one subview, and layers.

extension LayoutRun {
    @inline(never)
    func frameSize(_ index: Int, _ frame: FrameParameters, _ offer: Proposal) -> Size {
        if let width = frame.width, let height = frame.height { return Size(width: width, height: height) }
        let size = firstSize(index, frame.offer(offer))
        return Size(width: frame.width ?? size.width, height: frame.height ?? size.height)
    }

    @inline(never)
    func flexibleFrameSize(_ index: Int, _ frame: FlexibleFrameParameters, _ offer: Proposal) -> Size {
        if let width = frame.width.decidedLength(offer.width), let height = frame.height.decidedLength(offer.height) {
            return Size(width: width, height: height)
        }
        let size = firstSize(index, frame.offer(offer))
        return Size(
            width: frame.width.length(for: offer.width, subview: size.width),
            height: frame.height.length(for: offer.height, subview: size.height))
    }

    @inline(never)
    func paddingSize(_ index: Int, _ padding: PaddingParameters, _ offer: Proposal) -> Size {
        padding.around(firstSize(index, padding.offer(offer)))
    }

    /// Returns the size of the only child, zero if there is none.
    private func firstSize(_ index: Int, _ offer: Proposal) -> Size {
        records[index].childCount > 0 ? size(Int(records[index].firstChild), offer) : .zero
    }

    @inline(never)
    func layersSize(_ index: Int, _ layers: LayersParameters, _ offer: Proposal) -> Size {
        let (x, y) = reach(index, layers, offer)
        return Size(width: x.length, height: y.length)
    }

    /// Returns the extents of the layers before and after their common guides. Only children of the highest priority
    /// count; the others are fitted to that size.
    private func reach(_ index: Int, _ layers: LayersParameters, _ offer: Proposal) -> (x: Reach, y: Reach) {
        var (x, y) = (Reach(), Reach())
        let decisive = highestPriority(index)
        for child in children(of: index) where !(priority(of: child) < decisive) {
            let size = size(child, offer)
            x.add(size.width, guide(child, offer, size, layers.alignment.horizontal.key))
            y.add(size.height, guide(child, offer, size, layers.alignment.vertical.key))
        }
        return (x, y)
    }

    func highestPriority(_ index: Int) -> Double {
        var highest = -Double.infinity
        for child in children(of: index) { highest = max(highest, priority(of: child)) }
        return highest
    }

    /// Places all layers with the stack's size as the proposal.
    @inline(never)
    func placeLayers(_ index: Int, _ layers: LayersParameters, in bounds: Rect) {
        let offer = Proposal(bounds.size)
        let (x, y) = reach(index, layers, offer)
        for child in children(of: index) {
            let size = size(child, offer)
            let origin = Point(
                x: bounds.minX + x.before - guide(child, offer, size, layers.alignment.horizontal.key),
                y: bounds.minY + y.before - guide(child, offer, size, layers.alignment.vertical.key))
            put(child, at: origin, size, offer)
        }
    }

    /// Places a child so that its guides coincide with those of `bounds`.
    @inline(never)
    func align(_ child: Int, _ alignment: Alignment, in bounds: Rect, _ offer: Proposal) {
        let size = size(child, offer)
        let x =
            place(of: alignment.horizontal.key, in: bounds.size) - guide(child, offer, size, alignment.horizontal.key)
        let y = place(of: alignment.vertical.key, in: bounds.size) - guide(child, offer, size, alignment.vertical.key)
        put(child, at: Point(x: bounds.minX + x, y: bounds.minY + y), size, offer)
    }

    private func place(of key: AlignmentKey, in size: Size) -> Double {
        let length = key.isHorizontal ? size.width : size.height
        return key.standard?.position(in: length) ?? key.id.defaultValue(in: ViewDimensions(size: size))
    }

    @inline(never)
    func placeDecoration(_ index: Int, _ decoration: DecorationParameters, in bounds: Rect, _ offer: Proposal) {
        let primary = child(decoration.primary, of: index)
        for child in children(of: index) {
            if child == primary {
                put(child, at: bounds.origin, size(child, offer), offer)
            } else {
                align(child, decoration.alignment, in: bounds, Proposal(bounds.size))
            }
        }
    }
}
