public import FramewrightDrawing

/// A child as its parent's layout sees it.
public struct LayoutSubview {
    let element: LayoutElement

    /// Higher priorities are offered space first; 0 unless set.
    public var priority: Double { element.priority }

    /// The distances the subview wants from its neighbours.
    public var spacing: ViewSpacing { element.spacing }

    /// What the view says about `key`, by `layoutValue(key:value:)`.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { element.values[key] }

    /// True for a `Spacer`, which takes no default spacing and is served last.
    var isSpacer: Bool { element.isSpacer }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { element.size(for: proposal) }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: element.size(for: proposal), element: element, proposal: proposal)
    }

    /// Puts the subview's `anchor` at `position`, in the coordinates of the parent's bounds.
    public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        element.place(at: position, anchor: anchor, proposal: proposal)
    }
}

/// A container's children in source order.
public struct LayoutSubviews: RandomAccessCollection {
    let elements: [LayoutElement]

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(position: Int) -> LayoutSubview { LayoutSubview(element: elements[position]) }

    func maySet(_ key: AlignmentKey) -> Bool { !isEmpty }

    /// Explicit guides of the subviews where they were last placed.
    func placedGuides(_ key: AlignmentKey) -> [Double] {
        elements.compactMap { element in
            element.explicitAlignment(of: key, proposal: element.placement.proposal).map {
                element.placement.origin[key.isHorizontal ? .horizontal : .vertical] + $0
            }
        }
    }
}
