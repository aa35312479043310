import FramewrightDrawing

// Boxes around one view, and views on top of each other.

extension LayoutRun {
    func frameSize(_ index: Int, _ frame: FrameLayout, _ offer: Offer) -> Size {
        if let width = frame.width, let height = frame.height { return Size(width: width, height: height) }
        let size = firstSize(index, frame.offer(offer))
        return Size(width: frame.width ?? size.width, height: frame.height ?? size.height)
    }

    func flexibleFrameSize(_ index: Int, _ frame: FlexibleFrameLayout, _ offer: Offer) -> Size {
        if let width = frame.width.decidedLength(offer.width), let height = frame.height.decidedLength(offer.height) {
            return Size(width: width, height: height)
        }
        let size = firstSize(index, frame.offer(offer))
        return Size(
            width: frame.width.length(for: offer.width, subview: size.width),
            height: frame.height.length(for: offer.height, subview: size.height))
    }

    func paddingSize(_ index: Int, _ padding: PaddingLayout, _ offer: Offer) -> Size {
        padding.around(firstSize(index, padding.offer(offer)))
    }

    /// The size of the only child; nothing where there is none.
    private func firstSize(_ index: Int, _ offer: Offer) -> Size {
        records[index].childCount > 0 ? size(Int(records[index].firstChild), offer) : .zero
    }

    func layersSize(_ index: Int, _ layers: ZStackLayout, _ offer: Offer) -> Size {
        let reach = reach(index, layers, offer)
        return Size(width: reach.left + reach.right, height: reach.above + reach.below)
    }

    /// How far children on top of each other reach to each side of the shared guides.
    private func reach(
        _ index: Int, _ layers: ZStackLayout, _ offer: Offer
    ) -> (left: Double, right: Double, above: Double, below: Double) {
        guard records[index].childCount > 0 else { return (0, 0, 0, 0) }
        var reach = (left: -Double.infinity, right: -Double.infinity, above: -Double.infinity, below: -Double.infinity)
        for child in children(of: index) {
            let size = size(child, offer)
            let x = guide(child, offer, size, layers.alignment.horizontal.key)
            let y = guide(child, offer, size, layers.alignment.vertical.key)
            reach = (
                max(reach.left, x), max(reach.right, size.width - x), max(reach.above, y),
                max(reach.below, size.height - y)
            )
        }
        return reach
    }

    func placeLayers(_ index: Int, _ layers: ZStackLayout, in bounds: Rect, _ offer: Offer) {
        let reach = reach(index, layers, offer)
        for child in children(of: index) {
            let size = size(child, offer)
            let origin = Point(
                x: bounds.minX + reach.left - guide(child, offer, size, layers.alignment.horizontal.key),
                y: bounds.minY + reach.above - guide(child, offer, size, layers.alignment.vertical.key))
            put(child, at: origin, size, offer)
        }
    }

    /// Lines a child's guides up with those of `bounds`.
    func align(_ child: Int, _ alignment: Alignment, in bounds: Rect, _ offer: Offer) {
        let size = size(child, offer)
        let x =
            place(of: alignment.horizontal.key, in: bounds.size) - guide(child, offer, size, alignment.horizontal.key)
        let y = place(of: alignment.vertical.key, in: bounds.size) - guide(child, offer, size, alignment.vertical.key)
        put(child, at: Point(x: bounds.minX + x, y: bounds.minY + y), size, offer)
    }

    private func place(of key: AlignmentKey, in size: Size) -> Double {
        let length = key.isHorizontal ? size.width : size.height
        return switch key.standard {
        case .start: 0
        case .center: length / 2
        case .end, .firstBaseline, .lastBaseline: length
        case nil: key.id.defaultValue(in: ViewDimensions(size: size))
        }
    }

    func placeDecoration(_ index: Int, _ decoration: LayeredLayout, in bounds: Rect, _ offer: Offer) {
        let primary = child(decoration.primary, of: index)
        for child in children(of: index) {
            if child == primary {
                put(child, at: bounds.origin, size(child, offer), offer)
            } else {
                align(child, decoration.alignment, in: bounds, Offer(bounds.size))
            }
        }
    }
}
