import FramewrightDrawing

extension PlacedTree {
    /// Returns the tree with every edge moved to the nearest pixel boundary at `scale` pixels per point.
    ///
    /// Edges are rounded, not sizes, so adjacent views stay adjacent: no gap and no overlap appears between them. The
    /// method consumes the tree, so that a uniquely referenced one is snapped in place, because copying a large one is
    /// slow.
    public consuming func snapped(to scale: Double) -> PlacedTree {
        for index in nodes.indices { nodes[index].frame = nodes[index].frame.snapped(to: scale) }
        return self
    }
}

extension Rect {
    /// Returns the snapped frame. Non-finite frames stay as they are.
    func snapped(to scale: Double) -> Rect {
        guard isFinite else { return self }
        let left = snap(minX, scale)
        let top = snap(minY, scale)
        return Rect(x: left, y: top, width: snap(maxX, scale) - left, height: snap(maxY, scale) - top)
    }
}

/// Rounds half up, after adding a ten-thousandth of a pixel: the same edge computed as two different sums may differ in
/// the last bits, and must not be rounded in two directions.
private func snap(_ position: Double, _ scale: Double) -> Double {
    (position * scale + 0.5001).rounded(.down) / scale
}
