import FramewrightDrawing
import FramewrightLayoutEngine

/// The panel of an open menu: a row per action, with lines between them and gaps between groups.
struct MenuPanel<Content: View>: View {
    @Environment(\.self) private var environment
    let content: Content
    let end: @MainActor () -> Void

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: environment.length(.panelRadius))
        MenuRows(content: content)
            .frame(width: environment.length(.panelWidth))
            .background(.control(.panel), in: shape)
            .clipShape(shape)
            .panelShadow()
            .foregroundStyle(.control(.ink))
            .endingAfterAction(end)
    }
}

private struct MenuRows<Content: View>: PrimitiveView {
    let content: Content

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let nodes = lowering.at(.position(0)).with { $0.menuStyle = nil }.nodes(
            of: content.buttonStyle(MenuRowStyle()).font(.body).tint(nil))
        let groups = MenuGroup.groups(of: nodes)
        let rows = VStack(spacing: 0) {
            ForEach(groups.indices, id: \.self) { index in
                if index > 0 { Rectangle().fill(.control(.fill)).frame(height: lowering.environment.length(.panelGap)) }
                MenuGroupView(group: groups[index])
            }
        }
        return lowering.at(.position(1)).nodes(of: rows)
    }
}

/// The rows between two gaps of a menu.
private struct MenuGroup {
    private(set) var rows: [ViewNode] = []

    /// Divides nodes at dividers and at the ends of sections.
    static func groups(of nodes: [ViewNode]) -> [MenuGroup] {
        var groups = [MenuGroup()]
        var section: SectionIdentity?
        for node in nodes {
            let own = node.payload.role?.section
            if node.payload.name == "Divider" || own != section { groups.append(MenuGroup()) }
            section = own
            if node.payload.name != "Divider" { groups[groups.count - 1].rows.append(node) }
        }
        return groups.filter { !$0.rows.isEmpty }
    }
}

private struct MenuGroupView: View {
    @Environment(\.self) private var environment
    let group: MenuGroup

    var body: some View {
        ForEach(group.rows.indices, id: \.self) { index in
            if index > 0 { Rectangle().fill(.control(.separator)).frame(height: environment.hairline) }
            if group.rows[index].payload.control == nil { remark(group.rows[index]) } else { row(group.rows[index]) }
        }
    }

    private func row(_ node: ViewNode) -> some View { LoweredView(node: node) }

    /// A title of a group, or a view without an action.
    private func remark(_ node: ViewNode) -> some View {
        LoweredView(node: node)
            .padding(.horizontal, environment.length(.rowSide))
            .padding(.vertical, environment.length(.rowEdge))
            .frame(maxWidth: .infinity, minHeight: environment.length(.rowHeight), alignment: .leading)
    }
}

/// A row with the title at the leading and the icon at the trailing edge.
private struct MenuRowStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { MenuRow(configuration: configuration) }
}

private struct MenuRow: View {
    @Environment(\.self) private var environment
    let configuration: ButtonStyleConfiguration

    var body: some View {
        MenuRowLabel(label: configuration.label)
            .foregroundStyle(configuration.role == .destructive ? .control(.destructive) : .control(.ink))
            .padding(.horizontal, environment.length(.rowSide))
            .padding(.vertical, environment.length(.rowEdge))
            .frame(maxWidth: .infinity, minHeight: environment.length(.rowHeight), alignment: .leading)
            .background { if configuration.isPressed { Rectangle().fill(.control(.fill)) } }
            .contentShape(Rectangle())
            .fadedWhenDisabled()
    }
}

private struct MenuRowLabel<Label: View>: PrimitiveView {
    let label: Label

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let parts = lowering.at(.position(0)).parts(of: label)
        let row = HStack(spacing: lowering.environment.length(.labelGap)) {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(parts.titles.indices, id: \.self) { LoweredView(node: parts.titles[$0]) }
            }
            Spacer(minLength: 0)
            if let icon = parts.icon { LoweredView(node: icon) }
        }
        return lowering.at(.position(1)).nodes(of: row)
    }
}
