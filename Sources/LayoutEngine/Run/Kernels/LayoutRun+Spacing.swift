extension LayoutRun {
    /// Returns a node's spacing preferences.
    func spacing(_ index: Int) -> ViewSpacing {
        if records[index].traits.contains(.isOrdinary) { return .standard }
        if let known = spacings[index] { return known }
        findSpacings(from: index)
        return spacings[index] ?? .standard
    }

    /// Computes the spacing preferences of a node and of the descendants that they depend on.
    ///
    /// Computed on demand, because few layouts need them (see Performance), and iteratively, children first, because
    /// recursion takes 2 KB of stack per level. A layout asks for its subviews' preferences only, which are complete by
    /// then.
    @inline(never)
    private func findSpacings(from top: Int) {
        var (waiting, found) = ([top], [Int]())
        while let index = waiting.popLast() {
            found.append(index)
            guard tables.spacings[index] == nil else { continue }
            for child in children(of: index)
            where !records[child].traits.contains(.isOrdinary) && spacings[child] == nil { waiting.append(child) }
        }
        for index in found.reversed() { spacings[index] = tables.spacings[index] ?? computedSpacing(index) }
    }

    private func computedSpacing(_ index: Int) -> ViewSpacing {
        let detail = Int(records[index].detail)
        switch records[index].form {
        case .spacer: return tables.spacers[detail].spacing
        case .stack: return stackSpacing(index, tables.stacks[detail].axis)
        case .layers:
            let decisive = highestPriority(index)
            return union(of: children(of: index).filter { !(priority(of: $0) < decisive) })
        case .decoration: return spacing(child(tables.decorations[detail].primary, of: index))
        case .frame: return union(of: children(of: index)).framed(on: tables.frames[detail].decidedEdges)
        case .flexibleFrame:
            return union(of: children(of: index)).framed(on: tables.flexibleFrames[detail].decidedEdges)
        case .padding: return union(of: children(of: index)).resetting(tables.paddings[detail].decidedEdges)
        case .fill, .square, .erased: return .standard
        case .leaf, .general: return box(index).spacing()
        }
    }

    private func union(of children: some Collection<Int>) -> ViewSpacing {
        guard !children.isEmpty else { return .standard }
        return children.reduce(into: ViewSpacing()) { $0.formUnion(spacing($1)) }
    }

    /// Returns the union of the first and last child's outer edges, and of all children's edges across the stack.
    private func stackSpacing(_ index: Int, _ axis: Axis) -> ViewSpacing {
        let children = children(of: index)
        guard let first = children.first, let last = children.last else { return .standard }
        let edges: (start: Edge.Set, end: Edge.Set, sides: Edge.Set) =
            axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
        var union = ViewSpacing()
        for child in children { union.formUnion(spacing(child), edges: edges.sides) }
        union.formUnion(spacing(first), edges: edges.start)
        union.formUnion(spacing(last), edges: edges.end)
        return union
    }

    /// Computes the gaps before a stack's children, once per run.
    @inline(never)
    func findGaps(_ index: Int, _ stack: StackParameters) {
        records[index].traits.insert(.knowsGaps)
        let (children, container) = (children(of: index), Int(records[index].container))
        guard children.count > 1 else { return }
        containers[container].hasOwnGaps = stack.spacing == nil && !holdsOnlyOrdinary(children)
        if containers[container].hasOwnGaps { return findOwnGaps(children, container, stack.axis) }
        containers[container].gap = stack.spacing ?? profile.standard
        var total = 0.0
        for _ in children.dropFirst() { total += containers[container].gap }
        containers[container].gapTotal = total
    }

    private func holdsOnlyOrdinary(_ children: Range<Int>) -> Bool {
        children.allSatisfy { records[$0].traits.contains(.isOrdinary) }
    }

    @inline(never)
    private func findOwnGaps(_ children: Range<Int>, _ container: Int, _ axis: Axis) {
        if containers[container].gaps < 0 { containers[container].gaps = Int32(gaps.append(0, count: children.count)) }
        var total = 0.0
        for child in children.dropFirst() {
            let gap = distance(from: child - 1, to: child, along: axis)
            gaps[Int(containers[container].gaps) + child - children.lowerBound] = gap
            total += gap
        }
        containers[container].gapTotal = total
    }

    /// Returns the gap between a stack's child and the preceding one.
    @inline(__always)
    func gap(before child: Int, in stack: Int) -> Double {
        let (offset, container) = (child - Int(records[stack].firstChild), Int(records[stack].container))
        if offset == 0 { return 0 }
        guard containers[container].hasOwnGaps else { return containers[container].gap }
        return gaps[Int(containers[container].gaps) + offset]
    }

    private func distance(from first: Int, to second: Int, along axis: Axis) -> Double {
        if records[first].traits.contains(.isOrdinary), records[second].traits.contains(.isOrdinary) {
            return profile.standard
        }
        var spacing = spacing(first)
        spacing.profile = profile
        return spacing.distance(to: self.spacing(second), along: axis)
    }
}
