extension LayoutRun {
    /// The distances a node wants from its neighbours.
    func spacing(_ index: Int) -> ViewSpacing {
        if records[index].traits.contains(.isOrdinary) { return .standard }
        return spacings[index] ?? .standard
    }

    /// Works out what all nodes want that want anything of their own, unless no layout can ask.
    ///
    /// Before anything is measured: a layout that is being asked cannot be asked something else. From the last record to
    /// the first, so that children are known before their parents: recursion took 2 KB of stack a level.
    func findSpacings() {
        guard !records[0].traits.contains(.isOrdinary), tables.asksForSpacing else { return }
        for index in stride(from: records.count - 1, through: 0, by: -1)
        where !records[index].traits.contains(.isOrdinary) {
            spacings[index] = tables.spacings[index] ?? computedSpacing(index)
        }
    }

    private func computedSpacing(_ index: Int) -> ViewSpacing {
        let detail = Int(records[index].detail)
        switch records[index].form {
        case .spacer: return tables.spacers[detail].spacing
        case .stack: return stackSpacing(index, tables.stacks[detail].axis)
        case .layers: return union(of: children(of: index))
        case .decoration: return spacing(child(tables.decorations[detail].primary, of: index))
        case .frame: return union(of: children(of: index)).resetting(tables.frames[detail].decidedEdges)
        case .flexibleFrame:
            return union(of: children(of: index)).resetting(tables.flexibleFrames[detail].decidedEdges)
        case .padding: return union(of: children(of: index)).resetting(tables.paddings[detail].decidedEdges)
        case .fill, .square, .erased: return .standard
        case .leaf, .general: return box(index).spacing()
        }
    }

    private func union(of children: Range<Int>) -> ViewSpacing {
        guard !children.isEmpty else { return .standard }
        return children.reduce(into: ViewSpacing()) { $0.formUnion(spacing($1)) }
    }

    /// The outer edges of the first and last child, and all others' along the sides.
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

    /// Works out the gaps before a stack's children, once a run.
    @inline(never)
    func findGaps(_ index: Int, _ stack: StackLayout) {
        records[index].traits.insert(.knowsGaps)
        let children = children(of: index)
        guard children.count > 1 else { return }
        var total = 0.0
        for child in children.dropFirst() {
            records[child].gap = stack.spacing ?? distance(from: child - 1, to: child, along: stack.axis)
            total += records[child].gap
        }
        containers[Int(records[index].container)].gapTotal = total
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
