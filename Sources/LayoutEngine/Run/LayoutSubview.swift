public import FramewrightDrawing

/// A child as its parent's layout accesses it. Valid only during the call of the layout.
public struct LayoutSubview {
    let run: LayoutRun
    let index: Int

    /// The layout priority, 0 by default. Subviews of higher priority get their share first.
    public var priority: Double { run.priority(of: index) }

    /// The subview's spacing preferences.
    public var spacing: ViewSpacing {
        var spacing = run.spacing(index)
        spacing.profile = run.profile
        return spacing
    }

    /// The value that the view set for `key` by `layoutValue(key:value:)`, or the key's default.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        run.tables.values[index]?[key] ?? Key.defaultValue
    }

    /// Returns the subview's size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { run.size(index, Proposal(proposal)) }

    /// Returns the subview's size and alignment guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let offer = Proposal(proposal)
        return ViewDimensions(size: run.size(index, offer), source: run, index: index, offer: offer)
    }

    /// Places the subview's `anchor` at `position`, in the coordinates of the parent's bounds.
    public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let offer = Proposal(proposal)
        let size = run.size(index, offer)
        run.put(
            index, at: Point(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height), size, offer
        )
    }

    /// Leaves the subview and its descendants out of the placed tree.
    package func omit() { run.records[index].traits.insert([.isPlaced, .isOmitted]) }

    /// Places the subview in surroundings that differ from the container's.
    func place(at position: Point, proposal: ProposedViewSize, through passage: ContextChange) {
        place(at: position, proposal: proposal)
        run.contextChanges[index] = passage
    }
}

/// A container's children, in source order.
public struct LayoutSubviews: RandomAccessCollection {
    let run: LayoutRun
    /// The node index of the container.
    let parent: Int

    /// The index of the first subview.
    public var startIndex: Int { 0 }
    /// The number of subviews.
    public var endIndex: Int { Int(run.records[parent].childCount) }

    /// The subview at a position.
    public subscript(position: Int) -> LayoutSubview {
        precondition(indices.contains(position), "a subview's index lies in the container's indices")
        return LayoutSubview(run: run, index: run.child(position, of: parent))
    }

    /// The insets by which the container was extended into the unsafe area, for a layout that keeps its content out of
    /// it.
    var margins: EdgeInsets { run.margins[parent] ?? .zero }

    /// Returns false if no subview can set the guide.
    func maySet(_ key: AlignmentKey) -> Bool {
        run.children(of: parent).contains { run.records[$0].guides.contains(key.kind) }
    }

    /// Returns the explicit guides of the subviews at their latest positions.
    func placedGuides(_ key: AlignmentKey) -> [Double] { run.placedGuides(parent, key) }
}
