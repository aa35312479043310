import FramewrightDrawing

extension LayoutRun {
    /// Extends a node into the unsafe area on each edge that it ignores and touches, and proposes the extended size to
    /// it.
    func extend(_ index: Int, _ mirrors: Bool) {
        let ignored = Edge.Set(rawValue: Int(records[index].safeAreaEdgesIgnored)).mirrored(mirrors)
        let inset = Edge.Set(rawValue: Int(records[index].safeAreaEdgesInset)).mirrored(mirrors)
        let reach = reach(beyond: index)
        let frame = spots[index].frame.outset(by: reach.kept(on: ignored.union(inset)))
        guard frame != spots[index].frame else { return }
        spots[index].offer = Proposal(frame.size)
        let size = size(index, spots[index].offer)
        let origin = Point(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
        spots[index].frame = Rect(origin: origin, size: size)
        let margins = reach.kept(on: inset.subtracting(ignored))
        self.margins[index] = mirrors ? margins.mirrored : margins
    }

    /// Returns the insets by which the unsafe area extends beyond a node's frame, on the edges where the frame touches
    /// the safe area's edge.
    func reach(beyond index: Int) -> EdgeInsets {
        let around = contexts[Int(records[index].context)]
        let frame = spots[index].frame
        var reach = around.touched(by: frame, in: around.full)
        if around.scrolled.contains(.horizontal) { (reach.leading, reach.trailing) = (0, 0) }
        if around.scrolled.contains(.vertical) { (reach.top, reach.bottom) = (0, 0) }
        return reach
    }

    /// Gives a child its own surroundings.
    func lead(_ child: Int, through passage: ContextChange, in bounds: Rect, _ mirrors: Bool) {
        var around = contexts[Int(records[child].context)]
        around.cover(mirrors ? passage.insets.mirrored : passage.insets, of: bounds)
        around.scrolled.formUnion(passage.scrolled)
        around.container = passage.container ?? around.container
        records[child].context = Int32(contexts.count)
        contexts.append(around)
    }

    /// Returns the geometry that a deferred node's content depends on. The content's own marked nodes are left out.
    func site(of index: Int) -> DeferredSite {
        var site = DeferredSite(
            frame: spots[index].frame,
            containerSize: contexts[Int(records[index].context)].container,
            safeAreaInsets: reach(beyond: index))
        for (marked, marks) in tables.marks where isShown(marked) && !isInside(marked, of: index) {
            let frame = spots[marked].frame.inset(by: margins[marked] ?? .zero)
            for mark in marks { site.markedFrames[mark] = frame }
        }
        return site
    }

    /// Whether a node is a descendant of another.
    private func isInside(_ index: Int, of ancestor: Int) -> Bool {
        var current = Int(records[index].parent)
        // Nodes come after their ancestors.
        while current > ancestor { current = Int(records[current].parent) }
        return current == ancestor
    }

    /// Returns false if the node or one of its ancestors is omitted.
    func isShown(_ index: Int) -> Bool {
        var current = index
        while current >= 0 {
            if records[current].traits.contains(.isOmitted) { return false }
            current = Int(records[current].parent)
        }
        return true
    }
}

extension PlacementContext {
    /// Returns the insets by which `outer` extends beyond a frame, on the edges where the frame touches the safe area's
    /// edge.
    fileprivate func touched(by frame: Rect, in outer: Rect) -> EdgeInsets {
        let touch = 0.001
        return EdgeInsets(
            top: abs(frame.minY - safe.minY) < touch ? frame.minY - outer.minY : 0,
            leading: abs(frame.minX - safe.minX) < touch ? frame.minX - outer.minX : 0,
            bottom: abs(frame.maxY - safe.maxY) < touch ? outer.maxY - frame.maxY : 0,
            trailing: abs(frame.maxX - safe.maxX) < touch ? outer.maxX - frame.maxX : 0)
    }

    /// Removes the insets of `bounds` from the safe area. Nodes that ignore the safe area there extend to the edge of
    /// the bounds, and beyond it where the bounds touch the outer safe area's edge.
    fileprivate mutating func cover(_ insets: EdgeInsets, of bounds: Rect) {
        let beyond = touched(by: bounds, in: full)
        var (inner, outer) = (safe.edges, full.edges)
        let borders = bounds.edges
        if insets.top != 0 { (inner.top, outer.top) = (borders.top + insets.top, borders.top - beyond.top) }
        if insets.leading != 0 {
            (inner.leading, outer.leading) = (borders.leading + insets.leading, borders.leading - beyond.leading)
        }
        if insets.bottom != 0 {
            (inner.bottom, outer.bottom) = (borders.bottom - insets.bottom, borders.bottom + beyond.bottom)
        }
        if insets.trailing != 0 {
            (inner.trailing, outer.trailing) = (borders.trailing - insets.trailing, borders.trailing + beyond.trailing)
        }
        (safe, full) = (Rect(edges: inner), Rect(edges: outer))
    }
}

extension Rect {
    /// The positions of the four edges.
    fileprivate var edges: EdgeInsets { EdgeInsets(top: minY, leading: minX, bottom: maxY, trailing: maxX) }

    fileprivate init(edges: EdgeInsets) {
        self.init(
            x: edges.leading, y: edges.top, width: edges.trailing - edges.leading, height: edges.bottom - edges.top)
    }

    fileprivate func outset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX - insets.leading, y: minY - insets.top, width: width + insets.leading + insets.trailing,
            height: height + insets.top + insets.bottom)
    }
}

extension EdgeInsets {
    /// The insets with leading and trailing exchanged.
    var mirrored: EdgeInsets { EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) }

    /// Returns the insets with zero on edges outside the set.
    func kept(on edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }
}

extension Edge.Set {
    /// Returns the edges with leading and trailing exchanged if `isMirrored` is true.
    func mirrored(_ isMirrored: Bool) -> Edge.Set {
        guard isMirrored else { return self }
        var edges = intersection(.vertical)
        if contains(.leading) { edges.insert(.trailing) }
        if contains(.trailing) { edges.insert(.leading) }
        return edges
    }
}
