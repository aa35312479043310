public import FramewrightDrawing

/// A child as its parent's layout sees it. Valid while the layout is asked.
public struct LayoutSubview {
    let run: LayoutRun
    let index: Int

    /// Higher priorities are offered space first; 0 unless set.
    public var priority: Double { run.priority(of: index) }

    /// The distances the subview wants from its neighbours.
    public var spacing: ViewSpacing {
        var spacing = run.spacing(index)
        spacing.profile = run.profile
        return spacing
    }

    /// What the view says about `key`, by `layoutValue(key:value:)`.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        run.tables.values[index]?[key] ?? Key.defaultValue
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { run.size(index, Proposal(proposal)) }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let offer = Proposal(proposal)
        return ViewDimensions(size: run.size(index, offer), view: self, offer: offer)
    }

    /// Puts the subview's `anchor` at `position`, in the coordinates of the parent's bounds.
    public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let offer = Proposal(proposal)
        let size = run.size(index, offer)
        run.put(
            index, at: Point(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height), size, offer
        )
    }

    /// Leaves the subview, and all in it, out of the placed tree.
    package func omit() { run.records[index].traits.insert([.isPlaced, .isOmitted]) }

    /// Places the subview in other surroundings than the container's.
    func place(at position: Point, proposal: ProposedViewSize, through passage: ContextChange) {
        place(at: position, proposal: proposal)
        run.contextChanges[index] = passage
    }
}

/// A container's children in source order.
public struct LayoutSubviews: RandomAccessCollection {
    let run: LayoutRun
    /// Index of the container.
    let parent: Int

    public var startIndex: Int { 0 }
    public var endIndex: Int { Int(run.records[parent].childCount) }

    public subscript(position: Int) -> LayoutSubview {
        precondition(indices.contains(position), "a subview's index lies in the container's indices")
        return LayoutSubview(run: run, index: run.child(position, of: parent))
    }

    /// How far the container was grown into the unsafe area it must keep its content out of.
    var margins: EdgeInsets { run.margins[parent] ?? .zero }

    /// False where no subview can set the guide.
    func maySet(_ key: AlignmentKey) -> Bool {
        run.children(of: parent).contains { run.records[$0].guides.contains(key.kind) }
    }

    /// Explicit guides of the subviews where they were last placed.
    func placedGuides(_ key: AlignmentKey) -> [Double] { run.placedGuides(parent, key) }
}
