import FramewrightDrawing

extension LayoutRun: GuideSource {
    /// Returns the position of a guide in a node, from its left or top edge in points.
    @inline(__always)
    func guide(_ index: Int, _ offer: Proposal, _ size: Size, _ key: AlignmentKey) -> Double {
        if records[index].guides.contains(key.kind), let explicit = explicitGuide(index, offer, key) { return explicit }
        let length = key.isHorizontal ? size.width : size.height
        if let standard = key.standard { return standard.position(in: length) }
        return key.id.defaultValue(
            in: ViewDimensions(size: size, source: self, index: index, offer: offer))
    }

    /// Returns the position of a guide that the node or a descendant sets, from the node's left or top edge. Returns
    /// nil if none does.
    func explicitGuide(_ index: Int, _ offer: Proposal, _ key: AlignmentKey) -> Double? {
        guard records[index].guides.contains(key.kind) else { return nil }
        if let known = knownGuide(index, offer, key) { return known.isNaN ? nil : known }
        let guide = computedGuide(index, offer, key)
        remember(guide ?? .nan, index, offer, key)
        return guide
    }

    // Not inlined, like everything outside the recursion, to keep the stack frames of the recursion small.

    @inline(never)
    private func knownGuide(_ index: Int, _ offer: Proposal, _ key: AlignmentKey) -> Double? {
        guides[GuideCacheKey(size: SizeCacheKey(index, offer), key: key)]
    }

    @inline(never)
    private func remember(_ guide: Double, _ index: Int, _ offer: Proposal, _ key: AlignmentKey) {
        guides[GuideCacheKey(size: SizeCacheKey(index, offer), key: key)] = guide
    }

    @inline(never)
    private func computedGuide(_ index: Int, _ offer: Proposal, _ key: AlignmentKey) -> Double? {
        let bounds = Rect(origin: .zero, size: size(index, offer))
        switch records[index].form {
        case .leaf, .general: return box(index).explicitAlignment(of: key, in: bounds, proposal: offer.proposal)
        case .decoration:
            return explicitGuide(child(tables.decorations[Int(records[index].detail)].primary, of: index), offer, key)
        default:
            placeChildren(index, in: bounds, offer)
            return key.combined(placedGuides(index, key))
        }
    }

    /// Returns the explicit guides of a node's children at their latest positions.
    func placedGuides(_ index: Int, _ key: AlignmentKey) -> [Double] {
        children(of: index).compactMap { child in
            guard !records[child].traits.contains(.isOmitted) else { return nil }
            let origin = spots[child].frame.origin
            return explicitGuide(child, spots[child].offer, key).map {
                (key.isHorizontal ? origin.x : origin.y) + $0
            }
        }
    }
}
