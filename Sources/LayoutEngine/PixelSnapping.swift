import FramewrightDrawing

extension PlacedTree {
    /// The tree with every edge moved to the nearest pixel border at `scale` pixels a point.
    ///
    /// Edges are rounded, not sizes, so views that touched still touch: no gap and no overlap appears between them.
    ///
    /// Consuming: a tree nobody else holds is snapped in place, a copy takes a tenth of a large layout.
    public consuming func snapped(to scale: Double) -> PlacedTree {
        for index in nodes.indices { nodes[index].frame = nodes[index].frame.snapped(to: scale) }
        return self
    }
}

extension Rect {
    /// A frame no screen can show is left as it is.
    func snapped(to scale: Double) -> Rect {
        guard isFinite else { return self }
        let left = snap(minX, scale)
        let top = snap(minY, scale)
        return Rect(x: left, y: top, width: snap(maxX, scale) - left, height: snap(maxY, scale) - top)
    }
}

/// Rounds half up, after a nudge of a ten-thousandth of a pixel: the same edge reached by two different sums differs in
/// its last bits, and must not fall to two sides of a half.
private func snap(_ position: Double, _ scale: Double) -> Double {
    (position * scale + 0.5001).rounded(.down) / scale
}
