import FramewrightDrawing

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
}
