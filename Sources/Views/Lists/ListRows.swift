import FramewrightDrawing
import FramewrightLayoutEngine

/// The content of a list, divided into sections and rows.
struct ListRows<Content: View>: PrimitiveView {
    let style: ListStyle
    let content: Content

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let isGrouped = style.isGrouped
        let inner = lowering.at(.position(0)).with { $0.listContext = style }
        let sections = ListSection.sections(of: inner.nodes(of: content).numbered())
        let rows = VStack(alignment: .leading, spacing: isGrouped ? lowering.environment.length(.sectionGap) : 0) {
            ForEach(sections) { ListSectionView(section: $0, isGrouped: isGrouped) }
        }
        .padding(.vertical, isGrouped ? lowering.environment.length(.sectionGap) : 0)
        .padding(.horizontal, isGrouped ? lowering.environment.length(.groupSide) : 0)
        return lowering.at(.position(1)).nodes(of: rows)
    }
}

private struct ListSectionView: View {
    @Environment(\.self) private var environment
    let section: ListSection
    let isGrouped: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if !section.header.isEmpty { remark(section.header) }
            if !section.rows.isEmpty { card }
            if !section.footer.isEmpty { remark(section.footer) }
        }
    }

    private func remark(_ nodes: [ViewNode]) -> some View {
        VStack(alignment: .leading, spacing: 0) { LoweredViews(nodes: nodes) }
            .padding(.horizontal, environment.length(.rowSide))
            .padding(.vertical, environment.length(.headerGap))
    }

    @ViewBuilder private var card: some View {
        if isGrouped {
            rows.background(
                .control(.surface), in: RoundedRectangle(cornerRadius: environment.length(.groupRadius)))
        } else {
            rows
        }
    }

    private var rows: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(ListPart.parts(of: section.rows)) { part in
                if let node = part.row { row(node) } else { separator }
            }
        }
    }

    private func row(_ node: ViewNode) -> some View {
        LoweredView(node: node)
            .padding(.vertical, environment.length(.rowEdge))
            .padding(.horizontal, environment.length(.rowSide))
            .frame(maxWidth: .infinity, minHeight: environment.length(.rowHeight), alignment: .leading)
    }

    private var separator: some View {
        Rectangle().fill(.control(.separator)).frame(height: environment.hairline)
            .padding(.leading, environment.length(.rowSide))
    }
}

/// Views with existing nodes.
private struct LoweredViews: PrimitiveView {
    let nodes: [ViewNode]

    func lower(_ lowering: Lowering) -> [ViewNode] { nodes }
}
