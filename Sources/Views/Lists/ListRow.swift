import FramewrightDrawing
import FramewrightLayoutEngine

/// A row of a list: the view with insets, a background, and the parts beside it.
struct ListRow: View {
    @Environment(\.self) private var environment
    let node: ViewNode
    let traits: ListRowTraits
    let selection: RowSelection?

    var body: some View {
        if hasActions {
            SwipeableRow(actions: RowActions(traits), row: row.background { behind })
        } else {
            row.background { if hasBackground { behind } }
        }
    }

    private var hasActions: Bool {
        traits.leadingActions != nil || traits.trailingActions != nil
            || (traits.delete != nil && !traits.isDeleteDisabled)
    }

    private var hasBackground: Bool { traits.background != nil || selection?.isSelected == true }

    /// The background under the row, which covers the actions beside it.
    @ViewBuilder private var behind: some View {
        if selection?.isSelected == true {
            Rectangle().fill(.control(.track)).background(.control(surface))
        } else if let background = traits.background {
            ZStack { LoweredViews(nodes: background) }
        } else {
            Rectangle().fill(.control(surface))
        }
    }

    private var surface: ControlColor {
        environment.listContext?.isGrouped == false ? environment.pageColor : .surface
    }

    private var row: some View {
        content
            .padding(insets)
            .frame(maxWidth: .infinity, minHeight: environment.defaultMinListRowHeight, alignment: .leading)
            .changingNode { answer(&$0) }
            .markedSelected(selection?.isSelected == true)
    }

    /// Accepts taps for the row's only button, or to select the row.
    private func answer(_ row: inout ViewNode) {
        guard environment.isEnabled else { return }
        if isSelectable, let selection {
            row.payload.hitShape = Rectangle()
            row.payload.interactions.append(.tap(count: 1) { _ in selection.toggle() })
        } else if let button = node.soleButton, !button.payload.interactions.isEmpty {
            row.payload.hitShape = Rectangle()
            row.payload.interactions += button.payload.interactions
        }
    }

    private var isSelectable: Bool {
        guard let selection, !traits.isSelectionDisabled else { return false }
        return !selection.list.isMultiple || environment.isEditing
    }

    @ViewBuilder private var content: some View {
        if hasParts {
            HStack(spacing: environment.length(.listPart)) {
                if environment.isEditing { leadingPart }
                LoweredView(node: node).frame(maxWidth: .infinity, alignment: .leading)
                trailingParts
            }
        } else {
            LoweredView(node: node)
        }
    }

    private var hasParts: Bool {
        traits.badge?.isEmpty == false || traits.isLink
            || (environment.isEditing && (traits.delete != nil || traits.move != nil || isSelectable))
    }

    @ViewBuilder private var leadingPart: some View {
        if isSelectable, let selection {
            SelectionMark(isSelected: selection.isSelected)
        } else if traits.delete != nil, !traits.isDeleteDisabled {
            DeletionMark()
        }
    }

    @ViewBuilder private var trailingParts: some View {
        if let badge = traits.badge { HStack { LoweredViews(nodes: badge) }.foregroundStyle(.control(.inkSecondary)) }
        if environment.isEditing, let move = traits.move, !traits.isMoveDisabled {
            MoveHandle(height: environment.defaultMinListRowHeight, move: move)
        } else if traits.isLink {
            Chevron().stroke(
                .control(.placeholder), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
            )
            .frame(width: 7 * environment.bodyGrowth, height: 12 * environment.bodyGrowth)
        }
    }

    private var insets: EdgeInsets {
        let (side, edge) = (environment.rowSide, environment.length(.rowEdge))
        let edges = traits.insetEdges
        return EdgeInsets(
            top: edges.contains(.top) ? traits.insets.top : edge,
            leading: edges.contains(.leading) ? traits.insets.leading : side,
            bottom: edges.contains(.bottom) ? traits.insets.bottom : edge,
            trailing: edges.contains(.trailing) ? traits.insets.trailing : side)
    }
}
