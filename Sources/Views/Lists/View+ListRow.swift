public import FramewrightDrawing
public import FramewrightLayoutEngine

/// The attributes of rows. Those set on a `Section` or a `ForEach` apply to all rows inside without their own.
extension View {
    /// Sets the insets of a row's content, in points; nil for the list's.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        changingRow { row in
            guard let insets, row.insetEdges.isEmpty else { return }
            (row.insets, row.insetEdges) = (insets, .all)
        }
    }

    /// Sets the insets of a row's content on some edges, in points; nil for the list's.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: Double?) -> some View {
        changingRow { row in
            guard let length else { return }
            let new = edges.subtracting(row.insetEdges)
            if new.contains(.top) { row.insets.top = length }
            if new.contains(.leading) { row.insets.leading = length }
            if new.contains(.bottom) { row.insets.bottom = length }
            if new.contains(.trailing) { row.insets.trailing = length }
            row.insetEdges.formUnion(new)
        }
    }

    /// Places a view behind a row, instead of the list's background; nil for the latter.
    public func listRowBackground<Background: View>(_ view: Background?) -> some View {
        ListRowBackgroundView(row: self, background: view)
    }

    /// Hides or shows the separators of a row.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        changingRow { row in
            let new = edges.edges.subtracting(row.hiddenSeparators.union(row.shownSeparators))
            switch visibility {
            case .hidden: row.hiddenSeparators.formUnion(new)
            case .visible: row.shownSeparators.formUnion(new)
            case .automatic: break
            }
        }
    }

    /// Sets the colour of a row's separators; nil for the list's.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        SeparatorTintView(row: self, color: color, edges: edges)
    }

    /// Hides or shows the separators around a section. Accepted without effect, because sections have none.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

    /// Sets the colour of the separators around a section. Accepted without effect, because sections have none.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

    /// Disables the deletion of a row.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { changingRow { $0.isDeleteDisabled = isDisabled } }

    /// Disables the movement of a row.
    public func moveDisabled(_ isDisabled: Bool) -> some View { changingRow { $0.isMoveDisabled = isDisabled } }

    /// Disables the selection of a row.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        changingRow { $0.isSelectionDisabled = isDisabled }
    }

    /// Changes the attributes as rows of the view's nodes. Attributes that are already set belong to inner modifiers.
    func changingRow(_ change: @escaping (inout ListRowTraits) -> Void) -> some View {
        changingNode { $0.payload.changeRow(change) }
    }
}

extension VerticalEdge.Set {
    fileprivate var edges: Edge.Set {
        var edges: Edge.Set = []
        if contains(.top) { edges.insert(.top) }
        if contains(.bottom) { edges.insert(.bottom) }
        return edges
    }
}

private struct ListRowBackgroundView<Row: View, Background: View>: PrimitiveView {
    let row: Row
    let background: Background?

    func lower(_ lowering: Lowering) -> [ViewNode] {
        var nodes = lowering.at(.position(0)).nodes(of: row)
        guard let background, lowering.environment.listContext != nil else { return nodes }
        let behind = lowering.at(.position(1)).nodes(of: background).numbered()
        for index in nodes.indices {
            nodes[index].payload.changeRow { if $0.background == nil { $0.background = behind } }
        }
        return nodes
    }
}

private struct SeparatorTintView<Row: View>: PrimitiveView {
    let row: Row
    let color: Color?
    let edges: VerticalEdge.Set

    func lower(_ lowering: Lowering) -> [ViewNode] {
        var nodes = lowering.nodes(of: row)
        guard let color else { return nodes }
        let paint = lowering.paint(color)
        for index in nodes.indices {
            nodes[index].payload.changeRow { traits in
                if edges.contains(.top), traits.topSeparator == nil { traits.topSeparator = paint }
                if edges.contains(.bottom), traits.bottomSeparator == nil { traits.bottomSeparator = paint }
            }
        }
        return nodes
    }
}
